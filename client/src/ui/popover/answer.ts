import type { Action, RoundInfo, Seat } from '../../protocol';
import { held, matchSome } from '../../variant';
import type { Subject } from './subject';

/** What an answer to a question is about, where it is about a thing. */
export function subjectOf(action: Action, seat: Seat, round: RoundInfo | undefined): Subject | null {
  const bonus = (side: 'first' | 'second'): Subject | null => {
    const given = side === 'first' ? round?.first : round?.second;
    return given == null ? null : { type: 'bonus', bonus: given };
  };
  const card = (card: number): Subject => ({ type: 'card', card, count: 1, found: 'open' });
  return matchSome<Action, Subject | null>(
    action,
    {
      start_card: (card) => ({ type: 'start_card', card }),
      choose: bonus,
      free_upgrade: (area) => ({ type: 'room', seat, area }),
      entertainer: (side) => {
        const who = round === undefined ? undefined : held(round.first, 'entertainer');
        return who === undefined ? null : { type: 'entertainer', who, side };
      },
      remove_regular: card,
      keep: () => ({ type: 'phase', phase: 'arrival' }),
      redraw: () => ({ type: 'counter_guest', seat }),
      take_schnapps: () => ({ type: 'bonus', bonus: { schnapps: 1 } }),
      remove: (sitting) => card(sitting.card),
      column: (column) => ({ type: 'book_column', column }),
      on_top: card,
    },
    null,
  );
}
