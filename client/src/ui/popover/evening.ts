import { t } from '../../i18n/index.svelte';
import { LETTERS } from '../../i18n/names';
import type { Bonus, Phase } from '../../protocol';
import { match } from '../../variant';
import { botName } from '../bots';
import { bonusIcon } from '../parts/bonus';
import { whatItDoes, type Destination } from './bonus';
import { content, fact, seatOf, type Fact, type Scene, type Tellers } from './content';

type Told =
  'round' | 'phase' | 'level' | 'start_player' | 'player' | 'upgrades' | 'ready' | 'start_card' | 'bonus' | 'text';

const RULES: Record<Phase, string[]> = {
  start_cards: ['S8'],
  evening: ['A1'],
  arrival: ['B1', 'B2', 'C1'],
  draft: ['D1', 'D2'],
  plan: ['E1', 'E4'],
  serve: ['F3', 'F18'],
  closing: ['G2'],
  over: ['Z1', 'Z2'],
};

/** The evening with its phases, and who is at the table. */
export function evening(scene: Scene): Tellers<Told> {
  const { catalogue, names, level } = scene;
  return {
    round: ({ round }) => {
      const info = catalogue.rounds[round - 1];
      const bonuses = info === undefined ? [] : info.second === null ? [info.first] : [info.first, info.second];
      return content(t('name-round', { round }), {
        picture: { icon: 'moon' },
        says: [
          bonuses.length > 1 ? t('about-round-choice') : t('about-round'),
          ...(info !== undefined && info.schnapps > 0 ? [t('about-moon-schnapps', { count: info.schnapps })] : []),
        ],
        facts: explained(bonuses, scene),
        rules: ['A1'],
        source: info?.source ?? 'printed',
      });
    },
    phase: ({ phase }) => {
      const letter = LETTERS[phase];
      return content(letter === undefined ? t(`phase-${phase}`) : `${letter} · ${t(`phase-${phase}`)}`, {
        says: [t('about-phase', { phase })],
        rules: RULES[phase],
      });
    },
    level: () =>
      content(t('table-level', { level }), {
        says: LEVELS.slice(0, level).map((each) => `${t(`level-${each}`)}: ${t(`level-${each}.about`)}`),
        rules: ['S1'],
      }),
    start_player: ({ seat }) =>
      content(`${t('table-start-player')}: ${names.seat(seat)}`, {
        picture: { icon: 'start' },
        says: [t('about-start-player')],
        rules: ['R2', 'R4'],
      }),
    player: ({ seat }) => {
      const of = seatOf(scene, seat);
      const who =
        of === undefined
          ? ''
          : match<typeof of.occupant, string>(of.occupant, {
              person: (name) => name,
              bot: botName,
              open: () => t('start-open-seat'),
            });
      return content(names.seat(seat), {
        says: [...(who === names.seat(seat) ? [] : [who]), t('about-player')],
        rules: ['R9'],
      });
    },
    upgrades: ({ seat }) => {
      const areas = (seatOf(scene, seat)?.upgraded ?? []).map((area) => t('area', { area }));
      return content(t('name-upgrade'), {
        picture: { icon: 'upgrade' },
        facts: fact(t('about-upgrades'), areas.length === 0 ? t('about-none') : areas.join(', ')),
        rules: ['F7'],
      });
    },
    ready: ({ seat }) =>
      content(names.seat(seat), { picture: { icon: 'check' }, says: [t('about-ready')], rules: ['R2'] }),
    start_card: ({ card }) => {
      const info = catalogue.start_cards[card];
      return content(t('about-start-card'), {
        picture: { icon: 'start_card' },
        says: [t('about-phase', { phase: 'start_cards' }), t('about-start-card-cards')],
        facts: explained(info?.bonuses ?? [], scene, 'shuffled'),
        rules: RULES.start_cards,
        source: info?.source ?? 'printed',
      });
    },
    bonus: ({ bonus }) =>
      content(capital(names.bonus(bonus)), {
        picture: { icon: match(bonus, bonusIcon).icon },
        says: whatItDoes(bonus, scene),
        rules: ['F15'],
      }),
    text: ({ title, text }) => content(title, { says: [text] }),
  };
}

/** Each bonus with what it does. */
function explained(bonuses: Bonus[], scene: Scene, cards: Destination = 'top'): Fact[] {
  return bonuses.flatMap((bonus) => fact(capital(scene.names.bonus(bonus)), whatItDoes(bonus, scene, cards).join(' ')));
}

const LEVELS = [1, 2, 3, 4, 5] as const;

/** A name as it begins a line. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
