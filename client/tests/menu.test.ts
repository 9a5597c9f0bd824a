import { expect, test } from 'vitest';
import { groups, placing, upgrading } from '../src/state/menu';
import { games, menuOf, tables, tableWith } from './fake';

const all = [...tables(games.level1), ...tables(games.level5)].map(menuOf);

test('the fixtures hold every question', () => {
  const asked = new Set(
    all.flatMap((menu) => (menu === null ? [] : [JSON.stringify(menu.ask).replace(/[{":].*?([a-z_]+).*/, '$1')])),
  );
  expect(asked.size).toBeGreaterThanOrEqual(14);
});

test('every question names the rule that asks it', () => {
  for (const menu of all) if (menu !== null) expect(menu.rule).toMatch(/^[A-Z]\d+$/);
});

test('every choice is in exactly one group', () => {
  for (const menu of all) {
    if (menu === null) continue;
    const listed = groups(menu).flatMap((group) => group.choices.map((choice) => choice.do));
    expect([...listed].sort()).toEqual(menu.choices.map((choice) => choice.do).sort());
  }
});

test('a die in hand is offered exactly the places of the menu', () => {
  const menu = menuOf(tableWith(games.level5, 'plan'));
  if (menu === null) throw new Error('no menu');
  const hand = { die: { colour: 'white', face: 6 } as const, from: null, index: 2 };
  expect(placing(menu, hand, 2).choices.map((choice) => choice.do)).toEqual(['place w6 brewer']);
  expect(placing(menu, hand, 3).choices).toEqual([]);
  expect(placing(menu, hand, 3).refused?.rule).toBe('E1');
});

test('an area that cannot be paid says why', () => {
  const menu = menuOf(tableWith(games.level5, 'serve'));
  expect(upgrading(menu, 'brewer').choices).toEqual([]);
  expect(upgrading(menu, 'brewer').refused?.rule).toBe('F7');
});
