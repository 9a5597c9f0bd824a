import { t } from '../../i18n/index.svelte';
import type { Rule } from './rule';

/** How much more a word counts in the title of a rule or in its sentence than in what is added to it. */
const TITLE = 6;
const SENTENCE = 3;
/** How much less a part of a word counts than its beginning. */
const INSIDE = 0.3;
/** Endings of words that people use differently than the rules do; a word keeps at least four letters. */
const ENDING = /^(.{4,}?)(ing|ers|er|ed|es|en|s|e|n|t)$/u;
/** What a word is worth at most: one that a single rule has by chance says little about that rule. */
const RARE = 2.6;
/** The share of the best score that a rule must have to be found. */
const NEAR = 0.3;
/** How many rules a question finds. */
const MOST = 15;

/** What is searched, and where. */
interface Searched {
  rule: Rule;
  parts: { words: string[]; weight: number }[];
}

/**
 * The rules that speak of these words in their code, in anything they say, in their chapter or in the titles of their
 * examples: those that are about them first. Words that every question has are overlooked, so that whole questions can
 * be asked, and people need not know what the rules call a thing.
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
  const known = asked(words).flatMap((word) => {
    const counts = searched.map(({ parts }) => Math.max(...word.map((way) => about(parts, way))));
    const among = counts.filter((count) => count > 0).length;
    return among === 0 ? [] : [{ counts, worth: Math.min(RARE, Math.log((rules.length + 1) / among)) }];
  });
  const all = known.reduce((sum, { worth }) => sum + worth, 0);
  const scored = searched.map(({ rule }, at) => {
    const has = known.map(({ counts, worth }) => ({ count: counts[at] ?? 0, worth }));
    const share = has.reduce((sum, { count, worth }) => sum + (count > 0 ? worth : 0), 0) / all;
    return { rule, score: share * has.reduce((sum, { count, worth }) => sum + count * worth, 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score > 0 && score >= NEAR * best);
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ rule }) => rule);
}

/** The words that matter, each with what the rules may call it. */
function asked(question: string): string[][] {
  const words = [...new Set(wordsOf(question))];
  const overlooked = wordsOf(t('rulebook-overlooked'));
  const telling = words.filter((word) => !overlooked.includes(word));
  const synonyms = t('rulebook-synonyms')
    .split(';')
    .map((line) => line.split(':').map(wordsOf));
  return (telling.length > 0 ? telling : words).map((word) => {
    const others = synonyms.filter(([said]) => said?.includes(word)).flatMap(([, meant]) => meant ?? []);
    return [word, ...others].map((way) => ENDING.exec(way)?.[1] ?? way);
  });
}

/** How much a rule says about a word. */
function about(parts: Searched['parts'], word: string): number {
  const within = (words: string[]) => {
    if (words.some((other) => other.startsWith(word))) return 1;
    return word.length > 3 && words.some((other) => other.includes(word)) ? INSIDE : 0;
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
