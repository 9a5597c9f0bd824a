import { t } from '../../i18n/index.svelte';
import type { Bonus } from '../../protocol';
import { NOTHING, signing } from '../../state/menu';
import { whatItDoes } from './bonus';
import { content, fact, seatOf, worth, type Scene, type Tellers } from './content';

type Told =
  | 'monastery'
  | 'monastery_space'
  | 'reputation'
  | 'reputation_space'
  | 'book'
  | 'book_column'
  | 'book_row'
  | 'book_space';

/** The Monastery, Reputation and the Guest Book. */
export function tracks(scene: Scene): Tellers<Told> {
  const { view, catalogue, names, menu } = scene;
  const gives = (bonus: Bonus | null) => (bonus === null ? [] : fact(t('about-bonus'), names.bonus(bonus)));
  const does = (bonus: Bonus | null) => (bonus === null ? [t('about-empty-space')] : whatItDoes(bonus, scene));
  return {
    monastery: () =>
      content(t('name-monastery'), {
        picture: { icon: 'monastery' },
        says: [t('about-monastery')],
        rules: ['F13'],
        source: catalogue.monastery[0]?.source ?? 'printed',
      }),
    monastery_space: ({ space }) => {
      const info = catalogue.monastery[space];
      const here = view.seats.filter((seat) => seat.monastery === space).map((seat) => names.seat(seat.seat));
      return content(`${t('table-monastery-tab')}: ${t('table-space', { number: space })}`, {
        picture: { icon: 'monastery' },
        says: does(info?.bonus ?? null),
        facts: [...gives(info?.bonus ?? null), ...fact(t('about-here'), here.join(', '))],
        rules: ['F13'],
        source: info?.source ?? 'printed',
      });
    },
    reputation: () =>
      content(t('name-reputation'), {
        picture: { icon: 'reputation' },
        says: [t('about-reputation')],
        rules: ['F1', 'F2', 'T1'],
        source: catalogue.reputation[0]?.source ?? 'printed',
      }),
    reputation_space: ({ space }) => {
      const title = t('name-reputation');
      if (space === null) {
        return content(`${title}: ${t('name-bartender')}`, {
          picture: { icon: 'bartender' },
          says: [t('about-reputation-start')],
          rules: ['S7', 'T1'],
        });
      }
      const info = catalogue.reputation[space];
      return content(`${title}: ${t('table-space', { number: space + 1 })}`, {
        picture: { icon: 'reputation' },
        says: info?.bonus == null ? [] : does(info.bonus),
        facts: [...gives(info?.bonus ?? null), ...worth(info?.points ?? 0)],
        rules: ['T1', 'Z1'],
        source: info?.source ?? 'printed',
      });
    },
    book: () =>
      content(t('name-guest-book'), {
        picture: { icon: 'signature' },
        says: [t('about-book')],
        facts: fact(t('about-left'), `${view.supply.signatures}`),
        rules: ['T2', 'T3'],
        source: catalogue.guest_book[0]?.[0].source ?? 'printed',
      }),
    book_column: ({ column }) =>
      content(t('table-column', { label: names.column(column) }), {
        picture: { icon: 'signature' },
        says: [t('about-book-column', { label: names.column(column) })],
        offer: signing(menu, column),
        rules: ['T2', 'T3'],
      }),
    book_row: () =>
      content(t('nobles', { count: 1 }), { picture: { icon: 'noble' }, says: [t('about-book-row')], rules: ['T3'] }),
    book_space: ({ seat, row, column }) => {
      const info = catalogue.guest_book[row]?.[column];
      const signed = (seatOf(scene, seat)?.guest_book?.[column] ?? 0) > row;
      return content(`${t('name-guest-book')}: ${names.column(column)}`, {
        picture: { icon: 'signature' },
        says: signed ? [t('about-book-signed')] : does(info?.bonus ?? null),
        facts: gives(info?.bonus ?? null),
        offer: NOTHING,
        rules: ['T2', 'T3'],
        source: info?.source ?? 'printed',
      });
    },
  };
}
