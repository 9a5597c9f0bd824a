import type { Event } from '../protocol';
import { match, type Handlers } from '../variant';
import { t } from './index.svelte';
import type { Names } from './names';

/** What happened, without the name of the seat. */
export function eventText(event: Event, names: Names): string {
  return match(event, events(names));
}

const yes = (fact: boolean) => (fact ? 'yes' : 'no');

const events = (n: Names): Handlers<Event, string> => ({
  start_player: ({ seat }) => t('event-start_player', { seat: n.seat(seat) }),
  start_card_offered: ({ card }) =>
    t('event-start_card_offered', { bonuses: n.bonuses(n.catalogue.start_cards[card]?.bonuses ?? []) }),
  guest_laid: ({ card, signed }) => t('event-guest_laid', { ...n.about(card), signed: yes(signed) }),
  round_began: ({ round, start }) => t('event-round_began', { round, seat: n.seat(start) }),
  phase_began: ({ phase }) => t(`phase-${phase}`),
  schnapps_taken: ({ count }) => t('event-schnapps_taken', { count }),
  schnapps_returned: ({ count }) => t('event-schnapps_returned', { count }),
  counter_guest_came: () => t('event-counter_guest_came'),
  counter_guest_left: () => t('event-counter_guest_left'),
  card_gained: ({ card }) => t('event-card_gained', n.about(card)),
  card_shuffled_in: ({ card }) => t('event-card_shuffled_in', n.about(card)),
  guest_gained: ({ card, tile_taken }) => t('event-guest_gained', { ...n.about(card), signed: yes(tile_taken) }),
  nobles_returned: ({ count }) => t('event-nobles_returned', { count }),
  upgraded: ({ area }) => t('event-upgraded', { area }),
  cards_returned: ({ kind, count }) => t('event-cards_returned', { kind, count }),
  hired: ({ who, side }) => t('event-hired', { who, side: n.side(who, side) }),
  regular_removed: ({ card }) => t('event-regular_removed', n.about(card)),
  shuffled: () => t('event-shuffled'),
  known_card_arrived: ({ card }) => t('event-known_card_arrived', n.about(card)),
  card_arrived: ({ card }) => t('event-card_arrived', n.about(card)),
  dismissed: () => t('event-dismissed'),
  own_die_rolled: ({ face }) => t('event-own_die_rolled', { face }),
  dishwashers_ready: ({ uses }) => t('event-dishwashers_ready', { count: uses }),
  coaster_rolled: ({ faces }) => t('event-coaster_rolled', { faces: faces.join(' ') }),
  die_taken: ({ face }) => t('event-die_taken', { face }),
  coasters_passed: () => t('event-coasters_passed'),
  die_turned: ({ die, to }) => t('event-die_turned', { ...die, to }),
  reputation_step: () => t('event-reputation_step'),
  reputation_back: ({ steps }) => t('event-reputation_back', { count: steps }),
  thalers_gained: ({ count }) => t('event-thalers_gained', { count }),
  beer_gained: ({ count }) => t('event-beer_gained', { count }),
  thalers_paid: ({ count }) => t('event-thalers_paid', { count }),
  beer_paid: ({ count }) => t('event-beer_paid', { count }),
  bard_sang: () => t('event-bard_sang'),
  monastery_step: ({ to }) => t('event-monastery_step', { to }),
  guest_removed: ({ card }) => t('event-guest_removed', n.about(card)),
  signature_laid: ({ column }) => t('event-signature_laid', { column: n.column(column) }),
  signature_returned: () => t('event-signature_returned'),
  turn_closed: ({ thalers, beer }) => t('event-turn_closed', { count: thalers, beer }),
  put_on_top: ({ card }) => t('event-put_on_top', n.about(card)),
  tavern_cleared: () => t('event-tavern_cleared'),
  game_over: () => t('event-game_over'),
});
