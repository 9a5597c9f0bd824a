import type { Action, Ask, DiePlaced, DisplayPlace, Lost, Phase } from '../protocol';
import { held, match, type Handlers } from '../variant';
import { t } from './index.svelte';
import type { Names } from './names';

/** The context that a step refers to. */
export interface Scene {
  round: number;
  /** Dice that are laid while serving lie on the table already. */
  phase?: Phase;
  display: DisplayPlace[] | null;
}

/** The name of a step, in the list of choices and in the log. */
export function actionText(action: Action, names: Names, scene: Scene): string {
  return match(action, actions(names, scene));
}

/** Which die goes where. Equal dice that go to the same space stand together. Dice that lie already are moved. */
export function planText(places: DiePlaced[], names: Names, how: 'place' | 'move' = 'place'): string {
  const first = places.filter((place, index) => places.findIndex((other) => samePlace(place, other)) === index);
  const dice = first.map((place) => {
    const copies = places.filter((other) => samePlace(place, other)).length;
    return t('hint-place', { ...place.die, copies, to: names.space(place.to, 'space-to') });
  });
  return t(how === 'move' ? 'hint-move' : 'hint-plan', { dice: dice.join(', ') });
}

/** Whether equal dice lie on the same space. */
export function samePlace(one: DiePlaced, other: DiePlaced): boolean {
  return one.to === other.to && one.die.colour === other.die.colour && one.die.face === other.die.face;
}

/** A question. */
export function askText(ask: Ask, names: Names): string {
  return match(ask, asks(names));
}

/** What closing the turn now would lose. */
export function lostText({ thalers, beer, schnapps }: Lost): string {
  return [
    thalers > 0 ? t('thalers', { count: thalers }) : '',
    beer > 0 ? t('beer', { count: beer }) : '',
    schnapps > 0 ? t('schnapps', { count: schnapps }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const actions = (n: Names, scene: Scene): Handlers<Action, string> => {
  const evening = n.catalogue.rounds[scene.round - 1];
  return {
    start_card: (card) => t('action-start_card', { bonuses: n.bonuses(n.catalogue.start_cards[card]?.bonuses ?? []) }),
    choose: (side) => {
      const bonus = side === 'first' ? evening?.first : evening?.second;
      return t('action-choose', { bonus: bonus ? n.bonus(bonus) : side });
    },
    free_upgrade: (area) => t('action-free_upgrade', { area }),
    entertainer: (side) => {
      const who = held(evening?.first ?? 'noble', 'entertainer') ?? 'musician';
      return t('action-entertainer', { who, side: n.side(who, side) });
    },
    remove_regular: (card) => t('action-remove_regular', n.about(card)),
    keep: () => t('action-keep'),
    redraw: () => t('action-redraw'),
    take: (face) => t('action-take', { face }),
    place: ({ die, from, to }) =>
      from === null
        ? t('action-place', { ...die, to: n.space(to, 'space-to') })
        : t('action-move', { ...die, from: n.space(from, 'space-from'), to: n.space(to, 'space-to') }),
    lift: ({ die, from }) => t('action-lift', { ...die, from: n.space(from, 'space-from') }),
    turn: ({ die, to }) => t('action-turn', { ...die, to }),
    plan: () => t('action-plan'),
    ready: () => t('action-ready'),
    use: ({ die, at }) => t('action-use', { ...die, to: n.space(at) }),
    buy: (kind) => t('action-buy', { kind }),
    upgrade: (upgrade) => t('action-upgrade', upgrade),
    recruit: (place) => {
      const guest = scene.display?.[place]?.guest ?? null;
      return guest === null ? t('action-recruit-somebody') : t('action-recruit', n.about(guest));
    },
    nobles: (count) => t('action-nobles', { count }),
    counter_guest: () => t('action-counter_guest'),
    musician: () => t('action-musician'),
    schnapps_upgrade: (area) => t('action-schnapps_upgrade', { area }),
    schnapps_remove: (guest) => t('action-schnapps_remove', n.sitting(guest)),
    bard: () => t('action-bard'),
    accept: () => t('action-accept'),
    take_schnapps: () => t('action-take_schnapps'),
    remove: (guest) => t('action-remove', n.sitting(guest)),
    column: (column) => t('action-column', { column: n.column(column) }),
    on_top: (card) => t('action-on_top', n.about(card)),
    decline: () => t('action-decline'),
    close: () => t('action-close'),
    take_back: () => t('action-take_back'),
  };
};

const asks = (n: Names): Handlers<Ask, string> => ({
  start_card: () => t('ask-start_card'),
  choose: () => t('ask-choose'),
  free_upgrade: () => t('ask-free_upgrade'),
  entertainer: (who) => t('ask-entertainer', { who }),
  redraw: () => t('ask-redraw'),
  draft: () => t('ask-draft'),
  plan: () => t('ask-plan'),
  serve: () => t('ask-serve'),
  on_top: () => t('ask-on_top', { side: n.side('juggler', 'first') }),
  remove_regular: () => t('ask-remove_regular'),
  take_or_leave: (kind) => t('ask-take_or_leave', { kind }),
  service_denied: () => t('ask-service_denied'),
  schnapps_or_removal: () => t('ask-schnapps_or_removal'),
  column: () => t('ask-column'),
});
