import type {
  Action,
  ActionGroup,
  Area,
  Choice,
  Colour,
  Die,
  DieView,
  Kind,
  Menu,
  Refused,
  SeatedView,
  Space,
} from '../protocol';
import { code, held, type Code } from '../variant';
import type { InHand } from './picked.svelte';

/** What the menu says about one thing on the table. */
export interface Offer {
  choices: Choice[];
  refused: Refused | null;
  /** Which actions it is about, whether the menu has them or not. */
  fits: (action: Action) => boolean;
}

export const NOTHING: Offer = { choices: [], refused: null, fits: () => false };

/** What the menu says about the actions that fit. */
export function offer(menu: Menu | null, fits: (action: Action) => boolean): Offer {
  if (menu === null) return { ...NOTHING, fits };
  return {
    choices: menu.choices.filter((choice) => fits(choice.action)),
    refused: menu.refused.find((refused) => fits(refused.action)) ?? null,
    fits,
  };
}

/** Up to this many answers are shown large, side by side. */
export const FEW = 3;

/** An action without contents. */
export function plain(menu: Menu | null, name: Code<Action>): Offer {
  return offer(menu, (action) => action === name);
}

export function placing(menu: Menu | null, hand: InHand | null, to: Space): Offer {
  if (hand === null) return NOTHING;
  return offer(menu, (action) => {
    const place = held(action, 'place');
    return place?.to === to && place.from === hand.from && same(place.die, hand.die);
  });
}

/** Every place where the die in hand may go. */
export function places(menu: Menu | null, hand: InHand | null): Choice[] {
  if (hand === null) return [];
  return offer(menu, (action) => {
    const place = held(action, 'place');
    return place?.from === hand.from && same(place.die, hand.die);
  }).choices;
}

/** Whether the die can go anywhere, be turned or be taken back. */
export function movable(menu: Menu | null, die: DieView): boolean {
  const moved = offer(menu, (action) => {
    const place = held(action, 'place');
    if (place !== undefined) return place.from === die.space && same(place.die, die);
    const lift = held(action, 'lift');
    if (lift !== undefined) return lift.from === die.space && same(lift.die, die);
    const turn = held(action, 'turn');
    return turn !== undefined && die.space === null && same(turn.die, die);
  });
  return !die.used && moved.choices.length > 0;
}

/** The number of dice in the pool that could be placed. */
export function unplaced(menu: Menu | null, dice: DieView[]): number {
  const open = (die: DieView) =>
    offer(menu, (action) => {
      const place = held(action, 'place');
      return place?.from === null && same(place.die, die);
    }).choices.length > 0;
  return dice.filter((die) => die.space === null && !die.used && open(die)).length;
}

export function lifting(menu: Menu | null, hand: InHand | null): Offer {
  if (hand === null) return NOTHING;
  return offer(menu, (action) => {
    const lift = held(action, 'lift');
    return lift?.from === hand.from && same(lift.die, hand.die);
  });
}

export function turning(menu: Menu | null, hand: InHand | null): Offer {
  if (hand?.from !== null) return NOTHING;
  return offer(menu, (action) => {
    const turn = held(action, 'turn');
    return turn !== undefined && same(turn.die, hand.die);
  });
}

export function using(menu: Menu | null, die: DieView): Offer {
  if (die.used) return NOTHING;
  return offer(menu, (action) => {
    const use = held(action, 'use');
    return use?.at === die.space && same(use.die, die);
  });
}

export function buying(menu: Menu | null, kind: Kind): Offer {
  return offer(menu, (action) => held(action, 'buy') === kind);
}

/** Every way to upgrade the area: paid, free or with Schnapps. */
export function upgrading(menu: Menu | null, area: Area): Offer {
  return offer(
    menu,
    (action) =>
      held(action, 'upgrade')?.area === area ||
      held(action, 'free_upgrade') === area ||
      held(action, 'schnapps_upgrade') === area,
  );
}

export function recruiting(menu: Menu | null, place: number): Offer {
  return offer(menu, (action) => held(action, 'recruit') === place);
}

export function nobles(menu: Menu | null, count: number): Offer {
  return offer(menu, (action) => held(action, 'nobles') === count);
}

/** How many things of the market can be paid for now; Nobles count once. */
export function affordable(menu: Menu | null): number {
  const things = (menu?.choices ?? []).flatMap(({ action }) => {
    const kind = held(action, 'buy');
    const place = held(action, 'recruit');
    if (kind !== undefined) return [kind];
    if (place !== undefined) return [`place ${place}`];
    return held(action, 'nobles') === undefined ? [] : ['nobles'];
  });
  return new Set(things).size;
}

/** Every way to remove the guest from the game. */
export function removing(menu: Menu | null, guest: SeatedView): Offer {
  return offer(menu, (action) => {
    const sitting = held(action, 'remove') ?? held(action, 'schnapps_remove');
    return sitting?.card === guest.card && sitting.served === guest.served;
  });
}

export function signing(menu: Menu | null, column: number): Offer {
  return offer(menu, (action) => held(action, 'column') === column);
}

function same(die: Die, other: { colour: Colour; face: number }): boolean {
  return die.colour === other.colour && die.face === other.face;
}

/** Choices that belong together. */
export interface Group {
  name: ActionGroup;
  /** The die, for groups about a die. */
  die: Die | null;
  choices: Choice[];
}

/** Where the groups stand in the list of choices. */
const ORDER: Record<ActionGroup, number> = {
  answer: 0,
  use: 1,
  recruit: 2,
  upgrade: 3,
  buy: 4,
  special: 5,
  end: 6,
  place: 7,
  turn: 8,
};

/** All choices of the menu in groups; every choice is in exactly one. */
export function groups(menu: Menu): Group[] {
  const found = new Map<string, Group>();
  for (const choice of menu.choices) {
    const name = choice.group;
    const die = name === 'place' ? (held(choice.action, 'place') ?? held(choice.action, 'lift'))?.die : undefined;
    const key = die === undefined ? name : `${name} ${die.colour} ${die.face}`;
    const group = found.get(key) ?? { name, die: die ?? null, choices: [] };
    group.choices.push(choice);
    found.set(key, group);
  }
  return [...found.values()].sort((a, b) => ORDER[a.name] - ORDER[b.name]);
}

/** Whether the question is answered on the board rather than by picking one of a few answers. */
export function isOpenEnded(menu: Menu): boolean {
  const ask = code(menu.ask);
  return ask === 'plan' || ask === 'serve';
}
