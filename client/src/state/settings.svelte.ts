import { usualWords, WORD_SETS, type WordSet } from '../i18n/index.svelte';
import type { House, TableOptions } from '../protocol';
import { HOUSES } from './houses';
import { FILM_SPEEDS, type Speed, SPEEDS } from './pace';

/** Who takes a seat besides the person at this device: a computer player by its id, or somebody else. */
export type Company = 'friend' | 'here' | { bot: string };

/** A game against computer players. */
export interface Alone {
  level: number;
  opponents: string[];
}

export const LEVELS = [1, 2, 3, 4, 5] as const;

/** Which sounds are heard: none, the bell for one's move, or those of the game too. */
export const SOUNDS = ['off', 'bell', 'all'] as const;

/** The settings this browser remembers. */
export interface Settings {
  words: WordSet;
  /** The speed that the player chose; none as long as nobody chose. */
  speed: Speed | null;
  /** Whether a game has been played to its end on this device. */
  played: boolean;
  /** How fast a replay plays by itself. */
  film: (typeof FILM_SPEEDS)[number];
  theme: 'auto' | 'light' | 'dark';
  numerals: boolean;
  /** Whether things move; never where the system asks for less motion. */
  motion: boolean;
  /** Which sounds are heard, and how loud, from 0 to 1. */
  sound: (typeof SOUNDS)[number];
  volume: number;
  /** Whether the list of all choices is unfolded beside the table. */
  choices: boolean;
  name: string;
  house: House;
  level: number;
  /** Whether the start page offers a game alone or a table for friends. */
  mode: 'alone' | 'friends';
  opponents: string[];
  /** The last game against computer players, to play again with one click. */
  last: Alone | null;
  company: Company[];
  lateRefill: boolean;
  /** What a table for friends agrees on. */
  options: TableOptions;
  /** Whether the system tells the person that it is their move while the page is in the background. */
  notify: boolean;
}

/** The grace times that the page offers, in seconds. */
export const GRACES = [30, 120, 600, 3600] as const;

const KEY = 'tiefenthal';

const defaults: Settings = {
  words: usualWords(),
  speed: null,
  played: false,
  film: 'normal',
  theme: 'auto',
  numerals: false,
  motion: true,
  sound: 'bell',
  volume: 0.5,
  choices: false,
  name: '',
  house: 'fox',
  level: 1,
  mode: 'alone',
  // Empty: the start page uses the default opponent.
  opponents: [''],
  last: null,
  company: ['friend'],
  lateRefill: false,
  options: { undo: 'consent', hints: 'nobody', known_tops: 'shown', spectators_chat: false, grace: 120 },
  notify: false,
};

export const settings: Settings = $state(load());

/** Saves the settings for the next visit. */
export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The game works even if the browser stores nothing.
  }
}

/** How fast others play: as the player chose. Whoever has not finished a game yet sees what they do. */
export function speed(): Speed {
  return settings.speed ?? (settings.played ? 'quick' : 'normal');
}

/** Somebody on this device has played a game to its end. */
export function finishedGame(): void {
  if (settings.played) return;
  settings.played = true;
  save();
}

/** Whether the person asked the system for less motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return { ...defaults };
    return sound({ ...defaults, ...kept });
  } catch {
    return { ...defaults };
  }
}

/** Settings saved by another version may contain anything. */
function sound(kept: Record<keyof Settings, unknown>): Settings {
  const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T) =>
    allowed.find((each) => each === value) ?? otherwise;
  const opponents = listOf(kept.opponents, (bot) => typeof bot === 'string');
  const company = listOf(kept.company, isCompany);
  return {
    words: oneOf(WORD_SETS, kept.words, defaults.words),
    // The speed that is now normal was once the calm one.
    speed: SPEEDS.find((speed) => speed === (kept.speed === 'calm' ? 'normal' : kept.speed)) ?? null,
    played: kept.played === true,
    film: oneOf(FILM_SPEEDS, kept.film, defaults.film),
    theme: oneOf(['auto', 'light', 'dark'], kept.theme, defaults.theme),
    numerals: kept.numerals === true,
    motion: kept.motion !== false,
    sound: oneOf(SOUNDS, kept.sound, defaults.sound),
    volume: share(kept.volume) ?? defaults.volume,
    choices: kept.choices === true,
    name: typeof kept.name === 'string' ? kept.name : '',
    house: oneOf(HOUSES, kept.house, defaults.house),
    level: oneOf<number>(LEVELS, kept.level, defaults.level),
    mode: oneOf(['alone', 'friends'], kept.mode, defaults.mode),
    opponents: opponents ?? defaults.opponents,
    last: soundAlone(kept.last),
    company: company ?? defaults.company,
    lateRefill: kept.lateRefill === true,
    options: soundOptions(kept.options),
    notify: kept.notify === true,
  };
}

/** A number from 0 to 1. */
function share(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}

function soundAlone(kept: unknown): Alone | null {
  const last: Partial<Record<keyof Alone, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  const level = LEVELS.find((level) => level === last.level);
  const opponents = listOf(last.opponents, (bot) => typeof bot === 'string');
  return level === undefined || opponents === null ? null : { level, opponents };
}

function soundOptions(kept: unknown): TableOptions {
  const options: Partial<Record<keyof TableOptions, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    undo: options.undo === 'free' ? 'free' : 'consent',
    hints: options.hints === 'all' ? 'all' : 'nobody',
    known_tops: options.known_tops === 'hidden' ? 'hidden' : 'shown',
    spectators_chat: options.spectators_chat === true,
    grace: GRACES.find((grace) => grace === options.grace) ?? defaults.options.grace,
  };
}

/** The list, if it has one to three items and all of them are as they should be. */
function listOf<T>(value: unknown, fits: (item: unknown) => item is T): T[] | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > 3) return null;
  return value.every(fits) ? value : null;
}

function isCompany(item: unknown): item is Company {
  if (item === 'friend' || item === 'here') return true;
  return typeof item === 'object' && item !== null && 'bot' in item && typeof item.bot === 'string';
}
