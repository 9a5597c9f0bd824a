import { t } from '../i18n/index.svelte';
import { example, examples, troubleOf, type Trouble } from '../net/api';
import { NOWHERE } from '../net/socket';
import { PROTOCOL, type Example, type ExampleDeed, type ExampleListed, type LogEntry, type Seat } from '../protocol';
import { GameState } from './game.svelte';

/** All examples; none until the server has sent them. */
let known: ExampleListed[] = $state.raw([]);

/** Asks which rules have examples, once. */
export async function findExamples(): Promise<void> {
  if (known.length > 0) return;
  try {
    known = await examples();
  } catch {
    // The rules can be read without them; whoever opens the rules again asks again.
  }
}

/** The examples of a rule, by their ids. */
export function examplesOf(rule: string): string[] {
  return known.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
}

/** An example of a rule, shown step by step on the table of a game that nobody plays. */
export class ExampleState {
  about: Example | null = $state.raw(null);
  trouble: Trouble | null = $state(null);
  /** The step shown; 0 is the position at the beginning. */
  step = $state(0);
  readonly play: GameState;

  readonly last: number = $derived(this.about?.steps.length ?? 0);
  /** What happened in the step shown; nothing at the beginning. */
  readonly deed: ExampleDeed | null = $derived(this.about?.steps[this.step - 1]?.what ?? null);
  /** The tavern to look at: where players act one after the other, that of whoever acts. */
  readonly seat: Seat = $derived.by(() => {
    const who = actorOf(this.deed ?? this.about?.steps[0]?.what ?? null);
    const phase = this.deed?.type === 'done' ? this.deed.entry.phase : this.play.view?.phase;
    const inTurn = phase === 'serve' || phase === 'draft';
    return inTurn && who < (this.play.view?.seats.length ?? 0) ? who : 0;
  });

  constructor(readonly id: string) {
    this.play = new GameState('', () => NOWHERE);
    void this.#open();
  }

  go(step: number): void {
    const { about } = this;
    if (about === null) return;
    this.step = Math.min(Math.max(0, step), this.last);
    const view = about.steps[this.step - 1]?.view ?? about.start;
    // Nobody sits there: every seat has the name of its house.
    const named = (seat: Seat) => ({ person: t('house', { house: this.play.house(seat) }) });
    const seats = view.seats.map((seat) => ({ ...seat, occupant: named(seat.seat) }));
    this.play.showMoment({ ...view, seats }, logOf(about, this.step));
  }

  close(): void {
    this.play.close();
  }

  async #open(): Promise<void> {
    try {
      const about = await example(this.id);
      this.about = about;
      const { level, late_refill, catalogue } = about;
      this.play.receive({
        ...{ type: 'welcome', game: '', protocol: PROTOCOL, level, late_refill, catalogue },
        ...{ seats: [], commitment: null, other_rules: null },
      });
      this.go(0);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}

function actorOf(deed: ExampleDeed | null): Seat {
  if (deed?.type === 'done') return deed.entry.seat ?? 0;
  return deed?.type === 'refused' ? deed.seat : 0;
}

/** What was done up to a step; an example that begins again has a new log. */
function logOf({ steps }: Example, until: number): LogEntry[] {
  const past = steps.slice(0, until);
  const again = past.findLastIndex(({ what }) => what.type === 'again');
  return past.slice(again + 1).flatMap(({ what }) => (what.type === 'done' ? [what.entry] : []));
}
