import type { Event, Illegal, NoUndo, Problem, Refusal } from '../../protocol';
import type { Handlers } from '../../variant';
import type { Names } from '../names';

/** What happened, without the name of the seat. */
export const events = (n: Names): Handlers<Event, string> => ({
  start_player: ({ seat }) => `Start player: ${n.seat(seat)}`,
  start_card_offered: ({ card }) =>
    `On offer: ${(n.catalogue.start_cards[card]?.bonuses ?? []).map((bonus) => n.bonus(bonus)).join(', ')}`,
  guest_laid: ({ card, signed }) => `New on display: ${n.card(card)}${signed ? `, with a ${n.words.signature}` : ''}`,
  round_began: ({ round, start }) => `${n.words.round(round)}, start player: ${n.seat(start)}`,
  phase_began: ({ phase }) => n.words.phases[phase].name,
  schnapps_taken: ({ count }) => `+${count} ${n.words.schnapps}`,
  schnapps_returned: ({ count }) => `−${count} ${n.words.schnapps}`,
  counter_guest_came: () => `+1 ${n.words.counterGuest}`,
  counter_guest_left: () => `−1 ${n.words.counterGuest}`,
  card_gained: ({ card }) => `${n.card(card)} on top of the deck`,
  card_shuffled_in: ({ card }) => `${n.card(card)} into the deck`,
  guest_gained: ({ card, tile_taken }) =>
    `${n.card(card)} on top of the deck${tile_taken ? `, with a ${n.words.signature}` : ''}`,
  nobles_returned: ({ count }) => `${count} ${n.words.noble(count)} given back`,
  upgraded: ({ area }) => `${n.words.areas[area]} upgraded`,
  cards_returned: ({ kind, count }) => `${count} ${n.words.kinds[kind]} returned to the supply`,
  hired: ({ who, side }) => `${n.words.entertainers[who]}: ${n.words.sides[who][side]}`,
  regular_removed: ({ card }) => `${n.card(card)} leaves the game`,
  shuffled: () => 'The discard pile is shuffled into a new deck',
  known_card_arrived: ({ card }) => `${n.card(card)} arrives`,
  card_arrived: ({ card }) => `${n.card(card)} arrives`,
  dismissed: () => 'Discards all guests and redraws',
  own_die_rolled: ({ face }) => `Own die: ${face}`,
  dishwashers_ready: ({ uses }) => (uses === 1 ? '1 Dishwasher is ready' : `${uses} Dishwashers are ready`),
  coaster_rolled: ({ faces }) => `Coaster: ${faces.join(' ')}`,
  die_taken: ({ face }) => `Takes a ${face}`,
  coasters_passed: () => 'The coasters move to the left',
  die_turned: ({ die, to }) => `${n.die(die)} turned to ${to}`,
  reputation_step: () => '+1 Reputation',
  reputation_back: ({ steps }) => `−${steps} Reputation`,
  thalers_gained: ({ count }) => `+${count} ${n.words.thalers(count)}`,
  beer_gained: ({ count }) => `+${count} ${n.words.beer}`,
  thalers_paid: ({ count }) => `−${count} ${n.words.thalers(count)}`,
  beer_paid: ({ count }) => `−${count} ${n.words.beer}`,
  bard_sang: () => 'A Bard sings',
  monastery_step: ({ to }) => `Monastery: space ${to}`,
  guest_removed: ({ card }) => `${n.card(card)} leaves the game`,
  signature_laid: ({ column }) => `${n.words.signature} in column ${n.column(column)}`,
  signature_returned: () => `No free space for the ${n.words.signature}`,
  turn_closed: ({ thalers, beer }) => `Keeps ${thalers} ${n.words.thalers(thalers)} and ${beer} ${n.words.beer}`,
  put_on_top: ({ card }) => `${n.card(card)} on top of the deck`,
  tavern_cleared: () => 'The guests go home',
  game_over: () => 'The game is over',
});

