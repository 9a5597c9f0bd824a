import { parse } from '@fluent/syntax';
import { render } from '@testing-library/svelte';
import { afterAll, describe, expect, test } from 'vitest';
import english from '../../words/sentences/en/rules.ftl?raw';
import { speak, speakRules, WORD_SETS } from '../src/i18n/index.svelte';
import { CHAPTERS, piecesOf, rulesOf } from '../src/ui/rules/contents';
import RuleText from '../src/ui/rules/RuleText.svelte';
import { numbersOf, ruleOf } from '../src/ui/rules/rule';
import { search } from '../src/ui/rules/search';
import { STANDARD } from '../src/ui/rules/standard';
import { games } from './fake';

const ids = CHAPTERS.flatMap(rulesOf);

afterAll(() => speak('north-star'));

test('the chapters hold exactly the rules that are written, in their order', () => {
  const { body } = parse(english, {});
  const written = body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name.replace('rule-', '')] : []));
  expect(ids).toEqual(written);
});

test('every number of the rules comes from the sheet of a table', () => {
  for (const messages of Object.values(games)) {
    const welcome = messages.find((message) => message.type === 'welcome');
    const numbers = welcome && numbersOf(welcome.catalogue);
    expect(Object.keys(numbers ?? {}).sort()).toEqual(Object.keys(STANDARD).sort());
    for (const [name, number] of Object.entries(numbers ?? {})) expect(number, name).toBeGreaterThan(0);
    expect([numbers?.noble_1, numbers?.noble_2, numbers?.noble_3]).toEqual(welcome?.catalogue.noble_prices);
  }
});

test('brackets and commas go with their code, and none is lost', () => {
  for (const text of ['6 beer (E4, F3). More', '(D99) or (E4)', 'E4: why; see F3', '(E4)(F3)']) {
    const { container, unmount } = render(RuleText, { text });
    expect(container.textContent).toBe(text);
    unmount();
  }
  const { container } = render(RuleText, { text: '6 beer (E4, F3).' });
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['(E4,', 'F3).']);
});

test('a text is cut at the rules that it names, and only there', () => {
  const rules = piecesOf('At level 3 (F1, X10) an own die, not F99 or B12 beer.').map(({ rule }) => rule);
  expect(rules.filter((rule) => rule !== null)).toEqual(['F1', 'X10']);
});

describe.each(WORD_SETS)('in %s', (set) => {
  test('every rule has a title and a sentence without holes', async () => {
    await speak(set);
    await speakRules();
    for (const id of ids) {
      const { title, text, ruling, editions, example } = ruleOf(id, STANDARD);
      expect(title, id).not.toBe(id);
      for (const part of [title, text, ruling ?? 'none', editions ?? 'none', example ?? 'none']) {
        expect(part.length, id).toBeGreaterThan(2);
        expect(part, id).not.toMatch(/[{}$]|NaN/);
      }
      // A code in a text leads somewhere.
      const named = [...`${text} ${ruling} ${editions} ${example}`.matchAll(/\b[A-GRSTXZ]\d{1,2}\b/g)].map(String);
      expect(ids, id).toEqual(expect.arrayContaining(named));
    }
  });

  test('a search finds rules by code, by words, and without accents or capitals', async () => {
    await speak(set);
    await speakRules();
    const rules = ids.map((id) => ruleOf(id, STANDARD));
    const found = (words: string) => search(rules, words, () => []).map(({ id }) => id);
    expect(found('f11')).toContain('F11');
    expect(found(ruleOf('T5', STANDARD).title.toUpperCase())[0]).toBe('T5');
    expect(found('xyzzy')).toEqual([]);
    const [a5, title] = [ruleOf('A5', STANDARD), 'Vier { -x } für alle Spieler'];
    const inTitle = (words: string, title: string) => search([a5], words, () => [title]).length === 1;
    expect(inTitle('spieler FUR', title), 'the title of an example').toBe(true);
    expect(inTitle('zebra giraffe', title)).toBe(false);
    expect(inTitle('bierhandler', 'Bier\u00ADhändler'), 'soft hyphens are overlooked').toBe(true);
  });
});

/** What people asked who had never seen the rules, and the rule that answers, which is among this many first ones. */
const QUESTIONS: [string, string, number][] = [
  ['When does the game end?', 'R4', 4],
  ['who wins if we have the same points', 'Z2', 1],
  ['why do all my nobles sit at one table', 'B3', 2],
  ['what happens to my beer at the end of the turn', 'F18', 3],
  ['can I put two dice in the cashbox', 'E2', 4],
  ['what is a counter guest good for', 'F12', 3],
  ['do I lose money I do not spend', 'F18', 5],
  ['how many cards can I buy in one evening', 'F6', 3],
  ['what does the door with the red cross mean', 'F14', 3],
  ['remove a guest', 'F14', 2],
  ['what does returning a card do', 'F9', 2],
];

test('a search shows first what a rule is about, and takes a whole question', async () => {
  await speak('north-star');
  await speakRules();
  const rules = ids.map((id) => ruleOf(id, STANDARD));
  const first = (words: string, most = 1) =>
    search(rules, words, () => [])
      .slice(0, most)
      .map(({ id }) => id);
  expect(first('nobles', 2).sort()).toEqual(['B3', 'F11']);
  expect(first('moon')).toEqual(['A1']);
  expect(first('dishwasher')).toEqual(['E3']);
  for (const [question, rule, most] of QUESTIONS) expect(first(question, most), question).toContain(rule);
});

test.each<['de' | 'nl', string, string]>([
  ['de', 'wer fängt an', 'S10'],
  ['de', 'Wer beginnt?', 'S10'],
  ['de', 'Schnapps', 'R11'],
  ['de', 'Wann verfällt Bier?', 'F18'],
  ['de', 'Kann ich einen Adligen hinauswerfen?', 'F14'],
  ['de', 'Darf ich einen Würfel später noch verschieben?', 'E4'],
  ['nl', 'gelijkspel', 'Z2'],
  ['nl', 'borrel', 'R11'],
  ['nl', 'vaatwasser', 'E3'],
  ['nl', 'Wie begint?', 'S10'],
])('in %s “%s” finds its rule', async (words, question, rule) => {
  await speak(words);
  await speakRules();
  const rules = ids.map((id) => ruleOf(id, STANDARD));
  const found = search(rules, question, () => []).map(({ id }) => id);
  expect(found.slice(0, 6)).toContain(rule);
});

test('the editions of a language share sentences, not words', async () => {
  await speak('schmidt');
  await speakRules();
  expect(ruleOf('F4', STANDARD).title).toBe('Beer Merchants');
  await speak('de');
  expect(ruleOf('F11', STANDARD).text).toContain('9, 14 oder 18 Bier');
});
