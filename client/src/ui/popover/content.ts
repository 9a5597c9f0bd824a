import { t } from '../../i18n/index.svelte';
import type { Names } from '../../i18n/names';
import type { Card, Catalogue, Menu, Provenance, Seat, SeatView, View } from '../../protocol';
import { NOTHING, type Offer } from '../../state/menu';
import type { IconName } from '../parts/icons';
import type { Subject } from './subject';

/** What the popover shows about a subject. */
export interface Content {
  title: string;
  picture: { icon: IconName } | { card: Card } | null;
  /** What it is and what it is good for. */
  says: string[];
  /** What is printed on it or counted there. */
  facts: Fact[];
  /** What can be done with it now, or why not. */
  offer: Offer;
  /** The rules it follows. */
  rules: string[];
  /** How sure its values are. */
  source: Provenance;
}

export interface Fact {
  label: string;
  text: string;
}

/** What has to be known to tell about a subject. */
export interface Scene {
  view: View;
  catalogue: Catalogue;
  names: Names;
  /** What the viewer is asked. */
  menu: Menu | null;
  /** The viewer's seat. */
  you: Seat | null;
  level: number;
}

/** One teller for every one of these subjects: a missing one is a type error. */
export type Tellers<K extends Subject['type'] = Subject['type']> = {
  [T in K]: (subject: Extract<Subject, { type: T }>) => Content;
};

/** A content with the usual values for whatever is not given. */
export function content(title: string, given: Partial<Content>): Content {
  return { title, picture: null, says: [], facts: [], offer: NOTHING, rules: [], source: 'printed', ...given };
}

/** A fact, or nothing where there is nothing to tell. */
export function fact(label: string, text: string | null): Fact[] {
  return text === null || text === '' ? [] : [{ label, text }];
}

export function seatOf({ view }: Scene, seat: Seat): SeatView | undefined {
  return view.seats.find((each) => each.seat === seat);
}

/** What a card scores, if it does. */
export function worth(points: number): Fact[] {
  return points === 0 ? [] : fact(t('about-scores'), t('points', { count: points }));
}
