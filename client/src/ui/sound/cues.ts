import type { Event, LogEntry, Seat } from '../../protocol';
import { matchSome, type Handlers } from '../../variant';

/** The sounds there are. */
export type Sound = 'die' | 'coin' | 'pour' | 'card' | 'chime' | 'bell' | 'fanfare';

/** What is heard when these things happen, each sound once. Of others one hears only what lies before everybody. */
export function cues(entries: LogEntry[], you: Seat | null): Sound[] {
  const heard = new Set<Sound>();
  for (const { events, undoes, rewinds } of entries) {
    if (undoes !== null || rewinds !== null) continue;
    for (const { seat, event } of events) {
      const sound = matchSome(event, sounds, null);
      if (sound !== null && (seat === null || seat === you || you === null)) heard.add(sound);
    }
  }
  return [...heard];
}

const card = () => 'card' as const;
const die = () => 'die' as const;
const coin = () => 'coin' as const;

/** What is heard; everything else is silent. */
const sounds: Partial<Handlers<Event, Sound | null>> = {
  schnapps_taken: () => 'pour',
  counter_guest_came: card,
  card_gained: card,
  card_shuffled_in: card,
  guest_gained: card,
  upgraded: () => 'chime',
  cards_returned: card,
  hired: card,
  regular_removed: card,
  known_card_arrived: card,
  card_arrived: card,
  own_die_rolled: die,
  coaster_rolled: die,
  die_taken: die,
  die_turned: die,
  thalers_gained: coin,
  beer_gained: () => 'pour',
  thalers_paid: coin,
  signature_laid: card,
  put_on_top: card,
  game_over: () => 'fanfare',
};
