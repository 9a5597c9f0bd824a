import type { Event, Illegal, NoUndo, Problem, Refusal } from '../../protocol';
import type { Handlers } from '../../variant';
import type { Names } from '../names';

/** What happened, said without the name of whom it happened to. */
export const events = (n: Names): Handlers<Event, string> => ({
  start_player: ({ seat }) => `Start player: ${n.seat(seat)}`,
  start_card_offered: ({ card }) =>
    `On offer: ${(n.catalogue.start_cards[card]?.bonuses ?? []).map((bonus) => n.bonus(bonus)).join(', ')}`,
  guest_laid: ({ card, signed }) => `Comes to town: ${n.card(card)}${signed ? `, with a ${n.words.signature}` : ''}`,
  round_began: ({ round, start }) => `${n.words.round(round)}, start player: ${n.seat(start)}`,
  phase_began: ({ phase }) => n.words.phases[phase].name,
  schnapps_taken: ({ count }) => `+${count} ${n.words.schnapps}`,
  schnapps_returned: ({ count }) => `−${count} ${n.words.schnapps}`,
  counter_guest_came: () => `A ${n.words.counterGuest} comes`,
  counter_guest_left: () => `A ${n.words.counterGuest} leaves`,
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
  dismissed: () => 'All guests are sent away',
  own_die_rolled: ({ face }) => `Own die: ${face}`,
  dishwashers_ready: ({ uses }) => (uses === 1 ? '1 Dishwasher is ready' : `${uses} Dishwashers are ready`),
  coaster_rolled: ({ faces }) => `Coaster: ${faces.join(' ')}`,
  die_taken: ({ face }) => `Takes a ${face}`,
  coasters_passed: () => 'The coasters move on to the left',
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
  signature_laid: ({ column }) => `${n.words.signature} in column ${['3/4', '5', '6', '7/8'][column] ?? column + 1}`,
  signature_returned: () => `The ${n.words.signature} finds no free space`,
  turn_closed: ({ thalers, beer }) => `Keeps ${thalers} ${n.words.thalers(thalers)} and ${beer} ${n.words.beer}`,
  put_on_top: ({ card }) => `${n.card(card)} on top of the deck`,
  tavern_cleared: () => 'The guests go home',
  game_over: () => 'The game is over',
});

/** Why a step is closed, in a way that helps. */
export const illegal = (n: Names): Handlers<Illegal, string> => ({
  no_such_seat: () => 'Nobody plays at this seat.',
  game_over: () => 'The game is over.',
  not_asked: () => 'It is not your move now.',
  wrong_answer: () => 'Something else is asked first.',
  nothing_to_take_back: () => 'There is no answer to take back.',
  answer_is_final: () => 'This answer is open on the table and final.',
  not_on_offer: () => `This ${n.words.startCard} is not on offer.`,
  supply_empty: () => `No ${n.words.schnapps} is left.`,
  already_upgraded: ({ area }) => `The ${n.words.areas[area]} is upgraded already.`,
  no_such_regular: () => `No such ${n.words.regular} is in your deck.`,
  no_counter_guest: () => `No ${n.words.counterGuest} is at your counter.`,
  no_such_die_on_coaster: ({ pips }) => `The coaster has no ${pips}.`,
  no_such_die: ({ die }) => `There is no unused ${n.die(die)} there.`,
  nobody_there: () => 'Nobody like this sits in your tavern.',
  space_taken: ({ space }) => `A die lies on ${n.space(space)} already.`,
  space_used: ({ space }) => `${n.space(space)} was used this turn.`,
  wrong_value: ({ pips }) => `A ${pips} does not fit here; dice are only raised, never lowered.`,
  too_few_raises: ({ needs, has }) =>
    `${needs === 1 ? 'One Dishwasher' : `${needs} Dishwashers`} would make it fit; you have ${has === 0 ? 'none' : has} free.`,
  same_place: () => 'The die lies there already.',
  plan_moves_used_die: () => 'A die of this plan was used already.',
  no_entertainer: ({ who }) => `The ${n.words.entertainers[who]} is not here with this side.`,
  same_face: () => 'The die shows that face already.',
  too_little_schnapps: ({ needs, has }) => `Needs ${needs} ${n.words.schnapps}; you have ${has}.`,
  too_few_thalers_to_buy: ({ needs, has }) => `Costs ${needs} ${n.words.thalers(needs)}; you have ${has}.`,
  too_few_thalers_to_upgrade: ({ needs, has }) => `Costs ${needs} ${n.words.thalers(needs)}; you have ${has}.`,
  too_little_beer_to_recruit: ({ needs, has }) => `Costs ${needs} ${n.words.beer}; you have ${has}.`,
  too_little_beer_for_nobles: ({ needs, has }) => `Costs ${needs} ${n.words.beer}; you have ${has}.`,
  bought_already: ({ kind }) => `One ${n.words.kinds[kind]} a turn: you bought yours.`,
  pile_empty: ({ kind }) => `No ${n.words.kinds[kind]} is left in the supply.`,
  too_few_cards_to_return: ({ needs, has }) => `${needs} cards to return, but ${has} lie there.`,
  raises_in_use: ({ needs, left }) => `Dice on the table need ${needs} Dishwashers; ${left} would be left.`,
  recruited_already: () => 'One guest a turn: you have recruited yours.',
  no_guest_there: () => 'Nobody waits here.',
  not_that_many_nobles: () => `${n.words.noble(2)} come one, two or three at a time.`,
  too_few_nobles: ({ has }) => `Only ${has} ${n.words.noble(has)} left.`,
  no_bard: () => `No ${n.words.kinds.bard} is left to sing.`,
  not_removable: () => 'A die lies on this guest, or nobody like this sits there.',
  no_free_space_in_column: () => 'This column is full.',
  no_such_card_in_tavern: () => 'No such card lies in your tavern.',
  reputation_cannot_go_back: ({ steps, possible }) =>
    `Your Reputation would go back by ${steps}, but only ${possible} can be given back.`,
});

export const refusals: Record<Exclude<Refusal['type'], 'illegal' | 'no_undo'>, string> = {
  stale: 'The table has changed meanwhile. Have another look.',
  not_understood: 'The server did not understand this step.',
  not_your_seat: 'This page does not play for that seat.',
  record_full: 'The record of this game is full. It cannot go on.',
  not_stored: 'It could not be stored. Nothing has changed; please try again.',
};

export const noUndo: Record<NoUndo, string> = {
  nothing_since_reveal: 'Nothing to take back since the last reveal.',
  others_went_on: 'Others have gone on from there.',
};

export const problems: Record<Problem, string> = {
  not_understood: 'The server did not understand the page. Reload it.',
  too_large: 'The message was too large.',
  no_such_game: 'There is no such game here.',
  damaged: 'The record of this game is damaged. Nothing of it was changed.',
  bad_settings: 'These settings do not make a game.',
  not_your_seat: 'This page may not play for that seat.',
  not_over: 'The record is handed out when the game is over.',
  unavailable: 'The server is shutting down or cannot store. Your game is safe up to the last step.',
  foreign: 'The request came from another site.',
};
