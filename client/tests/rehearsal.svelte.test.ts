import { beforeEach, expect, test } from 'vitest';
import type { FromClient, Rehearsed } from '../src/protocol';
import { Rehearsal } from '../src/state/rehearsal.svelte';
import { games, menuOf, promptOf, tableWith } from './fake';

const table = tableWith(games.level5, 'serve');
const menu = menuOf(table);
if (menu === null) throw new Error('no menu');
const served = promptOf(table);
const waiting = { ...served, menu: null, turn_to_come: true };
const choice = (verb: string) => {
  const found = menu.choices.find((choice) => choice.do.startsWith(verb));
  if (found === undefined) throw new Error(`no ${verb}`);
  return found;
};

let sent: FromClient[];
let turn: Rehearsal;

function answer(holds: number, stuck: Rehearsed['stuck'] = null): void {
  const asked = sent.at(-1);
  if (asked?.type !== 'rehearse') throw new Error('nothing to check');
  const steps = turn.steps.slice(0, holds).map((step) => ({ ...choice(step.do), ...step }));
  turn.hear({ id: asked.id, seat: asked.seat, round: table.view.round, steps, stuck, view: table.view, menu });
}

const intends = () => turn.steps.map((step) => step.do);

beforeEach(() => {
  localStorage.clear();
  sent = [];
  turn = new Rehearsal('abc', (message) => sent.push(message));
  turn.attend(waiting, table.view);
});

test('nothing is asked of the server before the player prepares something', () => {
  expect(sent).toEqual([]);
  turn.begin();
  expect(sent).toMatchObject([{ type: 'rehearse', seat: waiting.seat, steps: [] }]);
  expect(turn.menu).toBeNull();
  answer(0);
  expect(turn.menu).toEqual(menu);
});

test('a step is added, kept over a reload, checked when the table changes, and played', () => {
  turn.begin();
  answer(0);
  turn.add(choice('close'));
  expect(turn.menu, 'until it is checked').toBeNull();
  answer(1);
  const later = new Rehearsal('abc', (message) => sent.push(message));
  later.attend(waiting, table.view);
  expect(later.steps).toEqual(turn.steps);
  expect(later.open, 'it is not forced upon the player').toBe(false);
  expect(sent.at(-1)).toMatchObject({ type: 'rehearse', steps: ['close'] });
  turn.attend({ ...served, turn_to_come: false }, { ...table.view, active: served.seat });
  answer(1);
  expect(turn.due).toBe(true);
  expect(turn.open).toBe(false);
  const id = turn.perform();
  expect(sent.at(-1)).toMatchObject({ type: 'perform', id, question: served.question, steps: ['close'] });
  turn.performed(id ?? '', 1);
  expect(turn.steps).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('new steps go before the one that no longer works', () => {
  turn.begin();
  answer(0);
  turn.add(choice('use'));
  answer(1);
  turn.add(choice('close'));
  answer(1, { type: 'illegal', rule: 'R2', why: 'not_asked' });
  expect(turn.obstacle).toMatchObject({ rule: 'R2' });
  const place = menu.choices.find(({ action }) => typeof action === 'object' && 'place' in action) ?? choice('use');
  turn.add(place);
  expect(intends()).toEqual([choice('use').do, place.do, 'close']);
  turn.remove(1);
  expect(intends()).toEqual([choice('use').do, 'close']);
});

test('a guest who has gone is noticed although somebody else stands there', () => {
  const recruit = { ...choice('close'), do: 'recruit 1', action: { recruit: 1 } } as const;
  turn.begin();
  answer(0);
  turn.add(recruit);
  answer(0); // Whether the rules allow it makes no difference here.
  const display = table.view.display.map((place, index) => (index === 1 ? { ...place, guest: 60 } : place));
  turn.attend(waiting, { ...table.view, display });
  expect(sent.at(-1)).toMatchObject({ type: 'rehearse', steps: [] });
  answer(0);
  expect(turn.obstacle).toEqual({ type: 'guest_gone', guest: table.view.display[1]?.guest });
});

test('a turn of another round or seat is not shown', () => {
  turn.begin();
  answer(0);
  turn.add(choice('close'));
  turn.attend({ ...waiting, seat: waiting.seat + 1 }, table.view);
  expect(turn.steps).toEqual([]);
  turn.attend(waiting, table.view);
  expect(intends()).toEqual(['close']);
  turn.attend(waiting, { ...table.view, round: table.view.round + 1 });
  expect(turn.steps).toEqual([]);
});
