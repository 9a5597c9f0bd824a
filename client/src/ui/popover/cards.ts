import { t } from '../../i18n/index.svelte';
import type { Card, CardInfo } from '../../protocol';
import { buying, nobles, recruiting } from '../../state/menu';
import { held, match } from '../../variant';
import { content, fact, worth, type Content, type Fact, type Scene, type Tellers } from './content';

/** The cards of the market and of the decks. */
export function cards(scene: Scene): Tellers<'staff' | 'guest' | 'nobles' | 'stack' | 'card'> {
  const { view, catalogue, names, menu } = scene;
  const noble = catalogue.cards.find((info) => info.class === 'noble');
  return {
    staff: ({ kind }) => {
      const info = catalogue.cards.find((card) => held(card.class, 'tavern') === kind);
      const left = view.supply.kinds.find(([each]) => each === kind)?.[1] ?? 0;
      return content(t('kind', { kind }), {
        picture: { icon: kind },
        says: [`${t('kind-does', { kind })}.`, t('about-staff')],
        facts: [
          ...fact(t('about-price'), t('thalers', { count: info?.price ?? 0 })),
          ...worth(info?.points ?? 0),
          ...fact(t('about-left'), t('cards', { count: left })),
        ],
        offer: buying(menu, kind),
        rules: ['F6', 'R5'],
        source: info?.source ?? 'printed',
      });
    },
    guest: ({ place }) => {
      const shown = view.display[place];
      if (shown === undefined || shown.guest === null) return content(t('table-empty-place'), {});
      const pile = place === 0 && view.supply.threes > 0;
      return about(shown.guest, scene, {
        says: [t('about-recruit'), ...(pile ? [t('about-pile')] : []), ...(shown.signed ? [t('about-signed')] : [])],
        offer: recruiting(menu, place),
        rules: shown.signed ? ['F10', 'T2'] : ['F10'],
      });
    },
    nobles: ({ count }) =>
      content(t('nobles', { count }), {
        picture: noble === undefined ? null : { card: noble.card },
        says: [t('about-noble'), t('about-recruit-nobles')],
        facts: [
          ...fact(t('about-price'), t('beer', { count: catalogue.noble_prices[count - 1] ?? 0 })),
          ...(noble === undefined ? [] : worth(count * noble.points)),
          ...fact(t('about-left'), t('cards', { count: view.supply.nobles })),
        ],
        offer: nobles(menu, count),
        rules: ['F11', 'B3'],
        source: noble?.source ?? 'printed',
      }),
    stack: () =>
      content(t('table-guests'), {
        picture: { icon: 'deck' },
        says: [t('about-stack')],
        facts: fact(
          t('about-left'),
          t('cards', { count: view.supply.guests.reduce((all, { count }) => all + count, 0) }),
        ),
        rules: ['F10'],
      }),
    card: ({ card, count, found }) => {
      const where =
        found === 'open'
          ? null
          : 'at' in found
            ? t('about-card-at', { place: found.at })
            : t('table-deck-chance', { percent: Math.round((100 * count) / found.among) });
      const what = about(card, scene, { says: whoItIs(names.info(card)) });
      return {
        ...what,
        title: count > 1 ? `${count}× ${what.title}` : what.title,
        facts: [...what.facts, ...fact(t('table-deck-title'), where)],
      };
    },
  };
}

/** Who is on a card, with everything printed on it. */
export function about(card: Card, { names }: Scene, more: Partial<Content>): Content {
  const info = names.info(card);
  return content(names.card(card), {
    picture: { card },
    facts: info === undefined ? [] : printed(info, names.bonus.bind(names)),
    source: info?.source ?? 'printed',
    ...more,
  });
}

/** What somebody on a card is good for. */
export function whoItIs(info: CardInfo | undefined): string[] {
  if (info === undefined) return [];
  return match(info.class, {
    tavern: (kind) => [`${t('kind-does', { kind })}.`],
    noble: () => [t('about-noble')],
    regular: () => [t('about-guest'), t('about-regular')],
    guest: () => [t('about-guest')],
  });
}

function printed(info: CardInfo, bonus: (bonus: NonNullable<CardInfo['bonus']>) => string): Fact[] {
  const price = held(info.class, 'tavern') === undefined ? 'beer' : 'thalers';
  return [
    ...(info.price === 0 ? [] : fact(t('about-price'), t(price, { count: info.price }))),
    ...(info.die === null
      ? []
      : [
          ...fact(t('about-needs'), info.die === 0 ? t('about-any-die') : `${info.die}`),
          ...fact(t('about-pays'), t('thalers', { count: info.pays })),
        ]),
    ...worth(info.points),
    ...(info.bonus === null ? [] : fact(t('about-gift'), bonus(info.bonus))),
  ];
}
