import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
// The page loads it at the end of a game; here it is there from the start.
import '../src/ui/end/EndScreen.svelte';
import Table from '../src/ui/table/Table.svelte';
import type { FromServer } from '../src/protocol';
import { changed, FakeSocket, games, install, menuOf, promptOf, tables, tableWith } from './fake';
import type { Table as TableMessage } from '../src/state/present.svelte';

beforeEach(install);

async function show(messages: FromServer[], table: TableMessage) {
  const welcome = messages[0];
  if (welcome === undefined) throw new Error('no welcome');
  render(Table, { id: 'abc' });
  FakeSocket.last().open();
  FakeSocket.last().say(welcome, table);
  await tick();
}

/** By class, because searching the whole page by role takes jsdom a second. */
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

const cases = [
  ...tables(games.level1).map((table) => ['level 1', games.level1, table] as const),
  ...tables(games.level5).map((table) => ['level 5', games.level5, table] as const),
];

test.each(cases)('%s: the list shows every choice and sends it', async (_, messages, table) => {
  await show(messages, table);
  const list = part('.choices');
  const wanted = menuOf(table)?.choices.map((choice) => choice.do) ?? [];
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-choice]')];
  expect(buttons.map((button) => button.dataset['choice']).sort()).toEqual([...wanted].sort());
  for (const button of buttons) expect(button.textContent.trim()).not.toBe('');
  const last = buttons.at(-1);
  if (last === undefined) return;
  await fireEvent.click(last);
  expect(FakeSocket.last().commands()[0]).toMatchObject({
    question: promptOf(table).question,
    do: { act: last.dataset['choice'] },
  });
});

