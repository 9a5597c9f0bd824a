import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Messages } from './messages';

type Text = Promise<{ default: string }>;

/** What few visits need, in each language: the rules, the titles of their examples, and the words about printed values. */
const LATER = {
  rules: {
    en: (): Text => import('../../../words/sentences/en/rules.ftl?raw'),
    de: (): Text => import('../../../words/sentences/de/rules.ftl?raw'),
    nl: (): Text => import('../../../words/sentences/nl/rules.ftl?raw'),
  },
  examples: {
    en: (): Text => import('../../../words/sentences/en/examples.ftl?raw'),
    de: (): Text => import('../../../words/sentences/de/examples.ftl?raw'),
    nl: (): Text => import('../../../words/sentences/nl/examples.ftl?raw'),
  },
  box: {
    en: (): Text => import('../../../words/sentences/en/box.ftl?raw'),
    de: (): Text => import('../../../words/sentences/de/box.ftl?raw'),
    nl: (): Text => import('../../../words/sentences/nl/box.ftl?raw'),
  },
};

type Later = keyof typeof LATER;

/** The word sets, each with the language of its sentences, its own name and the texts of its Fluent files. */
const SETS = {
  'north-star': { lang: 'en', name: 'English (North Star)', texts: () => import('./sets/north-star') },
  schmidt: { lang: 'en', name: 'English (Schmidt)', texts: () => import('./sets/schmidt') },
  de: { lang: 'de', name: 'Deutsch', texts: () => import('./sets/de') },
  nl: { lang: 'nl', name: 'Nederlands', texts: () => import('./sets/nl') },
} satisfies Record<
  string,
  { lang: keyof (typeof LATER)['rules']; name: string; texts: () => Promise<{ default: string[] }> }
>;

export type WordSet = keyof typeof SETS;
export const WORD_SETS = Object.keys(SETS) as WordSet[];

/** A message, or an attribute of one. */
export type Key = keyof Messages;

/** The arguments of a message. */
export type Args<K extends Key> = Record<Messages[K], string | number>;

let shown: { set: WordSet; bundle: FluentBundle; later: Later[] } | null = $state.raw(null);

/** What somebody has opened: from then on every word set brings it along. */
const opened: Later[] = [];

/** Loads a word set and shows the page in it. */
export async function speak(set: WordSet): Promise<void> {
  const { lang, texts } = SETS[set];
  const later = [...opened];
  const [sentences, ...more] = await Promise.all([texts(), ...later.map((what) => LATER[what][lang]())]);
  // The page is read from left to right in every set, so numbers and names need no marks around them.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of sentences.default) bundle.addResource(new FluentResource(text));
  for (const text of more) bundle.addResource(new FluentResource(text.default));
  shown = { set, bundle, later };
}

/** Loads the rules and the titles of their examples in the word set shown. */
export function speakRules(): Promise<void> {
  return speakAlso('rules', 'examples');
}

/** Loads the words about printed values in the word set shown. */
export function speakBox(): Promise<void> {
  return speakAlso('box');
}

async function speakAlso(...wanted: Later[]): Promise<void> {
  opened.push(...wanted.filter((what) => !opened.includes(what)));
  if (shown?.later.length !== opened.length && shown !== null) await speak(shown.set);
}

/** Whether the rules can be read. */
export function hasRules(): boolean {
  return shown?.later.includes('rules') ?? false;
}

/** Whether the words about printed values can be read. */
export function hasBox(): boolean {
  return shown?.later.includes('box') ?? false;
}

/** The word set of a first visit, by the languages of the browser. */
export function usualWords(): WordSet {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = wanted.find((language) => WORD_SETS.some((set) => SETS[set].lang === language));
  return WORD_SETS.find((set) => SETS[set].lang === known) ?? 'north-star';
}

/** The name of a word set in its own language. */
export function nameOf(set: WordSet): string {
  return SETS[set].name;
}

/** The language shown, for the browser and for dates. */
export function lang(): string {
  return SETS[shown?.set ?? 'north-star'].lang;
}

/** The text of a message in the word set shown. */
export function t<K extends Key>(
  key: K,
  ...[args]: [Messages[K]] extends [never] ? [] : [args: Args<NoInfer<K>>]
): string {
  const [id = '', attribute] = key.split('.');
  const message = shown?.bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern === null || pattern === undefined ? key : (shown?.bundle.formatPattern(pattern, args, []) ?? key);
}

/** The text of a message whose name comes from elsewhere, if there is one. */
export function maybe(key: string, args?: Record<string, string | number>): string | undefined {
  const [id = '', attribute] = key.split('.');
  const message = shown?.bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern === null || pattern === undefined ? undefined : shown?.bundle.formatPattern(pattern, args, []);
}
