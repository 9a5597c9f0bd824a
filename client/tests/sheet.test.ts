import { describe, expect, test } from 'vitest';
import printed from '../../crates/engine/src/sheet/standard.toml?raw';
import { speak, speakBox, WORD_SETS } from '../src/i18n/index.svelte';
import type { DealMeasured, SheetEntry, SheetView } from '../src/protocol';
import { Tally } from '../src/state/measure.svelte';
import {
  countOf,
  fileOf,
  isName,
  linesOf,
  named,
  reverted,
  unchanged,
  withMore,
  without,
  withValue,
} from '../src/state/sheet';
import { changesOf, codeOf, readCode } from '../src/state/sheetcode';
import { bonusOf, NOTHING, optionsOf, textOf, wordOf } from '../src/ui/box/bonus';
import { entryName, fullName, knowledgeOf, typed, valueText } from '../src/ui/box/entries';
import { complaintText, faultText, placeText } from '../src/ui/box/fault';

const entry = (name: string, values: SheetEntry['values']): SheetEntry => ({
  name,
  values,
  provenance: 'reconstructed',
  note: 'why',
});
const guest = (price: number, bonus: string) => ({ price, copies: 1, die: '4', pays: price, points: 1, bonus });
const standard: SheetView = {
  name: 'standard',
  hash: '0123456789abcdef',
  toml: '',
  entries: [
    entry('tavern_cards.brewer', { copies: 16, price: 6, points: 0 }),
    entry('guests[0]', guest(4, 'nothing')),
    entry('guests[1]', guest(4, '2 thalers')),
    entry('guests[2]', guest(5, 'barback')),
    entry('monastery[0]', { bonus: 'nothing' }),
    entry('monastery[1]', { bonus: 'barback' }),
    entry('limits.schnapps', { value: 20 }),
  ],
};
const none = unchanged('Our box');
const line = (key: string, changes = none) => {
  const found = linesOf(standard, changes).find((line) => line.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('changes', () => {
  test('a value that differs is a change, and none once it is the standard one again', () => {
    const dearer = withValue(none, line('tavern_cards.brewer'), 'price', 7);
    expect(dearer.set).toEqual({ 'tavern_cards.brewer': { price: 7 } });
    expect(line('tavern_cards.brewer', dearer)).toMatchObject({ state: 'changed', provenance: 'printed', note: '' });
    expect(withValue(dearer, line('tavern_cards.brewer', dearer), 'price', 6)).toEqual(none);
    expect(reverted(dearer, line('tavern_cards.brewer', dearer))).toEqual(none);
    expect(countOf(dearer)).toBe(1);
  });

  test('what its owner has changed is no claim of a rulebook', () => {
    const dearer = withValue(none, line('tavern_cards.brewer'), 'price', 'abc');
    const all = withMore(without(dearer, line('guests[0]')), 'guests', guest(6, 'noble'));
    expect(linesOf(standard, all).map((line) => [line.key, knowledgeOf(line)])).toEqual([
      ['tavern_cards.brewer', 'own'],
      ['guests[0]', 'own'],
      ['guests[1]', 'reconstructed'],
      ['guests[2]', 'reconstructed'],
      ['guests+0', 'own'],
      ['monastery[0]', 'reconstructed'],
      ['monastery[1]', 'reconstructed'],
      ['limits.schnapps', 'reconstructed'],
    ]);
  });

  test('numbers are sent as such, whatever their size, so that the rules name their range', () => {
    expect(['0', ' 7 ', '-3', '−3', '70000000000'].map(typed)).toEqual([0, 7, -3, -3, 70_000_000_000]);
    for (const text of ['', '-', 'six', '1.5', '1e3', '--1']) expect(typed(text)).toBe(text);
  });

  test('a table takes names that can be seen', () => {
    // The same as in crates/table/src/name.rs.
    for (const name of ['Our box', ' Zoë\t', '李雷', '🦊', 'x'.repeat(40)]) expect(isName(name), name).toBe(true);
    for (const name of ['', '  ', '\u3164', '\u2800', 'A\u200bB', 'A\u00a0B', 'A\u202eB', 'A\nB', 'ü'.repeat(21)]) {
      expect(isName(name), JSON.stringify(name)).toBe(false);
    }
    expect(named(unchanged(' '), 'Our box')).toEqual(none);
    expect(named(none, 'Other')).toBe(none);
  });

  test('names in the file follow what was taken out and added, as the rules name them', () => {
    const fewer = without(none, line('guests[0]'));
    const more = withMore(fewer, 'guests', guest(6, 'noble'));
    const paths = linesOf(standard, more).map(({ key, path }) => [key, path]);
    expect(paths).toEqual([
      ['tavern_cards.brewer', 'tavern_cards.brewer'],
      ['guests[0]', ''],
      ['guests[1]', 'guests[0]'],
      ['guests[2]', 'guests[1]'],
      ['guests+0', 'guests[2]'],
      ['monastery[0]', 'monastery[0]'],
      ['monastery[1]', 'monastery[1]'],
      ['limits.schnapps', 'limits.schnapps'],
    ]);
    const changed = withValue(more, line('guests+0', more), 'pays', 9);
    expect(changed.more[0]?.values).toMatchObject({ pays: 9, bonus: 'noble' });
    expect(reverted(changed, line('guests+0', changed))).toEqual(fewer);
    expect(reverted(fewer, line('guests[0]', fewer))).toEqual(none);
  });

  test('the file holds what was typed, nonsense too, for the rules to judge', () => {
    const typed = withValue(none, line('tavern_cards.brewer'), 'price', 'si"x');
    const file = fileOf('Our "box"', linesOf(standard, typed));
    expect(file.split('\n').slice(0, 5)).toEqual([
      'format = 1',
      'name = "Our \\"box\\""',
      'tavern_cards.brewer = { copies = 16, price = "si\\"x", points = 0, provenance = "printed" }',
      'guests = [',
      '  { price = 4, copies = 1, die = "4", pays = 4, points = 1, bonus = "nothing", provenance = "reconstructed", note = "why" },',
    ]);
    expect(file.endsWith(']\nlimits.schnapps = { value = 20, provenance = "reconstructed", note = "why" }\n')).toBe(
      true,
    );
  });

  test('a sheet from a file differs in what it differs, though a card is missing in the middle', () => {
    const entries = standard.entries.filter(({ name }) => name !== 'guests[0]').map((entry) => ({ ...entry }));
    const at = entries.findIndex(({ name }) => name === 'monastery[1]');
    entries[at] = entry('monastery[1]', { bonus: 'noble' });
    entries.splice(at + 1, 0, entry('monastery[2]', { bonus: 'schnapps' }));
    const changes = changesOf(standard, { ...standard, name: 'Ours', entries });
    expect(changes).toEqual({
      name: 'Ours',
      set: { 'monastery[1]': { bonus: 'noble' } },
      gone: ['guests[0]'],
      more: [{ list: 'monastery', values: { bonus: 'schnapps' } }],
    });
    expect(changesOf(standard, standard)).toEqual(unchanged('standard'));
  });
});

describe('links', () => {
  const changes = {
    ...withMore(without(none, line('guests[1]')), 'guests', guest(8, '4 thalers')),
    name: 'Ünsere 📦',
    set: { 'tavern_cards.brewer': { price: 7 } },
  };

  test('bring the same changes, in an address', () => {
    const code = codeOf(changes, standard);
    expect(code).toMatch(/^[\w-]+$/);
    expect(readCode(code, standard)).toEqual(changes);
    expect(codeOf({ ...none, set: changes.set }, standard).length).toBeLessThan(120);
  });

  test('of other standard values, or damaged ones, say so', () => {
    const code = codeOf(changes, standard);
    expect(readCode(code, { ...standard, hash: 'fedcba9876543210' })).toBe('other');
    for (const bad of ['', 'x', '!!', code.slice(0, -3), codeOf({ ...changes, gone: ['limits.schnapps'] }, standard)]) {
      expect(readCode(bad, standard), bad).toBe('damaged');
    }
    const strange = [
      { ...changes, set: { nothing: { price: 1 } } },
      { ...changes, set: { 'tavern_cards.brewer': { __proto__x: {} } } },
      { ...changes, more: [{ list: 'wolves', values: {} }] },
    ];
    for (const bad of strange) expect(readCode(codeOf(bad as typeof changes, standard), standard)).toBe('damaged');
  });
});

describe('words of the sheet', () => {
  const texts = [...printed.matchAll(/bonus = "([^"]+)"/g)].map((found) => found[1] ?? '');
  const lists = [...printed.matchAll(/(?:items|columns) = \[([^\]]+)\]/g)].flatMap(
    (found) => found[1]?.split(', ') ?? [],
  );

  test('every printed bonus is known, and written as it was read', () => {
    const all = [...texts.flatMap((text) => optionsOf(text)), ...lists.map((text) => text.replaceAll('"', ''))];
    expect(all.length).toBeGreaterThan(100);
    for (const text of all) {
      if (text === null || text === NOTHING) continue;
      expect(bonusOf(text), text).not.toBeNull();
      expect(textOf(wordOf(text))).toBe(text);
    }
  });

  test('what is typed as an amount stays as it is', () => {
    expect(textOf({ ...wordOf('3 thalers'), amount: 'x' })).toBe('x thalers');
    expect(wordOf('x thalers')).toEqual({ kind: 'thalers', amount: 'x' });
    expect(wordOf(' thalers')).toEqual({ kind: 'thalers', amount: '' });
    expect(optionsOf('schnapps or removal')).toEqual(['schnapps or removal', null]);
    expect(optionsOf('own die or barback')).toEqual(['own die', 'barback']);
  });
});

test.each(WORD_SETS)('entries, values and faults have words in %s', async (set) => {
  await speak(set);
  await speakBox();
  const lines = linesOf(standard, none);
  for (const line of lines) {
    expect(entryName(line)).not.toMatch(/[{}]|box-|undefined/);
    for (const [field, value] of Object.entries(line.values)) {
      expect(valueText(field, value), `${line.key}.${field}`).not.toMatch(/box-|undefined/);
    }
  }
  const range = { code: 'range', entry: 'guests[1].pays', what: 'value', found: 99, least: 0, most: 20 } as const;
  expect(faultText(range, lines)).toMatch(/0.*20.*99/);
  expect(placeText(range, lines)).toContain('4');
  const row = lines.find((line) => line.path === 'guests[1]') ?? lines[0];
  expect(complaintText(range, lines), 'the sentence names the value').toBe(
    `${row === undefined ? '' : fullName(row)}: ${faultText(range, lines)}`,
  );
  const unread = { code: 'syntax', line: 3, column: 1, message: 'x' } as const;
  expect(complaintText(unread, lines)).toBe(faultText(unread, lines));
  const word = { code: 'word', entry: 'guests[1].bonus', found: '-3 beer', needed: 'bonus' } as const;
  expect(faultText(word, lines)).not.toBe(faultText({ ...word, found: 'beer garden' }, lines));
  // Tracks have spaces with the same numbers.
  const space = line('monastery[1]');
  expect(fullName(space)).not.toBe(
    fullName({ ...space, key: 'reputation[0]', path: 'reputation[0]', list: 'reputation' }),
  );
  const twice = { code: 'twice', entry: 'guests[2]', first: 'guests[1]', why: 'equal_cards', rule: 'R10' } as const;
  expect(faultText(twice, lines)).not.toMatch(/guests\[|box-/);
  await speak('north-star');
});

test('differences on equal deals have a mean and an error', () => {
  const game = (nobles: number, start_won: number) => ({
    scores: [nobles, nobles].map((nobles) => ({
      nobles,
      guests: 0,
      regulars: 0,
      tavern_cards: 0,
      schnapps: 0,
      reputation: 1,
    })),
    start_won,
    answers: 100,
  });
  const tally = new Tally();
  const deals: DealMeasured[] = [10, 12, 14, 16].map((more) => ({ standard: game(50, 12), own: game(50 + more, 0) }));
  deals.forEach((deal) => tally.add(deal));
  const points = tally.of('points');
  expect([points.before, points.after, points.difference]).toEqual([51, 64, 13]);
  // The standard deviation of 10, 12, 14, 16 is the root of 20/3.
  expect(points.error).toBeCloseTo((1.96 * Math.sqrt(20 / 3)) / 2, 9);
  expect(tally.of('start')).toMatchObject({ before: 1, after: 0, difference: -1, error: 0 });
  expect(tally.of('answers').difference).toBe(0);
});
