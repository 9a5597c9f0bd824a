import { t } from '../../i18n/index.svelte';
import type { Points, SeatView } from '../../protocol';
import { content, fact, seatOf, type Content, type Fact, type Scene, type Tellers } from './content';
import type { Holding } from './subject';

/** Dice, and the purse they fill. */
export function dice(scene: Scene): Tellers<'die' | 'coaster' | 'raises' | 'purse' | 'forecast'> {
  const { names, menu } = scene;
  return {
    die: ({ seat, die }) => {
      const says = [die.colour === 'own' ? t('about-die-own') : t('about-die-white')];
      if (die.used) says.push(t('about-die-used'));
      else if (die.raises > 0) says.push(t('about-die-raised', { value: die.face + die.raises, count: die.raises }));
      return content(names.die(die), {
        picture: { icon: die.colour === 'own' ? 'own_die' : 'die' },
        says,
        facts:
          die.colour === 'own'
            ? fact(t('about-house'), t('house', { house: names.players[seat]?.house ?? 'fox' }))
            : [],
        rules: die.colour === 'own' ? ['C1', 'C2', 'A2'] : ['D2'],
      });
    },
    coaster: ({ seat }) =>
      content(t('name-coaster'), {
        picture: { icon: 'die' },
        says: [t('about-coaster')],
        facts: fact(t('about-here'), seatOf(scene, seat)?.coaster.join(' ') ?? ''),
        rules: ['D1', 'D2'],
      }),
    raises: ({ seat }) => {
      const raises = seatOf(scene, seat)?.raises ?? { free: 0, bound: 0, spent: 0 };
      return content(t('kinds', { kind: 'dishwasher' }), {
        picture: { icon: 'dishwasher' },
        says: [t('about-raises')],
        facts: fact(t('about-now'), t('table-raises', { ...raises })),
        rules: ['E3'],
      });
    },
    purse: ({ seat, holds }) => purse(seatOf(scene, seat), holds, scene),
    forecast: ({ part }) => {
      const preview = menu?.preview ?? null;
      if (preview === null) return content(t('table-preview'), { says: [t('about-brings')] });
      return {
        brings: () =>
          content(t('table-preview'), {
            says: [t('about-brings')],
            facts: amounts(preview.thalers, preview.beer),
            rules: ['F3', 'F4'],
          }),
        then: () =>
          content(t('table-then'), {
            says: [t('about-then')],
            facts: amounts(preview.thalers_then, preview.beer_then),
            rules: ['F5'],
          }),
        lost: () =>
          content(t('table-lost'), {
            says: [t('about-lost')],
            facts: amounts(preview.thalers_lost, preview.beer_lost),
            rules: ['F18'],
          }),
      }[part]();
    },
  };
}

function purse(seat: SeatView | undefined, holds: Holding, { catalogue }: Scene): Content {
  const keeps = (limit: number) => t('about-keeps', { limit });
  return {
    thalers: () =>
      content(t('thalers', { count: seat?.thalers ?? 0 }), {
        picture: { icon: 'thaler' },
        says: [t('about-thalers'), keeps(seat?.safe ?? 0)],
        rules: ['F5', 'F18'],
      }),
    beer: () =>
      content(t('beer', { count: seat?.beer ?? 0 }), {
        picture: { icon: 'beer' },
        says: [t('about-beer'), keeps(seat?.storage ?? 0)],
        rules: ['F5', 'F18'],
      }),
    schnapps: () =>
      content(t('schnapps', { count: seat?.schnapps ?? 0 }), {
        picture: { icon: 'schnapps' },
        says: [t('about-schnapps'), keeps(catalogue.schnapps_kept)],
        rules: ['F16', 'F18', 'Z1'],
      }),
    points: () =>
      content(t('points', { count: seat?.points.total ?? 0 }), {
        picture: { icon: 'points' },
        says: [t('about-points')],
        facts: seat === undefined ? [] : sources(seat.points),
        rules: ['Z1'],
      }),
  }[holds]();
}

/** Where points come from. */
function sources({ total: _, ...points }: Points): Fact[] {
  return (Object.keys(points) as (keyof typeof points)[])
    .filter((source) => points[source] !== 0)
    .flatMap((source) => fact(t(`end-source-${source}`), `${points[source]}`));
}

function amounts(thalers: number, beer: number): Fact[] {
  return [...fact(t('name-thalers', { count: 2 }), `${thalers}`), ...fact(t('name-beer'), `${beer}`)];
}
