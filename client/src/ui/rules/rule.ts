import { maybe } from '../../i18n/index.svelte';
import type { Area, Catalogue, Entertainer, Side } from '../../protocol';
import type { STANDARD } from './standard';

/** The numbers of a component sheet that the rules name. */
export type Numbers = Record<keyof typeof STANDARD, number>;

/** A rule in the word set shown. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling?: string | undefined;
  editions?: string | undefined;
  example?: string | undefined;
}

/** The numbers of the sheet that a table plays with. */
export function numbersOf(catalogue: Catalogue): Numbers {
  const area = (name: Area) => catalogue.areas.find((info) => info.area === name);
  const plain = (name: Area) => area(name)?.plain ?? 0;
  const upgraded = (name: Area) => area(name)?.upgraded ?? 0;
  const side = (who: Entertainer, side: Side) =>
    catalogue.entertainers.find((info) => info.who === who && info.side === side);
  const [noble_1, noble_2, noble_3] = catalogue.noble_prices;
  return {
    ...{ cashbox: plain('cashbox'), cashbox_up: upgraded('cashbox') },
    ...{ brewer: plain('brewer'), brewer_up: upgraded('brewer') },
    ...{ barrel: plain('barrel'), barrel_up: upgraded('barrel') },
    ...{ monk: plain('monk'), monk_up: upgraded('monk') },
    ...{ safe: plain('safe'), safe_up: upgraded('safe') },
    ...{ storage: plain('storage'), storage_up: upgraded('storage') },
    dishwasher_price: area('dishwasher')?.price ?? 0,
    dishwasher_discount: area('dishwasher')?.discount ?? 0,
    ...{ noble_1, noble_2, noble_3 },
    musician_first: side('musician', 'first')?.asks ?? 0,
    musician_thalers: side('musician', 'first')?.gives ?? 0,
    musician_second: side('musician', 'second')?.asks ?? 0,
    musician_beer: side('musician', 'second')?.gives ?? 0,
    fire_first: side('fire_eater', 'first')?.asks ?? 0,
    fire_second: side('fire_eater', 'second')?.asks ?? 0,
    juggler_card: side('juggler', 'first')?.asks ?? 0,
    juggler_die: side('juggler', 'second')?.asks ?? 0,
    schnapps_kept: catalogue.schnapps_kept,
  };
}

/** A rule with these numbers. */
export function ruleOf(id: string, numbers: Numbers): Rule {
  const part = (name: string) => maybe(`rule-${id}${name}`, numbers);
  return {
    id,
    title: part('.title') ?? id,
    text: part('') ?? '',
    ruling: part('.ruling'),
    editions: part('.editions'),
    example: part('.example'),
  };
}

/** How much more a word counts in the title of a rule or in its sentence than in what is added to it. */
const TITLE = 8;
const SENTENCE = 3;
/** How much less a part of a word counts than its beginning. */
const INSIDE = 0.3;
/** The share of the words, by how rare they are, that a rule must have to be found. */
const ENOUGH = 0.45;

/** What is searched, and where. */
interface Searched {
  rule: Rule;
  parts: { words: string[]; weight: number }[];
}

/**
 * The rules that speak of these words in their code, in anything they say, in their chapter or in the titles of their
 * examples: those that are about them first. Words that nearly every rule has hardly count, nor those that none has, so
 * that whole questions can be asked.
 */
export function search(rules: Rule[], words: string, besides: (rule: string) => string[]): Rule[] {
  const searched: Searched[] = rules.map((rule) => {
    const { id, title, text, ruling, editions, example } = rule;
    const parts = [
      { words: wordsOf(`${id} ${title}`), weight: TITLE },
      { words: wordsOf(text), weight: SENTENCE },
      { words: wordsOf([ruling, editions, example, ...besides(id)].join(' ')), weight: 1 },
    ];
    return { rule, parts };
  });
  const counts = [...new Set(wordsOf(words))].map((word) => searched.map(({ parts }) => about(parts, word)));
  const known = counts.filter((ofWord) => ofWord.some((count) => count > 0));
  const rarity = known.map((ofWord) => Math.log((rules.length + 1) / ofWord.filter((count) => count > 0).length));
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  const found = searched.flatMap(({ rule }, at) => {
    const has = known.map((ofWord, word) => ((ofWord[at] ?? 0) > 0 ? (rarity[word] ?? 0) : 0));
    if (known.length === 0 || sum(has) < ENOUGH * sum(rarity)) return [];
    return [{ rule, score: sum(known.map((ofWord, word) => (ofWord[at] ?? 0) * (has[word] ?? 0))) }];
  });
  return found.sort((one, other) => other.score - one.score).map(({ rule }) => rule);
}

/** How much a rule says about a word. */
function about(parts: Searched['parts'], word: string): number {
  const within = (words: string[]) => {
    if (words.some((other) => other.startsWith(word))) return 1;
    return words.some((other) => other.includes(word)) ? INSIDE : 0;
  };
  return parts.reduce((sum, { words, weight }) => sum + weight * within(words), 0);
}

function wordsOf(text: string): string[] {
  return plainly(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Without accents, capitals and soft hyphens, as people type when they search. */
function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|\u00AD/gu, '')
    .toLowerCase();
}
