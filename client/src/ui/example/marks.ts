import type { Action, Seat, View } from '../../protocol';
import { matchSome } from '../../variant';
import type { Front } from '../lesson/targets';
import { placeOf, spaceOf } from '../motion/places';
import * as things from '../motion/things';
import type { Thing } from '../motion/things';

/**
 * The things that a step is about, to be marked where the rules refuse it: for each the names under which it may lie on
 * the screen, the best first.
 */
export function marksOf(action: Action, seat: Seat, view: View): Thing[][] {
  return matchSome<Action, Thing[][]>(
    action,
    {
      place: ({ die, from, to }) => [
        [things.die(seat, die.colour, die.face, from ?? 'pool')],
        [spaceOf(to, seat, view), things.hall(seat)],
      ],
      lift: ({ die, from }) => [[things.die(seat, die.colour, die.face, from)]],
      use: ({ die, at }) => [
        [things.die(seat, die.colour, die.face, at), things.die(seat, die.colour, die.face, 'used')],
      ],
      turn: ({ die }) => [[things.die(seat, die.colour, die.face, 'pool')]],
      take: (face) => [[things.die(seat, 'white', face, 'coaster'), things.coaster(seat)]],
      remove: ({ card }) => [guestOf(card, seat, view)],
      schnapps_remove: ({ card }) => [guestOf(card, seat, view)],
      column: (index) => [[things.column(seat, index)]],
      choose: () => [[things.round(view.round)]],
      start_card: () => [],
      decline: () => [],
      close: () => [],
      ready: () => [],
      plan: () => [],
      take_back: () => [],
      accept: () => [],
      keep: () => [],
      redraw: () => [],
    },
    [placeOf(action, seat, view)],
  );
}

/** The part of the table that a phone brings to the front to show this step. */
export function tabOf(action: Action | null): Front {
  if (action === null) return 'tavern';
  return matchSome<Action, Front>(
    action,
    { buy: () => 'market', recruit: () => 'market', nobles: () => 'market', column: () => 'market' },
    'tavern',
  );
}

function guestOf(card: number, seat: Seat, view: View): Thing[] {
  const table = (view.seats[seat]?.seated ?? []).findIndex((seated) => seated.card === card && !seated.removed);
  return table < 0 ? [things.hall(seat)] : [things.guest(seat, table)];
}
