import { BARREL, BREWER, CASHBOX, MONK } from '../../i18n/names';
import type { Action, Area, Seat, Space, View } from '../../protocol';
import { matchSome } from '../../variant';
import * as things from './things';
import type { Thing } from './things';

const ROOMS: ReadonlyMap<Space, Area> = new Map([
  [CASHBOX, 'cashbox'],
  [BARREL, 'barrel'],
  [BREWER, 'brewer'],
  [MONK, 'monk'],
]);

/** Where an action takes place, and so where what it brings comes from. */
export function placeOf(action: Action, seat: Seat, view: View): Thing[] {
  const ofRound = [things.round(view.round)];
  const tile = (area: Area) => [things.tile(seat, area), things.strip(seat)];
  const atCounter = [things.counter(seat), things.strip(seat)];
  return matchSome<Action, Thing[]>(
    action,
    {
      start_card: () => [things.deck(seat)],
      choose: () => ofRound,
      free_upgrade: tile,
      entertainer: () => ofRound,
      use: ({ at }) => [spaceOf(at, seat, view), things.strip(seat)],
      buy: (kind) => [things.pile(kind)],
      upgrade: ({ area }) => tile(area),
      recruit: (place) => [things.display(place)],
      nobles: () => [things.pile('noble')],
      schnapps_upgrade: tile,
      column: (index) => [things.column(seat, index)],
    },
    atCounter,
  );
}

/** The thing that stands on a space for dice. */
export function spaceOf(space: Space, seat: Seat, view: View): Thing {
  const area = ROOMS.get(space);
  if (area !== undefined) return things.tile(seat, area);
  const seated = view.seats[seat]?.seated ?? [];
  const table = seated.findIndex((each) => each.space === space && !each.removed);
  return table < 0 ? things.hall(seat) : things.guest(seat, table);
}