/** Why a step is not possible, in a way that helps. */
export const illegal = (n: Names): Handlers<Illegal, string> => ({
  no_such_seat: () => 'Nobody plays at this seat.',
  game_over: () => 'The game is over.',
  not_asked: () => 'It is not your move.',
  wrong_answer: () => 'Answer the current question first.',
  nothing_to_take_back: () => 'There is no answer to take back.',
  answer_is_final: () => 'This answer has been revealed and is final.',
  not_on_offer: () => `This ${n.words.startCard} is not on offer.`,
  supply_empty: () => `There is no ${n.words.schnapps} left.`,
  already_upgraded: ({ area }) => `The ${n.words.areas[area]} is already upgraded.`,
  no_such_regular: () => `There is no such ${n.words.regular} in your deck.`,
  no_counter_guest: () => `You have no ${n.words.counterGuest}.`,
  no_such_die_on_coaster: ({ pips }) => `There is no ${pips} on the coaster.`,
  no_such_die: ({ die }) => `There is no unused ${n.die(die)} there.`,
  nobody_there: () => 'There is no such guest in your tavern.',
  space_taken: ({ space }) => `There is already a die on ${n.space(space)}.`,
  space_used: ({ space }) => `${n.space(space)} has already been used this turn.`,
  wrong_value: ({ pips }) => `A ${pips} does not fit here; dice can be raised, but not lowered.`,
  too_few_raises: ({ needs, has }) =>
    `${needs === 1 ? 'One Dishwasher' : `${needs} Dishwashers`} would make it fit; you have ${has === 0 ? 'none' : has} left.`,
  same_place: () => 'The die is already there.',
  plan_moves_used_die: () => 'A die in this plan has already been used.',
  no_entertainer: ({ who }) => `The ${n.words.entertainers[who]} does not have this side up.`,
  same_face: () => 'The die already shows that face.',
  too_little_schnapps: ({ needs, has }) => `Needs ${needs} ${n.words.schnapps}; you have ${has}.`,
  too_few_thalers_to_buy: ({ needs, has }) => `Costs ${needs} ${n.words.thalers(needs)}; you have ${has}.`,
  too_few_thalers_to_upgrade: ({ needs, has }) => `Costs ${needs} ${n.words.thalers(needs)}; you have ${has}.`,
  too_little_beer_to_recruit: ({ needs, has }) => `Costs ${needs} ${n.words.beer}; you have ${has}.`,
  too_little_beer_for_nobles: ({ needs, has }) => `Costs ${needs} ${n.words.beer}; you have ${has}.`,
  bought_already: ({ kind }) => `You have already bought a ${n.words.kinds[kind]} this turn.`,
  pile_empty: ({ kind }) => `There is no ${n.words.kinds[kind]} left in the supply.`,
  too_few_cards_to_return: ({ needs, has }) => `You cannot return ${needs} cards; there are only ${has}.`,
  raises_in_use: ({ needs, left }) => `Placed dice need ${needs} Dishwashers, but only ${left} would be left.`,
  recruited_already: () => 'You have already recruited a guest this turn.',
  no_guest_there: () => 'There is no guest here.',
  not_that_many_nobles: () => `Recruit one, two or three ${n.words.noble(2)} at a time.`,
  too_few_nobles: ({ has }) => `There ${has === 1 ? 'is' : 'are'} only ${has} ${n.words.noble(has)} left.`,
  no_bard: () => `All your ${n.words.kinds.bard}s have sung.`,
  not_removable: () => 'There is a die on this guest, or no such guest.',
  no_free_space_in_column: () => 'This column is full.',
  no_such_card_in_tavern: () => 'There is no such card in your tavern.',
  reputation_cannot_go_back: ({ steps, possible }) =>
    `Your Reputation would drop by ${steps}, but only ${possible} can be given back.`,
});

export const refusals: Record<Exclude<Refusal['type'], 'illegal' | 'no_undo' | 'other_rules'>, string> = {
  stale: 'The table has changed in the meantime. Please look again.',
  not_understood: 'The server did not understand this step.',
  not_your_seat: 'This page does not play for that seat.',
  record_full: 'The record of this game is full. The game cannot continue.',
  not_stored: 'The step could not be saved. Nothing has changed; please try again.',
};

export const noUndo: Record<NoUndo, string> = {
  nothing_since_reveal: 'There is nothing to undo since the last reveal.',
  others_went_on: 'Others have already moved on from there.',
};

export const problems: Record<Problem, string> = {
  not_understood: 'The server did not understand the page. Please reload it.',
  too_large: 'The message was too large.',
  no_such_game: 'There is no such game here.',
  damaged: 'The record of this game is damaged. The program has not changed it.',
  other_program: 'Another version of the program wrote this game. Open it with that version.',
  bad_settings: 'A game cannot start with these settings.',
  not_your_seat: 'This page may not play for that seat.',
  not_over: 'The record is available once the game is over.',
  unavailable: 'The server is shutting down or cannot save. Your game is safe up to the last step.',
  foreign: 'The request came from another site.',
};
