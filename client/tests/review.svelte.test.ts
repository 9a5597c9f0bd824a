import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account, Event, LogEntry, Mistake, Review } from '../src/protocol';
import {
  certain,
  costliest,
  moveOf,
  outlooks,
  ReviewState,
  rounds,
  strokes,
  verdict,
} from '../src/state/review.svelte';
import Accounts from '../src/ui/review/Accounts.svelte';

const of = (points: number, within = 100) => ({ points, within });
const expected = (win: number) => ({ points: [1000, 2000], win: [win, 100 - win] });
const move = (from: number, to: number, round: number) => ({
  ...{ from, to, round, phase: 'serve' as const, seat: 0, skill: of(0), luck: [of(0), of(0)] },
  decided: expected(from),
  after: expected(to),
});
const balance = {
  upgrades: 0,
  nobles: 0,
  guests: 0,
  regulars: 0,
  tavern_cards: 0,
  schnapps: 0,
  reputation: 0,
  rival: 0,
};
const mistake = (n: number, seat: number, loss: number): Mistake => ({
  ...{ n, seat, round: 1, phase: 'draft', played: [], better: [], win_better: 50, win_played: 40 },
  ...{ loss: of(loss, 200), balance, reasons: [], gains: [], gains_played: [], dice: null },
});
const account = (luck: number, skill: number, others: number): Account => ({
  ...{ seat: 0, margin: luck + skill + others, start: of(0), luck: of(luck), skill: of(skill), others: of(others) },
});
const review: Review = {
  accounts: [account(-1000, 300, 100), account(1000, -100, -300)],
  start: expected(50),
  moves: [move(1, 1, 1), move(2, 9, 1), move(10, 12, 2)],
  mistakes: [mistake(12, 0, 900), mistake(2, 1, 800), mistake(3, 0, 400), mistake(1, 0, 300)],
  doubtful: [mistake(10, 1, 100)],
};

let answers: Response[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(next);
  });
});
afterEach(() => vi.useRealTimers());

test('the page asks until the review is there', async () => {
  answers = [
    Response.json({ done: 1, all: 9, review: null }),
    Response.json({ done: 8, all: 9, review: null }),
    Response.json({ done: 9, all: 9, review }),
  ];
  const work = new ReviewState('abc');
  work.run();
  await vi.waitUntil(() => work.done === 1);
  expect([work.all, work.running, work.review]).toEqual([9, true, null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work.review).toEqual(review);
  expect(work.running).toBe(false);
});

test('a server that cannot be reached is asked again when the player wants it', async () => {
  answers = [];
  const work = new ReviewState('abc');
  work.run();
  await vi.waitUntil(() => work.trouble !== null);
  expect([work.trouble, work.running]).toEqual(['unreachable', false]);
  answers = [Response.json({ done: 9, all: 9, review })];
  work.run();
  await vi.waitUntil(() => work.review !== null);
  expect(work.trouble).toBe(null);
});

test('nobody asks on after the page has closed', async () => {
  answers = [Response.json({ done: 1, all: 9, review: null }), Response.json({ done: 9, all: 9, review })];
  const work = new ReviewState('abc');
  work.run();
  await vi.waitUntil(() => work.done === 1);
  work.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([work.done, answers.length]).toEqual([1, 1]);
});

test('the costliest decisions are those of one seat, doubtful ones last', () => {
  expect(costliest(review, 0).map(({ n }) => n)).toEqual([12, 3, 1]);
  expect(costliest(review, 1).map(({ n }) => n)).toEqual([2, 10]);
  expect(costliest(review, 1).map(({ loss }) => certain(loss))).toEqual([true, false]);
});

test('a decision belongs to the move around it', () => {
  expect([1, 2, 5, 9, 12].map((n) => moveOf(review, n))).toEqual([0, 1, 1, 1, 2]);
  expect(rounds(review.moves)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ]);
  expect(outlooks(review).map(({ win }) => win[0])).toEqual([50, 1, 1, 2, 9, 10, 12]);
});

test('a verdict names what did most for the result, and what did most against it', () => {
  const of = (margin: number, luck: number, skill: number, others: number) =>
    verdict({ ...account(luck, skill, others), margin });
  expect(of(-600, -1000, 300, 100)).toEqual({ cause: 'luck', despite: 'skill' });
  // Lucky, and lost by one's own decisions; the winner won despite bad luck.
  expect(of(-600, 4630, -8900, 3730)).toEqual({ cause: 'skill', despite: 'luck' });
  expect(of(600, -4630, -3730, 8900)).toEqual({ cause: 'others', despite: 'luck' });
  expect(of(600, 500, 300, 250)).toEqual({ cause: 'luck', despite: 'none' });
  expect(of(600, 20, 520, 500), 'as much as each other').toEqual({ cause: 'decisions', despite: 'none' });
  expect(of(600, 520, 500, -400)).toEqual({ cause: 'both', despite: 'others' });
  expect(of(600, 10, 60, -60), 'within the error').toEqual({ cause: 'unclear', despite: 'none' });
});

test('the account says every part with its sign and how far it may be off', async () => {
  const { container } = render(Accounts, { account: account(-1000, 300, 100) });
  await tick();
  const luck = container.querySelector('[data-row=luck]');
  expect(luck?.textContent.replace(/\s+/g, '')).toContain('−10.0±1.0');
  expect(container.querySelector('[data-row=margin]')?.textContent).toContain('−6.0');
});

test('good and bad luck are the strongest strokes that are certain, with what chance did', () => {
  const did = (round: number, ...events: Event[]): LogEntry => ({
    ...{
      n: 0,
      round,
      phase: 'arrival',
      seat: null,
      undoes: null,
      rewinds: null,
      hint: false,
      action: null,
      secret: false,
    },
    events: events.map((event) => ({ event, seat: null, rule: 'B2' })),
  });
  const dice: Event = { coaster_rolled: { seat: 0, faces: [1, 2, 3, 4] } };
  const cards: Event = { card_arrived: { seat: 0, card: 5 } };
  const display: Event = { guest_laid: { place: 0, card: 5, signed: false } };
  const began: Event = { round_began: { round: 1, start: 0 } };
  const log = [
    did(0),
    did(0, began, dice),
    did(1, cards),
    did(2, dice, cards),
    did(3, display),
    did(4, dice),
    did(5, dice),
  ];
  const struck = (to: number, points: number, within = 100) => ({
    ...move(to, to, 1),
    luck: [of(points, within), of(-points, within)],
  });
  const moves = [struck(1, 450), struck(2, -500), struck(3, 700), struck(4, -90), struck(5, 400), struck(6, -101)];
  const { good, bad } = strokes({ ...review, moves }, log, 0);
  const short = (all: typeof good) => all.map(({ round, of, luck }) => [round, of, luck.points]);
  expect(short(good)).toEqual([
    [2, ['cards', 'dice'], 700],
    [1, ['dice'], 450],
  ]);
  expect(short(bad)).toEqual([
    [1, ['cards'], -500],
    [5, ['dice'], -101],
  ]);
  const others = strokes({ ...review, moves: [struck(4, -200)] }, log, 1);
  expect([short(others.good), others.bad]).toEqual([[[3, ['display'], 200]], []]);
  // A whole turn is one stroke: whoever recruits and closes sees the display, and then the next evening.
  const whole = { ...struck(5, 300), from: 4 };
  expect(short(strokes({ ...review, moves: [whole] }, log, 0).good)).toEqual([[4, ['dice', 'display'], 300]]);
});
