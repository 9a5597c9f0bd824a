import type { Event, LogEntry, Seat } from '../../protocol';
import { match, type Handlers } from '../../variant';

/** The sounds there are. */
export type Sound = 'die' | 'coin' | 'pour' | 'card' | 'chime' | 'bell' | 'fanfare';

/** What is heard when these things happen, each sound once. Of others one hears only what lies before everybody. */
export function cues(entries: LogEntry[], you: Seat | null): Sound[] {
  const heard = new Set<Sound>();
  for (const { events, undoes, rewinds } of entries) {
    if (undoes !== null || rewinds !== null) continue;
    for (const { seat, event } of events) {
      const sound = match(event, sounds);
      if (sound !== null && (seat === null || seat === you || you === null)) heard.add(sound);
    }
  }
  return [...heard];
}

const silent = () => null;
const card = () => 'card' as const;
const die = () => 'die' as const;
const coin = () => 'coin' as const;

const sounds: Handlers<Event, Sound | null> = {
  start_player: silent,
  start_card_offered: silent,
  guest_laid: silent,
  round_began: silent,
  phase_began: silent,
  schnapps_taken: () => 'pour',
  schnapps_returned: silent,
  counter_guest_came: card,
  counter_guest_left: silent,
  card_gained: card,
  card_shuffled_in: card,
  guest_gained: card,
  nobles_returned: silent,
  upgraded: () => 'chime',
  cards_returned: card,
  hired: card,
  regular_removed: card,
  shuffled: silent,
  known_card_arrived: card,
  card_arrived: card,
  dismissed: silent,
  own_die_rolled: die,
  dishwashers_ready: silent,
  coaster_rolled: die,
  die_taken: die,
  coasters_passed: silent,
  die_turned: die,
  reputation_step: silent,
  reputation_back: silent,
  thalers_gained: coin,
  beer_gained: () => 'pour',
  thalers_paid: coin,
  beer_paid: silent,
  bard_sang: silent,
  monastery_step: silent,
  guest_removed: silent,
  signature_laid: card,
  signature_returned: silent,
  turn_closed: silent,
  put_on_top: card,
  tavern_cleared: silent,
  game_over: () => 'fanfare',
};
