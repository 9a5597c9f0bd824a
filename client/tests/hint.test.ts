import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// The page loads it with the first hint; here it is there from the start.
import '../src/ui/hint/HintPanel.svelte';
import { otherWayText, stageText } from '../src/i18n/hints';
import { Names } from '../src/i18n/names';
import type { Action, AdvisedStep, DiePlaced, FromServer, Hint, Kind, LogEntry, Menu, Way } from '../src/protocol';
import type { Table as TableMessage } from '../src/state/present.svelte';
import { doneSince, holds, left, stages } from '../src/state/way';
import { beerTicks, corners, extent, most, paidBy, thalerTicks } from '../src/ui/hint/chart';
import { instead } from '../src/ui/hint/wonder';
import Table from '../src/ui/table/Table.svelte';
import { FakeSocket, games, install, promptOf, tableWith } from './fake';

beforeEach(install);

const [welcome] = games.level5;
if (welcome?.type !== 'welcome') throw new Error('no welcome');
const names = new Names(welcome.catalogue, [], 0);
const step = (action: Action, notation = 'x'): AdvisedStep => ({ do: notation, action, places: [] });
const white = (face: number) => ({ colour: 'white' as const, face });
const way = (...steps: AdvisedStep[]): Way => ({
  steps,
  points: 6000,
  behind: 0,
  win: 50,
  reasons: [],
  gains: [],
  die: null,
});

