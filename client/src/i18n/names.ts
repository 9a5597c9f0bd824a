import type {
  Bonus,
  Card,
  CardInfo,
  Catalogue,
  Die,
  DisplayPlace,
  Effect,
  Entertainer,
  House,
  Occupant,
  Seat,
  Side,
  Sitting,
  Space,
} from '../protocol';
import { held, match } from '../variant';
import type { Sentences } from './en/sentences';
import type { Words } from './words';

/** The printed spaces by their numbers; every other space is the table of the card with its number. */
export const CASHBOX: Space = 0;
export const BARREL: Space = 1;
export const BREWER: Space = 2;
export const MONK: Space = 3;

/** The context that a step refers to. */
export interface Scene {
  round: number;
  display: DisplayPlace[] | null;
}

/** Who plays at a seat. */
export interface Player {
  occupant: Occupant;
  house: House;
}

/** The names of the things of one game in one language. */
export class Names {
  readonly #cards: Map<Card, CardInfo>;

  constructor(
    readonly words: Words,
    readonly sentences: Sentences,
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
    const info = this.info(card);
    if (info === undefined) return `#${card}`;
    return match(info.class, {
      tavern: (kind) => this.words.kinds[kind],
      noble: () => this.words.noble(1),
      regular: () => this.sentences.regular(this.words.regular, info.die ?? 0),
      guest: () => this.sentences.guest(this.words.guest, info.price, info.bonus && this.bonus(info.bonus)),
    });
  }

  /** Everything printed on a card. */
  cardDetails(card: Card): string {
    const info = this.info(card);
    if (info === undefined) return this.card(card);
    const kind = held(info.class, 'tavern');
    const says: string[] = [this.card(card)];
    if (kind !== undefined) says.push(this.sentences.kindDoes(this.words)[kind]);
    if (info.die !== null) says.push(this.sentences.needsAndPays(this.words, info.die, info.pays));
    if (info.points > 0) says.push(`${info.points} ${this.words.points}`);
    says.push(this.sentences.source(this.words.sources[info.source]));
    return says.join('. ');
  }

  die(die: Die): string {
    return this.sentences.die(die.colour, die.face);
  }

  space(space: Space): string {
    switch (space) {
      case CASHBOX:
        return this.words.areas.cashbox;
      case BARREL:
        return this.words.areas.barrel;
      case BREWER:
        return this.words.areas.brewer;
      case MONK:
        return this.words.areas.monk;
      default:
        return this.card(space);
    }
  }

  /** The beer prices of the guests who sign in a column of the Guest Book. */
  column(column: number): string {
    const [lowest, highest] = this.catalogue.column_prices[column] ?? [column + 1, column + 1];
    return lowest === highest ? `${lowest}` : `${lowest}/${highest}`;
  }

  sitting(sitting: Sitting): string {
    const name = this.card(sitting.card);
    return sitting.served ? this.sentences.alreadyServed(name) : name;
  }

  seat(seat: Seat): string {
    if (seat === this.you) return this.sentences.you;
    // Computer players of the same kind share a name, so use their house instead.
    const player = this.players[seat];
    if (player === undefined) return this.sentences.seat(seat + 1);
    return held(player.occupant, 'person') ?? this.words.houses[player.house];
  }

  bonus(bonus: Bonus): string {
    return match(bonus, this.sentences.bonus(this.words));
  }

  /** What a side of an Entertainer does, with its price. */
  side(who: Entertainer, side: Side): string {
    const printed = this.catalogue.entertainers.find((info) => info.who === who && info.side === side);
    const does = this.words.sides[who][side];
    if (printed === undefined) return does;
    return this.sentences.forSchnapps(this.words.schnapps, printed.asks, printed.gives, does);
  }

  /** What a step brings, as text. */
  effect(effect: Effect): string {
    return this.sentences.effect(this.words, effect).join(', ');
  }
}
