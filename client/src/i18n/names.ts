import type {
  Bonus,
  Card,
  CardInfo,
  Catalogue,
  Die,
  Effect,
  Entertainer,
  House,
  Occupant,
  Phase,
  Seat,
  Side,
  Sitting,
  Space,
} from '../protocol';
import { held, match, type Handlers } from '../variant';
import { t, type Args } from './index.svelte';

/** The printed spaces by their numbers; every other space is the table of the card with its number. */
export const CASHBOX: Space = 0;
export const BARREL: Space = 1;
export const BREWER: Space = 2;
export const MONK: Space = 3;

const PRINTED = ['cashbox', 'barrel', 'brewer', 'monk'];

/** The letters of the phases in every edition. C asks nobody anything, so it comes with B. */
export const LETTERS: Partial<Record<Phase, string>> = {
  evening: 'A',
  arrival: 'B, C',
  draft: 'D',
  plan: 'E',
  serve: 'F',
  closing: 'G',
};

/** When something happened. What is chosen before the first round belongs to none. */
export function momentText({ round, phase }: { round: number; phase: Phase }): string {
  const name = t(`phase-${phase}`);
  return round === 0 ? name : `${t('name-round', { round })} · ${name}`;
}

/** Who plays at a seat. */
export interface Player {
  occupant: Occupant;
  house: House;
}

/** The names of the things of one game in the word set shown. */
export class Names {
  readonly #cards: Map<Card, CardInfo>;

  constructor(
    readonly catalogue: Catalogue,
    /** Who sits where, by seat. */
    readonly players: Player[],
    /** The seat of whoever reads this; none for spectators. */
    readonly you: Seat | null,
  ) {
    this.#cards = new Map(catalogue.cards.map((card) => [card.card, card]));
  }

  info(card: Card): CardInfo | undefined {
    return this.#cards.get(card);
  }

  card(card: Card): string {
    return t('card', this.about(card));
  }

  /** A card as messages want it. */
  about(card: Card): Args<'card'> {
    const info = this.info(card);
    if (info === undefined) return { card: 'guest', card_die: 0, card_price: 0, card_bonus: 'none' };
    return {
      card: held(info.class, 'tavern') ?? (info.class as string),
      card_die: info.die ?? 0,
      card_price: info.price,
      card_bonus: info.bonus === null ? 'none' : this.bonus(info.bonus),
    };
  }

  die(die: Die): string {
    return t('die', die);
  }

  /** A space by its name, or as the place where a die goes to or comes from. */
  space(space: Space, as: 'space' | 'space-to' | 'space-from' = 'space'): string {
    const about = this.about(space);
    return t(as, { ...about, space: PRINTED[space] ?? 'card' });
  }

  /** The beer prices of the guests who sign in a column of the Guest Book. */
  column(column: number): string {
    const [lowest, highest] = this.catalogue.column_prices[column] ?? [column + 1, column + 1];
    return lowest === highest ? `${lowest}` : `${lowest}/${highest}`;
  }

  sitting({ card, served }: Sitting): Args<'sitting'> {
    return { ...this.about(card), served: served ? 'yes' : 'no' };
  }

  seat(seat: Seat): string {
    if (seat === this.you) return t('you');
    // Computer players of the same kind share a name, so use their house instead.
    const player = this.players[seat];
    if (player === undefined) return t('seat', { number: seat + 1 });
    return held(player.occupant, 'person') ?? t('house', { house: player.house });
  }

  bonus(bonus: Bonus): string {
    return bonusName(bonus);
  }

  bonuses(bonuses: Bonus[]): string {
    return bonuses.map((bonus) => this.bonus(bonus)).join(', ');
  }

  /** What a side of an Entertainer does, with its price. */
  side(who: Entertainer, side: Side): string {
    const printed = this.catalogue.entertainers.find((info) => info.who === who && info.side === side);
    const [schnapps, count] = [printed?.asks ?? 0, printed?.gives ?? 0];
    return t(`side-${who}-${side}`, { schnapps, count });
  }

  /** What a step brings, as text. */
  effect(effect: Effect): string {
    const { reveals, raises, ...changes } = effect;
    const said = Object.entries({ ...changes, raises: -raises })
      .filter(([, change]) => change !== 0)
      .map(([what, change]) =>
        t(`effect-${what as Exclude<keyof Effect, 'reveals'>}`, {
          sign: change > 0 ? '+' : '−',
          count: Math.abs(change),
        }),
      );
    return (reveals ? [...said, t('effect-reveals')] : said).join(', ');
  }
}

/** Somebody whose tavern it is, and whether a plain "s" makes the genitive of the name, as in German after most letters. */
export function owner(name: string): { name: string; genitive: 's' | 'other' } {
  return { name, genitive: /\p{Script=Latin}$/u.test(name) && !/[sxzß]$/i.test(name) ? 's' : 'other' };
}

/** The name of a bonus in the word set shown. */
export function bonusName(bonus: Bonus): string {
  return match(bonus, bonuses);
}

const bonuses: Handlers<Bonus, string> = {
  thalers: (count) => t('bonus-thalers', { count }),
  beer: (count) => t('bonus-beer', { count }),
  steps: (count) => t('bonus-steps', { count }),
  service_denied: () => t('bonus-service_denied'),
  card: (kind) => t('bonus-card', { kind }),
  noble: () => t('bonus-noble'),
  schnapps: (count) => t('bonus-schnapps', { count }),
  reputation: (count) => t('bonus-reputation', { count }),
  signature: () => t('bonus-signature'),
  schnapps_or_removal: () => t('bonus-schnapps_or_removal'),
  own_die: () => t('bonus-own_die'),
  three_guest: () => t('bonus-three_guest'),
  counter_guest: () => t('bonus-counter_guest'),
  free_upgrade: () => t('bonus-free_upgrade'),
  entertainer: (who) => t('bonus-entertainer', { who }),
  remove_regulars: (count) => t('bonus-remove_regulars', { count }),
  upgrade: (area) => t('bonus-upgrade', { area }),
};
