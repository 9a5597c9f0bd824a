import { t } from '../../i18n/index.svelte';
import type { Area, AreaInfo, SeatView } from '../../protocol';
import { NOTHING, plain, removing, upgrading } from '../../state/menu';
import { held } from '../../variant';
import { about, whoItIs } from './cards';
import { content, fact, seatOf, type Fact, type Scene, type Tellers } from './content';

type Told =
  'sitting' | 'free_table' | 'room' | 'crew' | 'counter_guest' | 'bartender' | 'entertainer' | 'deck' | 'discard';

/** What stands, sits and works in a tavern. */
export function tavern(scene: Scene): Tellers<Told> {
  const { catalogue, names, menu, you } = scene;
  return {
    sitting: ({ seat, table }) => {
      const guest = seatOf(scene, seat)?.seated[table];
      if (guest === undefined) return content(t('table-free-table'), {});
      const state = guest.removed ? [t('about-removed')] : guest.served ? [t('about-served')] : [];
      const told = about(guest.card, scene, {
        says: [...state, ...whoItIs(names.info(guest.card))],
        offer: seat === you ? removing(menu, guest) : NOTHING,
        rules: guest.removed ? ['F14', 'Z3'] : ['E2', 'F3'],
      });
      return guest.count > 1 ? { ...told, title: `${guest.count}× ${told.title}` } : told;
    },
    free_table: () =>
      content(t('table-free-table'), {
        picture: { icon: 'table' },
        says: [t('about-free-table')],
        rules: ['B1', 'B2'],
      }),
    room: ({ seat, area }) => {
      const [of, info] = [seatOf(scene, seat), catalogue.areas.find((each) => each.area === area)];
      const done = of?.upgraded.includes(area) === true;
      return content(t('area', { area }), {
        picture: { icon: area },
        says: [t('about-area', { area }), ...(done ? [] : [t('about-upgrade', { area })])],
        facts: of === undefined || info === undefined ? [] : room(of, info, scene),
        offer: seat === you && !done ? upgrading(menu, area) : NOTHING,
        rules: done ? ['F8'] : ['F7', 'F8'],
        source: info?.source ?? 'printed',
      });
    },
    crew: ({ seat, kind }) => {
      const count = seatOf(scene, seat)?.lying.find(({ card }) => isKind(scene, card, kind))?.count ?? 0;
      return content(t('table-cards-here', { count, kind }), {
        picture: { icon: kind },
        says: [`${t('kind-does', { kind })}.`],
        offer: seat === you && kind === 'bard' ? plain(menu, 'bard') : NOTHING,
        rules: [{ bard: 'F17', barback: 'F4', dishwasher: 'E3', server: 'C1', table: 'B1', brewer: 'F3' }[kind]],
      });
    },
    counter_guest: ({ seat }) =>
      content(t('name-counter-guest'), {
        picture: { icon: 'counter_guest' },
        says: [t('about-counter-guest')],
        facts: fact(t('about-here'), `${seatOf(scene, seat)?.counter_guests ?? 0}`),
        offer: seat === you ? plain(menu, 'counter_guest') : NOTHING,
        rules: ['A5', 'B4', 'F12'],
      }),
    bartender: () =>
      content(t('name-bartender'), { picture: { icon: 'bartender' }, says: [t('about-bartender')], rules: ['F7'] }),
    entertainer: ({ who, side }) =>
      content(t('entertainer', { who }), {
        picture: { icon: who },
        says: [`${names.side(who, side)}.`, t('about-entertainer')],
        offer: who === 'musician' ? plain(menu, 'musician') : NOTHING,
        rules: who === 'juggler' ? [side === 'first' ? 'G1' : 'E5'] : ['F16'],
      }),
    deck: ({ seat }) => {
      const deck = seatOf(scene, seat)?.deck ?? { top: [], rest: [] };
      const count = deck.rest.reduce((all, each) => all + each.count, deck.top.length);
      return content(t('table-deck-title'), {
        picture: { icon: 'deck' },
        says: [t('about-deck')],
        facts: fact(t('about-here'), t('cards', { count })),
        rules: ['R5', 'R6'],
      });
    },
    discard: ({ seat }) => {
      const count = (seatOf(scene, seat)?.discard ?? []).reduce((all, each) => all + each.count, 0);
      return content(t('table-discard-title'), {
        picture: { icon: 'discard' },
        says: [t('about-discard')],
        facts: fact(t('about-here'), t('cards', { count })),
        rules: ['R6', 'G2'],
      });
    },
  };
}

/** What a room takes and gives, now and upgraded, and what the upgrade costs now. */
function room(seat: SeatView, info: AreaInfo, scene: Scene): Fact[] {
  const { area, kind } = info;
  const value = seat.values[scene.catalogue.areas.indexOf(info)] ?? 0;
  const lying = kind === null ? 0 : (seat.lying.find(({ card }) => isKind(scene, card, kind))?.count ?? 0);
  const now = t(`gives-${area}`, { count: value });
  const tonight = kind === null || lying === 0 ? now : `${now}; ${t('table-cards-here', { count: lying, kind })}`;
  const places = [...fact(t('about-needs'), takes(info)), ...fact(t('about-now'), tonight)];
  if (seat.upgraded.includes(area)) return places;
  const price = [t('thalers', { count: info.price })];
  if (kind !== null) price.push(t('about-discount', { discount: info.discount, kind, lying }));
  return [
    ...places,
    ...fact(t('about-upgraded'), t(`gives-${area}`, { count: info.upgraded })),
    ...fact(t('about-price'), price.join('. ')),
  ];
}

/** How many dice a room takes. */
const HOLDS: Partial<Record<Area, 'one' | 'several'>> = {
  cashbox: 'one',
  barrel: 'one',
  brewer: 'several',
  monk: 'several',
};

/** The dice that a room takes; nothing where it takes none. */
export function takes({ area, values }: AreaInfo): string | null {
  const holds = HOLDS[area];
  if (holds === undefined) return null;
  const [first, second] = values;
  const value =
    first === undefined
      ? t('about-any-die')
      : second === undefined
        ? `${first}`
        : t('table-needs-or', { first, second });
  return `${value}, ${holds === 'one' ? t('about-one-die') : t('about-several-dice')}`;
}

function isKind({ names }: Scene, card: number, kind: string): boolean {
  const info = names.info(card);
  return info !== undefined && held(info.class, 'tavern') === kind;
}
