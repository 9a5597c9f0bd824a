import { t, maybe } from '../../i18n/index.svelte';
import { bonusName } from '../../i18n/names';
import type { Entertainer, BonusPlace, Provenance, SheetValue, Side } from '../../protocol';
import type { Line, Values } from '../../state/sheet';
import { bonusOf, NOTHING, optionsOf } from './bonus';

// What the entries of a sheet are called, how they are grouped, and which values they have.

/** The groups in the order of the sheet, each with the list that can grow, if one can. */
export const GROUPS = {
  tavern_cards: null,
  upgrades: null,
  regulars: 'regulars',
  noble: null,
  guests: 'guests',
  marked: 'guests',
  summer: null,
  winter: null,
  monastery: 'monastery',
  reputation: 'reputation',
  reputation_signatures: 'reputation_signatures',
  entertainers: null,
  start_cards: 'start_cards',
  guest_book: null,
  limits: null,
} as const;

export type Group = keyof typeof GROUPS;

/** The lists whose order means something: they grow and shrink at their end. */
const TRACKS: readonly (string | null)[] = ['monastery', 'reputation', 'reputation_signatures'];

export function isTrack(list: string | null): boolean {
  return TRACKS.includes(list);
}

/** The group of an entry. */
export function groupOf({ key, list, values }: Line): Group {
  if (list === 'guests') return values['marked'] === true ? 'marked' : 'guests';
  if (list === 'rounds.summer') return 'summer';
  if (key.startsWith('rounds.')) return 'winter';
  return (list ?? key.split('.')[0]) as Group;
}

/** How a value is known; what its owner has corrected is no claim of ours. */
export type Knowledge = Provenance | 'own';

export function knowledgeOf({ state, provenance }: Line): Knowledge {
  return state === 'same' ? provenance : 'own';
}

/** Which values an entry has, in the order in which they are shown. */
const FIELDS = [
  'price', 'copies', 'discount', 'plain', 'upgraded', 'die', 'pays', 'points', 'prices', 'bonus',
  'by_round', 'schnapps', 'brings', 'items', 'columns', 'value', 'cards',
] as const; // prettier-ignore

export type Field = (typeof FIELDS)[number];

export function fieldsOf(values: Values): Field[] {
  return FIELDS.filter((field) => field in values);
}

/** Where the bonus of an entry is printed. */
export function placeOf(line: Line): BonusPlace {
  const group = groupOf(line);
  switch (group) {
    case 'marked':
      return 'marked_guest';
    case 'monastery':
      return line.key === 'monastery[0]' ? 'monastery_start' : 'monastery';
    case 'start_cards':
      return 'start_card';
    case 'summer':
    case 'winter':
    case 'reputation':
    case 'reputation_signatures':
    case 'guest_book':
      return group;
    default:
      return 'guest';
  }
}

const SIDES: Record<string, [Entertainer, Side]> = {
  thalers: ['musician', 'first'],
  beer: ['musician', 'second'],
  upgrade: ['fire_eater', 'first'],
  removal: ['fire_eater', 'second'],
  card: ['juggler', 'first'],
  die: ['juggler', 'second'],
};

/** What an entry is called; `crown` for the last space of a Reputation track. */
export function entryName(line: Line, crown = false): string {
  const { key, list, values, path } = line;
  const number = Number(/\[(\d+)\]$/.exec(path === '' ? key : path)?.[1] ?? 0);
  const word = key.split('.')[1] ?? '';
  if (key.startsWith('tavern_cards.')) return t('kind', { kind: word });
  if (key.startsWith('upgrades.')) return t('area', { area: word });
  if (key.startsWith('limits.')) return maybe(`box-limit-${word}`) ?? key;
  if (key.startsWith('entertainers.')) return sideName(word, values);
  if (key === 'noble') return t('bonus-noble');
  if (key === 'rounds.printed_schnapps') return t('box-printed_schnapps');
  if (key === 'rounds.loose_schnapps') return t('box-loose_schnapps');
  switch (list) {
    case 'regulars':
    case 'guests':
      return cardName(list === 'guests' ? 'guest' : 'regular', values);
    case 'rounds.summer':
    case 'rounds.winter':
      return t('name-round', { round: number + 1 });
    case 'monastery':
      return t('box-space', { number });
    case 'start_cards':
      return t('box-start-card', { number: number + 1 });
    case 'guest_book':
      return t('box-row', { number: number + 1 });
    default:
      return t(crown ? 'box-crown' : 'box-space', { number: number + 1 });
  }
}

/** The groups whose entries are called like those of another. */
const NAMESAKES: readonly Group[] = [
  'upgrades', 'marked', 'summer', 'winter', 'monastery', 'reputation', 'reputation_signatures', 'guest_book',
]; // prettier-ignore

/** What an entry is called for somebody who does not see under which heading it stands. */
export function fullName(line: Line, crown = false): string {
  const group = groupOf(line);
  const name = entryName(line, crown);
  return NAMESAKES.includes(group) ? `${t(`box-group-${group}`)}: ${name}` : name;
}

/** What was typed: numbers as such, anything else as it is, and the rules say what they need. */
export function typed(text: string): SheetValue {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,12}$/.test(plain) ? Number(plain) : text;
}

/** A value in the words of the player. */
export function valueText(field: string, value: SheetValue | undefined): string {
  if (value === undefined) return '–';
  if (Array.isArray(value)) return value.map((each) => valueText(field === 'cards' ? 'bonus' : field, each)).join(', ');
  if (typeof value !== 'string') return String(value);
  if (field === 'die') return value === '?' ? t('box-any-die') : value;
  if (!['bonus', 'items', 'columns'].includes(field)) return value;
  const [first, second] = optionsOf(value);
  return second === null ? bonusText(first) : `${bonusText(first)} ${t('box-or')} ${bonusText(second)}`;
}

/** A bonus of the sheet in the words of the player. */
export function bonusText(text: string): string {
  const bonus = bonusOf(text);
  if (bonus !== null) return bonusName(bonus);
  return text === NOTHING ? t('box-nothing') : text;
}

function cardName(card: string, values: Values): string {
  const die = values['die'];
  const bonus = typeof values['bonus'] === 'string' ? values['bonus'] : NOTHING;
  return t('card', {
    card,
    card_die: die === '?' ? 0 : String(die),
    card_price: String(values['price'] ?? 0),
    card_bonus: bonus === NOTHING ? 'none' : bonusText(bonus),
  });
}

function sideName(word: string, values: Values): string {
  const [who, side] = SIDES[word] ?? ['juggler', 'first'];
  const name = t('entertainer', { who });
  return `${name}: ${t(`side-${who}-${side}`, { schnapps: String(values['schnapps']), count: Number(values['brings'] ?? 0) })}`;
}