test('a die in hand lights up its places and says why others are closed', async () => {
  await show(games.level5, tableWith(games.level5, 'plan'));
  await fireEvent.click(part('.desk [data-die="2"]'));
  const tavern = part('.tavern');
  const targets = [...tavern.querySelectorAll<HTMLElement>('[data-target]')];
  expect(targets.map((target) => target.dataset['do']).sort()).toEqual([
    'place w6 barrel',
    'place w6 brewer',
    'place w6 cashbox',
  ]);
  const monk = within(tavern).getByRole('button', { name: /^Monk: A 6 does not fit here.*\(E1\)$/ });
  expect(monk.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(tavern.querySelectorAll('[data-target]').length).toBe(0);
});

test.each(['.desk [data-do=close]', '.choices [data-choice=close]'])(
  'closing by %s warns once of what would be lost',
  async (button) => {
    const table = tableWith(games.level5, 'serve');
    const closing = { thalers: 7, beer: 0, schnapps: 0 };
    const prompts = table.prompts.map((prompt) => ({ ...prompt, menu: prompt.menu && { ...prompt.menu, closing } }));
    await show(games.level5, { ...table, prompts });
    await fireEvent.click(part(button));
    expect(FakeSocket.last().commands()).toEqual([]);
    expect(part('.desk [role=alert]').textContent).toContain('7\u00a0Thalers');
    await fireEvent.click(part(button));
    expect(FakeSocket.last().steps()).toEqual(['close']);
  },
);

test('being ready warns once of dice without a place', async () => {
  await show(games.level5, tableWith(games.level5, 'plan'));
  await fireEvent.click(part('.desk [data-do=ready]'));
  expect(FakeSocket.last().commands()).toEqual([]);
  expect(part('.desk [role=alert]').textContent).toContain('no place yet');
  await fireEvent.click(part('.desk [data-do=ready]'));
  expect(FakeSocket.last().steps()).toEqual(['ready']);
});

test('the log does not say twice which die was taken', async () => {
  const table = tableWith(games.level5, 'serve');
  const taken = { rule: 'D2', seat: 0, event: { die_taken: { seat: 0, face: 4 } } } as const;
  const step = {
    n: 30,
    round: 1,
    phase: 'draft',
    seat: 0,
    action: { take: 4 },
    secret: false,
    undoes: null,
    rewinds: null,
    hint: false,
  } as const;
  await show(games.level5, { ...table, log: [{ ...step, events: [taken, taken] }] });
  const entry = document.querySelector('[data-n="30"]');
  expect(entry?.querySelector('.action')?.textContent).toBe('Take a 4');
  // The second one, the last die of the coaster, was taken automatically and is listed.
  expect([...(entry?.querySelectorAll('.event') ?? [])].map((line) => line.textContent.trim())).toEqual([
    'Die taken: 4 D2',
  ]);
});

test('the end shows points by source and the winner', async () => {
  const last = tables(games.level5).at(-1);
  if (last === undefined) throw new Error('no end');
  await show(games.level5, last);
  const end = await screen.findByRole('dialog');
  for (const seat of last.view.seats) expect(end.textContent).toContain(String(seat.points.total));
  expect(within(end).getByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('taken-back steps are struck out in the log', async () => {
  const table = tableWith(games.level5, 'serve');
  const buy = { buy: 'server' } as const;
  const step = {
    n: 30,
    round: 1,
    phase: 'serve',
    seat: 0,
    action: buy,
    secret: false,
    events: [],
    undoes: null,
    rewinds: null,
    hint: false,
  } as const;
  const back = { ...step, n: 31, action: null, undoes: 30 };
  await show(games.level5, {
    ...table,
    log: [
      { ...step, events: [] },
      { ...back, events: [] },
    ],
  });
  expect(document.querySelector('[data-n="30"]')?.classList.contains('undone')).toBe(true);
  expect(document.querySelector('[data-n="31"]')?.classList.contains('undone')).toBe(false);
});

test('a spectator sees every tavern and nothing to decide', async () => {
  const table = tableWith(games.level5, 'serve');
  await show(games.level5, { ...table, prompts: [] });
  expect(document.querySelectorAll('.tavern').length).toBe(1);
  expect(document.querySelectorAll('.strip').length).toBe(table.view.seats.length - 1);
  expect(document.querySelectorAll('[data-choice], [data-target], .desk [data-die]').length).toBe(0);
});

test('whoever waits sees what was done last beside the dice, whoever is asked does not', async () => {
  const table = tableWith(games.level5, 'serve');
  const { seat } = promptOf(table);
  const about = { n: 30, round: 1, phase: 'serve', seat: seat + 1, secret: false } as const;
  const step = { ...about, events: [], undoes: null, rewinds: null, hint: false };
  const log = [{ ...step, action: { buy: 'server' } as const }];
  await show(games.level5, { ...table, log });
  expect(document.querySelector('.pool .last')).toBeNull();

  FakeSocket.last().say(changed(table, { menu: null, log }, table.view.seq + 1));
  await tick();
  expect(part('.pool .last').textContent).toContain('Buy a Server');
});

test('a table that cannot be drawn says so, and can be shown again', async () => {
  const table = tableWith(games.level5, 'plan');
  const seats = table.view.seats.map((seat) => ({ ...seat, values: undefined }));
  const broken = { ...table, view: { ...table.view, seats } } as unknown as TableMessage;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(games.level5, broken);
  expect(part('main.plain').textContent).toContain('Your game is safe');
  expect(complaints).toHaveBeenCalled();
  complaints.mockRestore();

  FakeSocket.last().say({ ...table, view: { ...table.view, seq: table.view.seq + 1 } });
  await fireEvent.click(within(part('main.plain')).getByRole('button'));
  expect(part('.tavern')).toBeTruthy();
});

test('whoever waits too long for somebody may let a computer player take over', async () => {
  const table = tableWith(games.level5, 'plan');
  const { seat } = promptOf(table);
  const other = seat === 0 ? 1 : 0;
  await show(games.level5, {
    ...table,
    view: { ...table.view, asked: [other] },
    prompts: [{ ...promptOf(table), menu: null }],
  });
  const chair = { house: 'fox', minded_by: null, owner: false, asks: null };
  const chairs = [
    { ...chair, seat, occupant: { person: 'Anna' }, mine: true, presence: 'here' },
    { ...chair, seat: other, occupant: { person: 'Ben' }, mine: false, presence: { away: 60 } },
  ];
  const room = (revision: number, presence: unknown) =>
    ({
      ...{ type: 'room', game: 'abc', revision, stage: 'playing', level: 5, late_refill: false },
      options: { undo: 'consent', hints: 'all', known_tops: 'shown', spectators_chat: false, grace: 120 },
      ...{ spectators: 0, commitment: '', rematch: null },
      chairs: [chairs[0], { ...chairs[1], presence }],
      you: { owner: true, seats: [seat], invited: true, chats: true },
    }) as unknown as FromServer;
  FakeSocket.last().say(room(1, { away: 60 }));
  await tick();
  expect(document.querySelector('[data-mind-now]'), 'not yet').toBeNull();
  FakeSocket.last().say(room(2, { away: 0 }));
  await tick();
  expect(part('[data-mind-now]').textContent).toContain('computer player take over');
});
