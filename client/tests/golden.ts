import type { Action, Event, LogEntry, Phase } from '../src/protocol';
import { code, type Code } from '../src/variant';

/** The first word of each step in a record. */
const STEPS: Record<string, Code<Action>> = {
  start: 'start_card',
  choose: 'choose',
  free: 'free_upgrade',
  side: 'entertainer',
  drop: 'remove_regular',
  keep: 'keep',
  redraw: 'redraw',
  take: 'take',
  place: 'place',
  move: 'place',
  lift: 'lift',
  turn: 'turn',
  plan: 'plan',
  ready: 'ready',
  use: 'use',
  buy: 'buy',
  upgrade: 'upgrade',
  recruit: 'recruit',
  nobles: 'nobles',
  pay: 'schnapps_upgrade',
  counter: 'counter_guest',
  bard: 'bard',
  accept: 'accept',
  schnapps: 'take_schnapps',
  remove: 'remove',
  column: 'column',
  top: 'on_top',
  decline: 'decline',
  close: 'close',
  back: 'take_back',
};

/** What happens behind the scenes, which no log shows. */
const INNER = [
  'answered',
  'resolving',
  'owes',
  'done',
  'draft_turn',
  'die_moved',
  'die_used',
  'taken_back',
  'turn_began',
  'arrival_over',
];

interface Line {
  n: number;
  seat: number;
  do?: string;
  events?: (Event | 'round_over')[];
}

/** The logs of the games that `crates/record` keeps as its golden records, by the name of their file. */
export function goldenLogs(): Map<string, LogEntry[]> {
  const files = import.meta.glob<string>('../../crates/record/tests/golden/*.jsonl', {
    ...{ query: '?raw', import: 'default', eager: true },
  });
  return new Map(Object.entries(files).map(([file, record]) => [file, logOf(record)]));
}

function logOf(record: string): LogEntry[] {
  let [round, phase]: [number, Phase] = [0, 'evening'];
  const lines = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return lines.flatMap(({ n, seat, do: step, events }) => {
    if (events === undefined || (n > 0 && step === undefined)) return [];
    const shown = events.filter((event): event is Event => !INNER.includes(code(event)));
    const entry: LogEntry = {
      ...{ n, round, phase, seat: step === undefined ? null : seat, action: actionOf(step) },
      ...{ secret: false, undoes: null, rewinds: null, hint: false },
      events: shown.map((event) => ({ rule: '', seat: seatOf(event), event })),
    };
    for (const event of shown) {
      if (typeof event === 'string') continue;
      if ('round_began' in event) [round, phase] = [event.round_began.round, 'evening'];
      if ('phase_began' in event) phase = event.phase_began.phase;
    }
    return [entry];
  });
}

function actionOf(step: string | undefined): Action | null {
  if (step === undefined) return null;
  const word = step.split(' ')[0] ?? '';
  const name = STEPS[word];
  if (name === undefined) throw new Error(`no such step: ${step}`);
  return { [name]: 0 } as unknown as Action;
}

function seatOf(event: Event): number | null {
  if (typeof event === 'string') return null;
  const [held] = Object.values(event) as { seat?: number }[];
  return held?.seat ?? null;
}
