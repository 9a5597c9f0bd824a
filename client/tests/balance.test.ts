import { beforeEach, describe, expect, test } from 'vitest';
import { balanceParts, parts, wayParts } from '../src/i18n/balance';
import { shown, signed, unsigned } from '../src/i18n/points';

import type { Action, Gain, Way } from '../src/protocol';
import { MONK, Names } from '../src/i18n/names';
import { games, install, tableWith } from './fake';

beforeEach(install);

const [welcome] = games.level5;
if (welcome?.type !== 'welcome') throw new Error('no welcome');
const names = new Names(welcome.catalogue, [], 0);
const { view } = tableWith(games.level5, 'plan');
const gain = (action: Action, points: number): Gain => ({ action, points });
const way = (points: number, behind: number, gains: Gain[]): Way => ({
  ...{ steps: [], points, behind, win: 50, reasons: [], gains, die: null },
});
const sum = (all: { points: number }[]) => all.reduce((sum, { points }) => sum + points, 0);

describe('what a difference consists of', () => {
  test('adds up as it is shown, with everything else as one', () => {
    const all = parts(
      [
        { label: 'a', points: 904 },
        { label: 'b', points: -333 },
        { label: 'too small', points: 12 },
      ],
      588,
    );
    expect(all).toEqual([
      { label: 'a', points: 900 },
      { label: 'b', points: -330 },
      { label: 'everything else', points: 20 },
    ]);
    expect(parts([{ label: 'a', points: 904 }], 900)).toHaveLength(1);
    // A loss is rounded like a gain, so a sentence and its list say the same.
    expect([shown(235), shown(-235), shown(-4)]).toEqual([240, -240, 0]);
    expect(unsigned(-235)).toBe(signed(235).slice(1));
    expect(parts([], 0)).toEqual([]);
  });

  test('of two ways is what only one of them does, and what their common steps bring more or less', () => {
    const monk = gain({ use: { die: { colour: 'white', face: 1 }, at: MONK } }, 300);
    const best = way(6000, 0, [
      gain({ buy: 'table' }, 900),
      monk,
      gain({ upgrade: { area: 'safe', returned: 0 } }, 400),
      gain('close', 250),
    ]);
    const other = way(5800, 200, [
      { ...monk, points: 100 },
      gain({ buy: 'server' }, 500),
      gain({ upgrade: { area: 'safe', returned: 2 } }, 450),
      gain('close', 400),
    ]);
    const all = wayParts(other, best, names, view);
    expect(all.map(({ label, points }) => `${points / 100} ${label}`)).toEqual([
      '-9 Buy a Table',
      '5 Buy a Server',
      '4.5 Upgrade the Safe, returning 2 cards',
      '-4 Upgrade the Safe',
      '-2 Monk (in both)',
      '1.5 Thalers and beer kept',
      '2 everything else',
    ]);
    expect(sum(all)).toBe(-200);
    // What a step costs in both ways sets neither apart.
    const costly = gain('bard', -120);
    expect(
      wayParts(way(5900, 100, [costly]), way(6000, 0, [costly, gain({ buy: 'table' }, 100)]), names, view),
    ).toEqual([{ label: 'Buy a Table', points: -100 }]);
  });

  test('of two answers is where points come from', () => {
    const answer: Way = { ...way(5900, 100, []), reasons: [{ source: 'guests', points: -130 }] };
    expect(wayParts(answer, way(6000, 0, []), names, view)).toEqual([
      { label: 'guests in the deck', points: -130 },
      { label: 'everything else', points: 30 },
    ]);
  });

  test('of a mistake is counted at the end of the games', () => {
    const balance = {
      upgrades: 1000,
      nobles: 1000,
      guests: -400,
      regulars: 0,
      tavern_cards: 0,
      schnapps: 0,
      reputation: 500,
      rival: -100,
    };
    const all = balanceParts(balance, 2000);
    expect(all.map(({ label, points }) => `${points / 100} ${label}`)).toEqual([
      '10 upgrades with their Nobles',
      '10 other Nobles',
      '5 Reputation',
      '-4 Guests',
      '-1 more for the best rival',
    ]);
    expect(sum(all)).toBe(2000);
  });
});
