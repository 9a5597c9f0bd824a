import type { Action, Ask, Lost } from '../../protocol';
import { held, type Handlers } from '../../variant';
import type { Names, Scene } from '../names';
import type { Words } from '../words';
import { bonusAsks } from './bonuses';

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
  column: (column) => `${n.words.signature} in column ${n.column(column)}`,
  on_top: (card) => `Put the ${n.card(card)} on top of the deck`,
  decline: () => 'Decline',
  close: () => 'End my turn',
  take_back: () => 'Take back the answer',
});

/** The question. */
export const asks = (n: Names): Handlers<Ask, string> => ({
  start_card: () => `Choose your ${n.words.startCard}.`,
  choose: () => 'Choose one of the two bonuses of this evening.',
  free_upgrade: () => `Upgrade one area for free, without a ${n.words.noble(1)}.`,
  entertainer: (who) =>
    `The ${n.words.entertainers[who]} comes to town. Which side do you want? It stays for the whole game.`,
  redraw: () => `Your tables are full. Keep these guests, or give up a ${n.words.counterGuest} and redraw?`,
  draft: () => 'Take one die from the coaster in front of you.',
  plan: () => 'Place your dice on guests and areas, then choose Ready.',
  serve: () => 'Your turn: use dice, buy, upgrade and recruit in any order.',
  on_top: () => `${n.words.entertainers.juggler}: ${n.side('juggler', 'first')}?`,
  ...bonusAsks(n),
});

/** What closing the turn now would lose. */
export const closing = (w: Words) => ({
  loses: ({ thalers, beer, schnapps }: Lost): string => {
    const lost = [
      thalers > 0 ? `${thalers} ${w.thalers(thalers)}` : '',
      beer > 0 ? `${beer} ${w.beer}` : '',
      schnapps > 0 ? `${schnapps} ${w.schnapps}` : '',
    ].filter((part) => part !== '');
    return lost.join(', ');
  },
});
