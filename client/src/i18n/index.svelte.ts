import type { Handlers } from '../variant';
import type { Action, Ask, Event, Illegal, NoUndo, Problem, Refusal } from '../protocol';
import { actions, asks, closing } from './en/actions';
import { events, illegal, noUndo, problems, refusals } from './en/events';
import { northStar } from './en/northStar';
import { sentences, type Sentences } from './en/sentences';
import { room } from './en/room';
import { ui } from './en/ui';
import type { Names, Scene } from './names';
import type { Words } from './words';

/** All text of one language, with the terms of one edition. */
export interface Messages {
  /** The language tag of the page. */
  lang: string;
  words: Words;
  sentences: Sentences;
  ui: ReturnType<typeof ui>;
  room: typeof room;
  closing: ReturnType<typeof closing>;
  actions: (names: Names, scene: Scene) => Handlers<Action, string>;
  asks: (names: Names) => Handlers<Ask, string>;
  events: (names: Names) => Handlers<Event, string>;
  illegal: (names: Names) => Handlers<Illegal, string>;
  refusals: Record<Exclude<Refusal['type'], 'illegal' | 'no_undo' | 'other_rules'>, string>;
  noUndo: Record<NoUndo, string>;
  problems: Record<Problem, string>;
}

/** English sentences with the terms of an edition. */
const english = (lang: string, words: Words): Messages => ({
  lang,
  words,
  sentences,
  ui: ui(words),
  room,
  closing: closing(words),
  actions,
  asks,
  events,
  illegal,
  refusals,
  noUndo,
  problems,
});

const languages = { en: english('en', northStar) };

export type Language = keyof typeof languages;

/** The language shown. */
export const language: { current: Language } = $state({ current: 'en' });

/** The text in the language shown. */
export function m(): Messages {
  return languages[language.current];
}
