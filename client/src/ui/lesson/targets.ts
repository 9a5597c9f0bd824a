import type { LessonPlace, LessonStep, SeatView } from '../../protocol';

/** The parts of the table that a lesson brings to the front of a phone. */
export type Front = 'tavern' | 'market' | 'monastery' | 'others';

/** Where on the page a step points, and under which tab of a phone that is. */
export function placeOf(at: LessonPlace): { selector: string | null; tab: Front } {
  return PLACES[at];
}

const PLACES: Record<LessonPlace, { selector: string | null; tab: Front }> = {
  table: { selector: null, tab: 'tavern' },
  question: { selector: '.desk', tab: 'tavern' },
  round: { selector: '.p-top', tab: 'tavern' },
  guests: { selector: '.tavern .upstairs', tab: 'tavern' },
  rooms: { selector: '.tavern .cellar', tab: 'tavern' },
  dice: { selector: '.desk .field', tab: 'tavern' },
  purse: { selector: '.desk .purse', tab: 'tavern' },
  deck: { selector: '.tavern .deck', tab: 'tavern' },
  staff: { selector: '.market .staff', tab: 'market' },
  display: { selector: '.p-market', tab: 'market' },
  nobles: { selector: '.p-market', tab: 'market' },
  monastery: { selector: '.p-monastery', tab: 'monastery' },
  reputation: { selector: '.tavern .reputation', tab: 'tavern' },
  book: { selector: '.p-book', tab: 'market' },
  others: { selector: '.p-others', tab: 'others' },
};

/** The elements that carry out what the step wants: its buttons, or the die that is to be picked up first. */
export function wanted(step: LessonStep, seat: SeatView | undefined): HTMLElement[] {
  const buttons = step.wants.flatMap((action) => all(`[data-do="${CSS.escape(action)}"]`));
  const shown = buttons.filter((button) => button.getClientRects().length > 0);
  if (shown.length > 0) return shown;
  const dice = step.wants.flatMap((action) => dieOf(action, seat));
  return dice.flatMap((index) => all(`[data-die="${index}"]`)).filter((die) => die.getClientRects().length > 0);
}

/** The numbers of the dice that an action such as `place w5 monk` is about: of equal ones, those that it can be done with. */
function dieOf(action: string, seat: SeatView | undefined): number[] {
  const found = /^(place|move|turn|use) ([wo])(\d)/.exec(action);
  if (found === null || seat === undefined) return [];
  const lies = found[1] === 'move' || found[1] === 'use';
  const colour = found[2] === 'w' ? 'white' : 'own';
  return seat.dice.flatMap((die, index) => {
    const same = die.colour === colour && die.face === Number(found[3]);
    return same && !die.used && (die.space !== null) === lies ? [index] : [];
  });
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
