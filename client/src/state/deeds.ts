import type { Area, Card, Entertainer, Event, LogEntry, LogEvent, Seat } from '../protocol';
import { code, matchSome } from '../variant';

/** What a player did or got in a turn, sorted by kind. */
export interface Deeds {
  recruited: Card[];
  bought: Card[];
  upgraded: Area[];
  /** Cards that came in other ways. */
  gained: Card[];
  hired: Entertainer[];
  thalers: number;
  beer: number;
  schnapps: number;
  counterGuests: number;
  monastery: number;
  reputation: number;
  signatures: number;
  removed: Card[];
  onTop: Card[];
  kept: { thalers: number; beer: number } | null;
}

/** How a card got onto the deck. */
type Way = 'recruited' | 'bought' | 'gained';

/** What these events mean for a seat; `way` says how the cards come that nobody recruits from the display. */
export function addDeeds(deeds: Deeds, events: LogEvent[], seat: Seat, way: Way): void {
  for (const { seat: about, event } of events) if (about === seat) addDeed(deeds, event, way);
}

/** How the cards of this decision come. */
export function wayOf({ action }: LogEntry): Way {
  if (action === null) return 'gained';
  const name = code(action);
  if (name === 'buy') return 'bought';
  return name === 'nobles' ? 'recruited' : 'gained';
}

export function noDeeds(): Deeds {
  return {
    ...{ recruited: [], bought: [], upgraded: [], gained: [], hired: [], removed: [], onTop: [], kept: null },
    ...{ thalers: 0, beer: 0, schnapps: 0, counterGuests: 0, monastery: 0, reputation: 0, signatures: 0 },
  };
}

/** Events that are no deeds of their own change nothing here. */
function addDeed(deeds: Deeds, event: Event, way: Way): void {
  matchSome<Event, unknown>(
    event,
    {
      guest_gained: ({ card }) => deeds.recruited.push(card),
      card_gained: ({ card }) => deeds[way].push(card),
      card_shuffled_in: ({ card }) => deeds.gained.push(card),
      upgraded: ({ area }) => deeds.upgraded.push(area),
      hired: ({ who }) => deeds.hired.push(who),
      thalers_gained: ({ count }) => (deeds.thalers += count),
      beer_gained: ({ count }) => (deeds.beer += count),
      schnapps_taken: ({ count }) => (deeds.schnapps += count),
      schnapps_returned: ({ count }) => (deeds.schnapps -= count),
      counter_guest_came: () => (deeds.counterGuests += 1),
      counter_guest_left: () => (deeds.counterGuests -= 1),
      monastery_step: () => (deeds.monastery += 1),
      reputation_step: () => (deeds.reputation += 1),
      reputation_back: ({ steps }) => (deeds.reputation -= steps),
      signature_laid: () => (deeds.signatures += 1),
      guest_removed: ({ card }) => deeds.removed.push(card),
      regular_removed: ({ card }) => deeds.removed.push(card),
      put_on_top: ({ card }) => deeds.onTop.push(card),
      turn_closed: ({ thalers, beer }) => (deeds.kept = { thalers, beer }),
    },
    undefined,
  );
}
