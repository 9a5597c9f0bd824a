import type { Action, Price, Purse, Reach } from '../../protocol';
import { held } from '../../variant';
import type { IconName } from '../parts/icons';

/** Something on an axis of the chart: what costs that much. */
export interface Tick {
  at: number;
  icon: IconName;
}

/** The most of each that any of the purses has. */
export function most(purses: Purse[]): Purse {
  return {
    thalers: Math.max(0, ...purses.map(({ thalers }) => thalers)),
    beer: Math.max(0, ...purses.map(({ beer }) => beer)),
  };
}

/** The cheapest Tavern card and the upgrades, by Thalers; one of each price. */
export function thalerTicks(prices: Price[]): Tick[] {
  const cards = prices.filter(({ action }) => held(action, 'buy') !== undefined);
  const [cheapest] = cards.sort((one, other) => one.thalers - other.thalers);
  const card = cheapest === undefined ? undefined : held(cheapest.action, 'buy');
  const upgrades = prices.filter(({ action }) => held(action, 'upgrade') !== undefined).map(({ thalers }) => thalers);
  return [
    ...(cheapest === undefined || card === undefined ? [] : [{ at: cheapest.thalers, icon: card }]),
    ...distinct(upgrades).map((at) => ({ at, icon: 'upgrade' as const })),
  ];
}

/** The guests on display and the Nobles, by beer; one of each price. */
export function beerTicks(prices: Price[]): Tick[] {
  const costs = (is: (action: Action) => boolean) =>
    distinct(prices.filter(({ action }) => is(action)).map(({ beer }) => beer));
  const nobles = costs((action) => held(action, 'nobles') !== undefined);
  const guests = costs((action) => held(action, 'recruit') !== undefined);
  return [
    ...guests.filter((at) => !nobles.includes(at)).map((at) => ({ at, icon: 'guest' as const })),
    ...nobles.map((at) => ({ at, icon: 'noble' as const })),
  ];
}

/** What a purse can pay, each thing by itself. */
export function paidBy(purse: Purse, prices: Price[]): Price[] {
  return prices.filter(({ thalers, beer }) => thalers <= purse.thalers && beer <= purse.beer);
}

/** How far the axes reach: a little beyond the richest purse, so that the next price is in sight. */
export function extent({ purses, with: more, prices }: Reach): Purse {
  const rich = most([...purses, ...more.flatMap(({ purses }) => purses)]);
  const next = (have: number, costs: number[]) => Math.min(have + 4, Math.max(have + 1, ...costs));
  return {
    thalers: Math.max(
      6,
      next(
        rich.thalers,
        prices.map(({ thalers }) => thalers),
      ),
    ),
    beer: Math.max(
      4,
      next(
        rich.beer,
        prices.map(({ beer }) => beer),
      ),
    ),
  };
}

/** The numbers on an axis that has room for this many steps. */
export function steps(end: number, room = 10): number[] {
  const step = [1, 2, 5, 10].find((step) => end / step <= Math.min(10, room)) ?? 20;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** The corners of everything that the purses leave within reach, as points of Thalers and beer. */
export function corners(purses: Purse[]): Purse[] {
  const edge = purses.flatMap(({ thalers, beer }, index) => [
    { thalers: purses[index - 1]?.thalers ?? 0, beer },
    { thalers, beer },
  ]);
  return [...edge, { thalers: purses.at(-1)?.thalers ?? 0, beer: 0 }];
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
