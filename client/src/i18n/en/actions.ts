import type { Action, Ask, Effect } from '../../protocol';
import { held, type Handlers } from '../../variant';
import type { Names, Scene } from '../names';

/** The name of a step, in the list of choices and in the log. */
export const actions = (n: Names, scene: Scene): Handlers<Action, string> => ({
  start_card: (card) => {
    const bonuses = n.catalogue.start_cards[card]?.bonuses ?? [];
    return `${n.words.startCard}: ${bonuses.map((bonus) => n.bonus(bonus)).join(', ')}`;
  },
  choose: (side) => {
    const space = n.catalogue.rounds[scene.round - 1];
    const bonus = side === 'first' ? space?.first : space?.second;
    return bonus ? `Take: ${n.bonus(bonus)}` : `Take the ${side} bonus`;
  },
  free_upgrade: (area) => `Upgrade the ${n.words.areas[area]}`,
  entertainer: (side) => {
    const who = held(n.catalogue.rounds[scene.round - 1]?.first ?? 'noble', 'entertainer');
    return who ? `${n.words.entertainers[who]}: ${n.side(who, side)}` : `Entertainer: ${side} side`;
  },
  remove_regular: (card) => `Remove a ${n.card(card)} from the deck`,
  keep: () => 'Keep these guests',
  redraw: () => `Give up a ${n.words.counterGuest} and redraw`,
  take: (face) => `Take a ${face}`,
  place: ({ die, from, to }) =>
    from === null
      ? `Place ${n.die(die)} on ${n.space(to)}`
      : `Move ${n.die(die)} from ${n.space(from)} to ${n.space(to)}`,
  lift: ({ die, from }) => `Take ${n.die(die)} back from ${n.space(from)}`,
  turn: ({ die, to }) => `Turn ${n.die(die)} to ${to}`,
  plan: () => 'Place the dice',
  ready: () => 'Ready',
  use: ({ die, at }) => `Use ${n.die(die)} at ${n.space(at)}`,
  buy: (kind) => `Buy a ${n.words.kinds[kind]}`,
  upgrade: ({ area, returned }) =>
    returned === 0
      ? `Upgrade the ${n.words.areas[area]}`
      : `Upgrade the ${n.words.areas[area]}, returning ${returned} ${returned === 1 ? 'card' : 'cards'}`,
  recruit: (place) => {
    const guest = scene.display?.[place]?.guest;
    return guest === null || guest === undefined ? 'Recruit a guest' : `Recruit ${n.card(guest)}`;
  },
  nobles: (count) => `Recruit ${count} ${n.words.noble(count)}`,
  counter_guest: () => `${n.words.counterGuest}: one Monastery step`,
  musician: () => `${n.words.entertainers.musician} plays`,
  schnapps_upgrade: (area) => `${n.words.entertainers.fire_eater}: upgrade the ${n.words.areas[area]}`,
  schnapps_remove: (guest) => `${n.words.entertainers.fire_eater}: remove ${n.sitting(guest)}`,
  bard: () => `${n.words.kinds.bard}: one Reputation step`,
  accept: () => 'Take it',
  take_schnapps: () => `Take ${n.words.schnapps}`,
  remove: (guest) => `Remove ${n.sitting(guest)}`,
  column: (column) => `${n.words.signature} in column ${['3/4', '5', '6', '7/8'][column] ?? column + 1}`,
  on_top: (card) => `Put the ${n.card(card)} on top of the deck`,
  decline: () => 'Decline',
  close: () => 'Close my evening',
  take_back: () => 'Take back the answer',
});

/** The question, with its rule. */
export const asks = (n: Names): Handlers<Ask, { text: string; rule: string }> => ({
  start_card: () => ({ text: `Choose your ${n.words.startCard}.`, rule: 'S8' }),
  choose: () => ({ text: 'Choose one of the two bonuses of this evening.', rule: 'A1' }),
  free_upgrade: () => ({ text: 'Upgrade one area for free, without a Noble.', rule: 'A3' }),
  entertainer: (who) => ({
    text: `The ${n.words.entertainers[who]} comes to town. Which side do you want? It stays for the whole game.`,
    rule: 'A6',
  }),
  remove_regular: () => ({ text: `Which ${n.words.regular} leaves your deck?`, rule: 'S8' }),
  redraw: () => ({
    text: `Your tables are full. Keep these guests, or give up a ${n.words.counterGuest} and redraw?`,
    rule: 'B4',
  }),
  draft: () => ({ text: 'Take one die from the coaster in front of you.', rule: 'D2' }),
  plan: () => ({ text: 'Place your dice on guests and areas, then choose Ready.', rule: 'E1' }),
  serve: () => ({ text: 'Your evening: use dice, buy, upgrade and recruit in any order.', rule: 'F3' }),
  take_or_leave: (kind) => ({
    text: `You may take a ${n.words.kinds[kind]}. It goes on top of your deck.`,
    rule: 'F15',
  }),
  service_denied: () => ({ text: `${n.words.removal}: remove a guest from the game?`, rule: 'F14' }),
  schnapps_or_removal: () => ({
    text: `Take ${n.words.schnapps}, or remove a guest from the game.`,
    rule: 'T1',
  }),
  column: () => ({ text: `Which column of the ${n.words.guestBook} gets the ${n.words.signature}?`, rule: 'T2' }),
  on_top: () => ({
    text: `${n.words.entertainers.juggler}: for 1 ${n.words.schnapps}, put one card on top of your deck?`,
    rule: 'G1',
  }),
});

/** What closing the turn now would lose. */
export const closing = {
  loses: (effect: Pick<Effect, 'thalers' | 'beer' | 'schnapps'>): string => {
    const lost = [
      effect.thalers > 0 ? `${effect.thalers} ${effect.thalers === 1 ? 'Thaler' : 'Thalers'}` : '',
      effect.beer > 0 ? `${effect.beer} beer` : '',
      effect.schnapps > 0 ? `${effect.schnapps} Schnapps` : '',
    ].filter((part) => part !== '');
    return lost.join(', ');
  },
};
