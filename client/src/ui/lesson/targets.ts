import type { Lesson, LessonPlace, LessonStep, SeatView } from '../../protocol';

/** The parts of the table that a lesson brings to the front of a phone. */
export type Front = 'tavern' | 'market' | 'monastery' | 'others';

/** Where on the page the things are that a step speaks of, and under which tab of a phone. */
export function placeOf({ at, wants }: LessonStep): { selector: string | null; tab: Front } {
  if (at !== 'rooms') return PLACES[at];
  const rooms = wants.flatMap((action) => action.match(ROOMS) ?? []);
  return { selector: rooms.map((room) => `.tavern .area.${room}`).join(), tab: 'tavern' };
}

const ROOMS = /\b(brewer|barrel|cashbox|monk|safe|storage|server|dishwasher|table)\b/g;
const PLACES: Record<Exclude<LessonPlace, 'rooms'>, { selector: string | null; tab: Front }> = {
  table: { selector: null, tab: 'tavern' },
  question: { selector: '.desk', tab: 'tavern' },
  round: { selector: '.p-top', tab: 'tavern' },
  guests: { selector: '.tavern .hall', tab: 'tavern' },
  workers: { selector: '.tavern .area:has(.crew)', tab: 'tavern' },
  counter: { selector: '.tavern .counter', tab: 'tavern' },
  dice: { selector: '.desk .field', tab: 'tavern' },
  purse: { selector: '.desk .purse', tab: 'tavern' },
  deck: { selector: '.tavern .deck', tab: 'tavern' },
  staff: { selector: '.market .staff', tab: 'market' },
  display: { selector: '.market .guests', tab: 'market' },
  nobles: { selector: '.market .nobles', tab: 'market' },
  monastery: { selector: '.monastery .visited', tab: 'monastery' },
  reputation: { selector: '.tavern .reputation', tab: 'tavern' },
  book: { selector: '.p-book', tab: 'market' },
  others: { selector: '.p-others .strip', tab: 'others' },
};

/** The elements that a step speaks of. */
export function spokenOf(step: LessonStep): HTMLElement[] {
  const { selector } = placeOf(step);
  return selector === null ? [] : all(selector).filter(shows);
}

/** Steps of a lesson that want something done and say where to look meanwhile. */
const WATCHED: Record<string, Exclude<LessonPlace, 'rooms'>> = {
  'reputation ready': 'reputation',
  'reputation change': 'reputation',
};

/** The elements that the learner should watch, besides those to be pressed. */
export function watchedIn(lesson: Lesson, step: LessonStep | null): HTMLElement[] {
  const place = WATCHED[`${lesson.id} ${step?.key ?? ''}`];
  return place === undefined ? [] : all(PLACES[place].selector ?? '').filter(shows);
}

/** The elements that carry out what the step wants: its buttons, or the die that is to be picked up first. */
export function wanted(step: LessonStep, seat: SeatView | undefined): HTMLElement[] {
  const buttons = step.wants.flatMap((action) => all(`[data-do="${CSS.escape(action)}"]`));
  const shown = buttons.filter(shows);
  if (shown.length > 0) return shown;
  const dice = step.wants.flatMap((action) => dieOf(action, seat));
  return dice.flatMap((index) => all(`[data-die="${index}"]`)).filter(shows);
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

function shows(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