describe('a way that is followed', () => {
  const plan: AdvisedStep = {
    ...step({ plan: [0, 1, null, null, null, null, null] }),
    places: [
      { die: white(4), to: 0 },
      { die: white(4), to: 1 },
    ],
  };
  const die = (space: number | null) =>
    ({ ...white(4), space, table: null, raises: 0, used: false }) as unknown as Parameters<typeof left>[2][number];
  const all = stages(
    way(
      plan,
      step('ready'),
      step({ use: { die: white(4), at: 0 } }),
      step({ use: { die: white(4), at: 1 } }),
      step({ buy: 'bard' }),
    ),
  );

  test('has one stage for dice that are used one after the other', () => {
    expect(all.map(({ n, steps }) => [n, steps.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 1],
    ]);
  });

  test('has one stage for a step that is done several times, but not for two guests', () => {
    const steps = [step('bard'), step('bard'), step({ recruit: 2 }), step({ recruit: 2 }), step('bard')];
    const counted = stages(way(...steps));
    expect(counted.map(({ n, steps }) => [n, steps.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(left(counted, ['bard'], [])?.map(({ n, steps }) => [n, steps.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    const texts = counted.slice(0, 1).map((stage) => stageText(stage, names, { round: 1, display: null }));
    expect(texts).toEqual(['Bard: one Reputation step ×2']);
  });

  test('keeps its numbers when dice are laid one by one', () => {
    const place = (to: number): Action => ({ place: { die: white(4), from: null, to } });
    const numbers = (done: Action[], ...spaces: (number | null)[]) =>
      left(all, done, spaces.map(die))?.map(({ n }) => n) ?? null;
    expect(numbers([], null, null)).toEqual([1, 2, 3, 4]);
    expect(numbers([place(1)], null, 1)).toEqual([1, 2, 3, 4]);
    expect(numbers([place(1), place(0)], 0, 1)).toEqual([2, 3, 4]);
    expect(numbers([place(1), place(0), 'ready'], 0, 1)).toEqual([3, 4]);
    // In any order, but nothing else.
    expect(numbers([{ buy: 'bard' }], 0, 1)).toEqual([2, 3]);
    expect(numbers([{ buy: 'table' }], 0, 1)).toBeNull();
    expect(numbers([place(3)], 3, null)).toBeNull();
  });

  test('knows what was done since it came, and what was taken back', () => {
    const entry = (n: number, more: Partial<LogEntry>): LogEntry => ({
      ...{ n, round: 1, phase: 'serve', seat: 0, action: null, secret: false, events: [] },
      ...{ undoes: null, rewinds: null, hint: false },
      ...more,
    });
    const log = [
      entry(4, { action: 'ready' }),
      entry(5, { hint: true }),
      entry(6, { action: { buy: 'bard' } }),
      entry(7, { seat: 1, action: 'ready' }),
    ];
    expect(doneSince(log, 4, 0)).toEqual([{ buy: 'bard' }]);
    expect(doneSince([...log, entry(8, { undoes: 6 })], 4, 0)).toEqual([]);
    expect(doneSince([...log, entry(8, { undoes: 4 })], 4, 0)).toBeNull();
    expect(doneSince([...log, entry(8, { rewinds: 2 })], 4, 0)).toBeNull();
  });

  test('is followed from planning to serving, unless a guest on display has changed', () => {
    const { view: planned } = tableWith(games.level5, 'plan');
    const serving = { ...planned, phase: 'serve' as const };
    const recruits = stages(way(step({ recruit: 0 }), step({ buy: 'bard' })));
    expect(holds(recruits, planned, serving)).toBe(true);
    expect(holds(recruits, serving, planned)).toBe(false);
    expect(holds(recruits, planned, { ...serving, round: planned.round + 1 })).toBe(false);
    const [first, ...others] = planned.display;
    if (first === undefined) throw new Error('no display');
    const changed = { ...serving, display: [{ ...first, guest: null }, ...others] };
    expect(holds(recruits, planned, changed)).toBe(false);
    expect(holds(recruits.slice(1), planned, changed), 'once the guest is recruited').toBe(true);
  });
});

describe('the chart', () => {
  const purses = [
    { thalers: 2, beer: 5 },
    { thalers: 6, beer: 1 },
  ];
  const prices = [
    { action: { buy: 'server' } as const, thalers: 4, beer: 0 },
    { action: { buy: 'bard' } as const, thalers: 1, beer: 0 },
    { action: { upgrade: { area: 'safe', returned: 0 } } as const, thalers: 6, beer: 0 },
    { action: { upgrade: { area: 'barrel', returned: 0 } } as const, thalers: 18, beer: 0 },
    { action: { recruit: 2 } as const, thalers: 0, beer: 3 },
  ];

  test('draws the edge as stairs', () => {
    expect(corners(purses)).toEqual([
      { thalers: 0, beer: 5 },
      { thalers: 2, beer: 5 },
      { thalers: 2, beer: 1 },
      { thalers: 6, beer: 1 },
      { thalers: 6, beer: 0 },
    ]);
    expect(most(purses)).toEqual({ thalers: 6, beer: 5 });
    expect(extent({ purses, with: [], prices })).toEqual({ thalers: 10, beer: 6 });
  });

  test('the axis of beer has the guests and the Nobles', () => {
    const costs = (action: Action, beer: number) => ({ action, thalers: 0, beer });
    const shown = beerTicks([costs({ recruit: 1 }, 4), costs({ nobles: 1 }, 9), costs({ recruit: 2 }, 4)]);
    expect(shown).toEqual([
      { at: 4, icon: 'guest' },
      { at: 9, icon: 'noble' },
    ]);
  });

  test('marks the cheapest card and each price of an upgrade, and says what a purse can pay', () => {
    expect(thalerTicks(prices)).toEqual([
      { at: 1, icon: 'bard' },
      { at: 6, icon: 'upgrade' },
      { at: 18, icon: 'upgrade' },
    ]);
    expect(paidBy({ thalers: 5, beer: 3 }, prices).map(({ thalers, beer }) => thalers + beer)).toEqual([4, 1, 3]);
  });
});

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

/** Shows the table and a hint for it. */
async function advise(messages: FromServer[], table: TableMessage, hint: Partial<Hint>) {
  const [welcome] = messages;
  if (welcome === undefined) throw new Error('no welcome');
  render(Table, { id: 'abc' });
  const socket = FakeSocket.last();
  socket.open();
  socket.say(welcome, room, table);
  await tick();
  await fireEvent.click(part('[data-hint]'));
  const { seat, question } = promptOf(table);
  const asked = socket.sent.map((text) => JSON.parse(text) as { type: string; id: string });
  const id = asked.find(({ type }) => type === 'hint')?.id ?? '';
  socket.say({ type: 'hint', id, seat, question, reach: null, nothing: 4890, ways: [], ...hint });
  // The panel is fetched with the first hint.
  await expect.poll(() => document.querySelector('.hint')).not.toBeNull();
}

const room = {
  ...{ type: 'room', game: 'abc', revision: 1, stage: 'playing', level: 5, late_refill: false },
  options: { undo: 'consent', hints: 'all', known_tops: 'shown', spectators_chat: false, grace: 120 },
  ...{ chairs: [], spectators: 0, commitment: '', rematch: null },
  you: { owner: true, seats: [0], invited: true, chats: true },
} as unknown as FromServer;

const opened = () =>
  [...document.querySelectorAll<HTMLElement>('.hint [data-layer]')].map((tab) => tab.dataset['layer']);
const ghosts = () => document.querySelectorAll('[data-ghost], [data-ghost-die]').length;

test('the layers open one after the other, and ghosts come with the second', async () => {
  const table = tableWith(games.level5, 'plan');
  const places = [{ die: white(6), to: 0 }];
  const best = { ...way({ ...step({ plan: [0, null, null, null, null, null, null] }, 'plan'), places }) };
  best.steps.push(step('ready'), step({ buy: 'server' }), step({ recruit: 1 }), step('close'));
  best.gains = [
    { action: { use: { die: white(6), at: 0 } }, points: 31 },
    { action: 'ready', points: 20 },
    { action: { buy: 'server' }, points: 912 },
    { action: { recruit: 1 }, points: 104 },
  ];
  const second = {
    ...way(step({ buy: 'table' })),
    // It brings as much, and leaves more to the others.
    points: 6000,
    behind: 140,
    reasons: [{ source: 'guests', points: -140 }],
  } as Way;
  const reach = {
    purses: [{ thalers: 7, beer: 3 }],
    with: [],
    prices: [{ action: { buy: 'server' } as const, thalers: 4, beer: 0 }],
  };
  await advise(games.level5, table, { reach, ways: [best, second] });
  expect(opened()).toEqual(['reach']);
  expect(part('.hint table').textContent).toContain('Buy a Server');
  expect(part('.hint').textContent).toContain('up to 7\u00a0Thalers or up to 3\u00a0beer');
  expect(part('.hint [data-rule=E4]')).toBeTruthy();
  expect(ghosts()).toBe(0);

  await fireEvent.click(part('[data-more]'));
  expect(opened()).toEqual(['reach', 'way']);
  expect(document.activeElement).toBe(part('#hint-page'));
  expect([...document.querySelectorAll('.hint li')].map((line) => line.textContent.trim())).toHaveLength(5);
  expect(part('.area.cashbox [data-ghost-die="1"]')).toBeTruthy();
  expect(part('.staff [data-ghost="3"]').parentElement?.textContent).toContain('Server');
  expect(part('.guests .offer:nth-child(2) [data-ghost="4"]')).toBeTruthy();
  expect(part('.desk [data-do=ready] [data-ghost="2"]')).toBeTruthy();
  expect(FakeSocket.last().commands(), 'nothing is played by it').toEqual([]);

  await fireEvent.click(part('[data-more]'));
  const why = part('#hint-page').textContent;
  expect(why).toContain('The Server brings about 9.1 points.');
  expect(why).toMatch(/The Guest for .* brings about 1\.0 points\./);
  expect(why).toContain('The rest of what your dice do brings about 0.3 points');
  expect(why).toContain('Placing the dice like this brings about 0.2 points.');
  // 48.9 and 0.3 and 0.2 and 9.1 and 1.0 and 0.5 are 60.
  expect(why).toContain('Everything else together brings about 0.5 points.');
  expect(why).toContain('this way leads to about 60.0 points');
  expect(why).toContain('Without tonight’s turn it would be about 48.9 points.');
  expect(why).toContain('Another way falls about 1.4 points behind: Buy a Table – instead of “');
  expect(why).toContain('−9.1 Buy a Server');
  expect(document.querySelector('[data-more]')).toBeNull();

  await fireEvent.keyDown(part('.hint [role=tablist]'), { key: 'ArrowLeft' });
  expect(part('.hint [aria-selected=true]').dataset['layer']).toBe('way');
  await fireEvent.click(part('[data-follow]'));
  expect(FakeSocket.last().steps()).toEqual(['plan']);
});

test('whoever wonders about something else sees it beside the best way', async () => {
  const table = tableWith(games.level5, 'plan');
  const buy = (kind: 'server' | 'table' | 'barback') => ({ buy: kind }) as const;
  const best = {
    ...way(step('ready'), step(buy('table')), step('close')),
    gains: [{ action: buy('table'), points: 920 }],
  };
  const price = (action: Action, thalers: number) => ({ action, thalers, beer: 0 });
  const reach = {
    purses: [{ thalers: 8, beer: 3 }],
    with: [],
    prices: [price(buy('table'), 8), price(buy('server'), 4), price(buy('barback'), 3), price({ nobles: 1 }, 20)],
  };
  await advise(games.level5, table, { reach, ways: [best] });
  await fireEvent.click(part('[data-more]'));
  await fireEvent.click(part('[data-more]'));
  const list = part('[name=instead]') as HTMLSelectElement;
  expect([...list.options].map(({ text }) => text)).toEqual(['something else?', 'Buy a Server', 'Buy a Barback']);

  const sent = () =>
    FakeSocket.last()
      .sent.map((text) => JSON.parse(text) as { type: string; id: string; instead?: Action })
      .filter(({ instead }) => instead !== undefined);
  const { seat, question } = promptOf(table);
  const answer = async (ways: Way[]) => {
    const { id = '', instead } = sent().at(-1) ?? {};
    if (instead === undefined) throw new Error('nothing was asked');
    FakeSocket.last().say({ type: 'hint', id, seat, question, reach: null, nothing: 4890, ways, instead });
    await tick();
  };
  // While an answer is on its way, only the last question waits.
  await fireEvent.change(list, { target: { value: '0' } });
  await fireEvent.change(list, { target: { value: '1' } });
  expect(sent().map(({ instead }) => instead)).toEqual([buy('server')]);
  await answer([best]);
  expect(document.querySelector('[data-instead]')).toBeNull();
  expect(sent().map(({ instead }) => instead)).toEqual([buy('server'), buy('barback')]);
  await answer([best]);
  expect(part('[data-instead]').textContent).toContain('No turn with it was found:');

  await fireEvent.change(list, { target: { value: '0' } });
  const other = {
    ...way(step('ready'), step(buy('server')), step('close')),
    // More points, and still behind, for what it leaves to the others.
    ...{ points: 6010, behind: 230, gains: [{ action: buy('server'), points: 690 }] },
    reasons: [{ source: 'guests', points: -230 }],
  } as Way;
  await answer([best, other]);
  const said = part('[data-instead]').textContent.replace(/\s+/g, ' ');
  expect(said).toContain(
    'The best way with it falls about 2.3 points behind: Buy a Server – instead of “Buy a Table”.',
  );
  // It says what that consists of, and that adds up.
  expect(said).toContain(
    '−9.2 Buy a Table+6.9 Buy a Server−2.4 what is left for the others+2.4 everything else = −2.3',
  );
  expect(said).toContain('Compared with the best way, it means: poorer guests');
  expect(document.querySelector('.hint [data-way], .hint .gains')).toBeTruthy();
});

test('a vote about going back stays in sight beside a hint', async () => {
  await advise(games.level5, tableWith(games.level5, 'plan'), { ways: [way(step('ready'))] });
  expect(part('.question').classList.contains('says')).toBe(false);
  const chairs = [{ seat: 0, house: 'fox', occupant: 'open', mine: true, minded_by: null, presence: 'here' }];
  FakeSocket.last().say({ ...room, revision: 2, chairs, rewind: { seat: 1, waits_for: [0] } } as unknown as FromServer);
  await tick();
  expect(part('.question').classList.contains('says')).toBe(true);
  expect(part('[data-vote=agree]')).toBeTruthy();
});

test('without dice the hint begins with what to do, and marks the answer', async () => {
  const table = tableWith(games.level5, 'start_card');
  const choice = promptOf(table).menu?.choices[1];
  if (choice === undefined) throw new Error('no choice');
  await advise(games.level5, table, { ways: [way(step(choice.action, choice.do))] });
  expect(opened()).toEqual(['way']);
  expect(part('.desk [data-ghost]').closest<HTMLElement>('.answer')?.dataset['do']).toBe(choice.do);
});

test('a step that is refused ends the hint, and a new one comes at once', async () => {
  const table = tableWith(games.level5, 'serve');
  const best = way(step({ buy: 'server' }), step('close'));
  await advise(games.level5, table, { reach: null, ways: [best] });
  const messages = () =>
    FakeSocket.last().sent.map((text) => JSON.parse(text) as { type: string; id: string; do?: { act: string } });
  await fireEvent.click(part('[data-follow]'));
  const command = messages().find(({ type }) => type === 'command');
  if (command === undefined) throw new Error('nothing was sent');
  FakeSocket.last().say({
    ...{ type: 'refused', id: command.id },
    why: { type: 'illegal', rule: 'R7', why: { pile_empty: { kind: 'server' } } },
  });
  await tick();
  expect(document.querySelector('.hint')).toBeNull();
  expect(document.body.textContent).toContain('(R7)');
  const again = messages().filter(({ type }) => type === 'hint');
  expect(again).toHaveLength(2);
  const { seat, question } = promptOf(table);
  const other = way(step({ buy: 'barback' }), step('close'));
  const reach = { purses: [{ thalers: 3, beer: 0 }], with: [], prices: [] };
  FakeSocket.last().say({
    ...{ type: 'hint', id: again[1]?.id ?? '', seat, question, reach, nothing: 4890 },
    ways: [other],
  });
  await vi.waitFor(() => part('.hint'));
  expect(part('.hint [aria-selected=true]').textContent).toBe('What to do');
  expect(part('.hint').textContent).toContain('Buy a Barback');
});

test('whoever asks why after a step gets the reasons for what is left', async () => {
  const table = tableWith(games.level5, 'serve');
  const [server, barback] = [step({ buy: 'server' }), step({ buy: 'barback' })];
  await advise(games.level5, table, { ways: [way(server, barback, step('close'))] });
  await fireEvent.click(part('[data-more]'));
  expect(opened()).toEqual(['way', 'why']);
  expect(part('.hint [aria-selected=true]').dataset['layer']).toBe('why');

  const prompt = promptOf(table);
  const done: LogEntry = {
    ...{ n: 9000, round: table.view.round, phase: 'serve', seat: prompt.seat, action: server.action },
    ...{ secret: false, events: [], undoes: null, rewinds: null, hint: false },
  };
  const question = prompt.question + 1;
  const view = { ...table.view, seq: table.view.seq + 1 };
  FakeSocket.last().say({ ...table, view, prompts: [{ ...prompt, question }], log: [done] });
  await vi.waitFor(() => {
    expect(part('.hint [aria-selected=true]').dataset['layer'], 'what comes next matters more').toBe('way');
  });
  await fireEvent.click(part('[data-layer=why]'));
  const asked = () =>
    FakeSocket.last()
      .sent.map((text) => JSON.parse(text) as { type: string; id: string; question: number })
      .filter(({ type }) => type === 'hint');
  expect(asked()).toHaveLength(2);
  expect(asked()[1]?.question).toBe(question);
  expect(part('.hint').textContent, 'the hint stays until the answer comes').toContain('Buy a Barback');
  const { id = '' } = asked()[1] ?? {};
  const other = { ...way(step({ buy: 'table' })), behind: 120 };
  FakeSocket.last().say({
    ...{ type: 'hint', id, seat: prompt.seat, question, reach: null, nothing: 4890 },
    ways: [
      { ...way(barback, step('close')), gains: [{ action: { upgrade: { area: 'safe', returned: 0 } }, points: 130 }] },
      other,
    ],
  });
  await tick();
  expect(part('.hint [aria-selected=true]').dataset['layer']).toBe('why');
  expect(part('#hint-page').textContent, 'its button says +10').toContain('You could also upgrade later');
  expect(part('#hint-page').textContent).toContain('Another way falls about 1.2 points behind: Buy a Table');
});

test('one may wonder about an upgrade that only returned cards pay for', () => {
  const upgrade = (returned: number): Action => ({ upgrade: { area: 'table', returned } });
  const choice = (action: Action, group: 'upgrade' | 'end') => ({ do: 'x', action, group, effect: {} });
  const menu = {
    ask: 'serve',
    choices: [choice(upgrade(2), 'upgrade'), choice(upgrade(1), 'upgrade'), choice('close', 'end')],
  } as unknown as Menu;
  const hint = { ways: [way(step('close'))], reach: { purses: [], with: [], prices: [] } } as unknown as Hint;
  expect(instead(hint, menu)).toEqual([upgrade(2)]);
});

test('a plan ends when others took the last of what it needs', () => {
  const { view } = tableWith(games.level5, 'serve');
  const supplied = (bards: number, nobles: number) => ({
    ...view,
    supply: { ...view.supply, kinds: [['bard', bards] as [Kind, number]], nobles },
  });
  const holdsWith = (action: Action, then: [number, number], now: [number, number]) =>
    holds(stages(way(step({ buy: 'server' }), step(action))), supplied(...then), supplied(...now));
  expect(holdsWith({ buy: 'bard' }, [1, 3], [0, 3])).toBe(false);
  expect(holdsWith({ nobles: 3 }, [1, 3], [1, 2])).toBe(false);
  expect(holdsWith({ nobles: 2 }, [1, 3], [1, 2])).toBe(true);
  // The way returns one first, to upgrade a room.
  expect(holdsWith({ buy: 'bard' }, [0, 3], [0, 3])).toBe(true);
});

describe('another way', () => {
  const { view } = tableWith(games.level5, 'plan');
  const text = (way: Way, best: Way) => otherWayText(way, best, names, view);

  test('is named by what sets it apart', () => {
    const best = way(step({ recruit: 1 }), step('accept'), step({ buy: 'table' }), step('close'));
    expect(text(way(step({ recruit: 1 }), step('decline'), step({ buy: 'table' })), best)).toMatch(
      /^.+ – instead of “Take the card”$/,
    );
    expect(text(way(step({ recruit: 1 }), step('accept'), step('close')), best)).toBe('the same without “Buy a Table”');
    expect(text(way(step('close')), way(step({ buy: 'table' }), step('close')))).toBe('the same without “Buy a Table”');
    expect(text(way(step({ buy: 'server' })), way(step({ buy: 'table' })))).toBe('Buy a Server');
  });

  test('names the card that it takes, where that is known', () => {
    const accepted = { ...step('accept'), accepts: 'barback' as const };
    expect(stageText({ n: 1, steps: [accepted] }, names, view)).toBe('Take the Barback');
    expect(stageText({ n: 1, steps: [step('accept')] }, names, view)).toBe('Take the card');
  });

  test('says how often it does something', () => {
    const twice = [step('counter_guest'), step({ buy: 'table' }), step('counter_guest')];
    expect(text(way(...twice), way(step({ buy: 'table' }), step('close')))).toMatch(/^Counter Guest: .+ ×2$/);
  });

  test('of a plan only the dice that lie elsewhere', () => {
    const plan = (...places: DiePlaced[]) => {
      const spaces = places.map(({ to }) => to);
      return { ...step({ plan: [spaces[0] ?? null, spaces[1] ?? null, null, null, null, null, null] }), places };
    };
    const [one, other] = [
      { die: white(6), to: 0 },
      { die: white(1), to: 1 },
    ];
    const moved = plan({ die: white(6), to: 1 }, other);
    const words = text(way(moved, step({ buy: 'table' })), way(plan(one, other), step({ buy: 'table' })));
    expect(words).toMatch(/white 6/);
    expect(words).not.toMatch(/white 1|instead/);
  });
});
