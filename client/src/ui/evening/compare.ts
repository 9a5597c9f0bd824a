import type { Names } from '../../i18n/names';
import type { LogEntry, Phase, Seat } from '../../protocol';
import { takenBack, titleOf } from '../../state/log';

/** The log of one evening and whose steps in it count. */
export interface Side {
  log: LogEntry[];
  names: Names;
  seat: Seat;
}

export interface Step {
  /** The step of the replay. */
  n: number;
  title: string;
}

/** What one side did in a phase. */
export interface Steps {
  entries: Step[];
  /** All of it, to tell whether the other did the same. */
  text: string;
}

export interface Round {
  round: number;
  /** Whether the sides did something else in it. */
  differs: boolean;
  steps: { phase: Phase; sides: Steps[] }[];
}

/** What everybody did, round by round and phase by phase. Steps that were taken back are left out. */
export function compared(sides: Side[]): Round[] {
  const parts = sides.map(({ log, names, seat }) => {
    const gone = takenBack(log);
    const steps = new Map<string, Steps>();
    for (const entry of log) {
      if (entry.seat !== seat || entry.action === null || entry.hint || gone.has(entry.n)) continue;
      const key = `${entry.round} ${entry.phase}`;
      const part = steps.get(key) ?? { entries: [], text: '' };
      const title = titleOf(entry, names);
      part.entries.push({ n: entry.n, title });
      part.text += `${title}\n`;
      steps.set(key, part);
    }
    return steps;
  });
  const keys = [...new Set(sides.flatMap(({ log }) => log.map(({ round, phase }) => `${round} ${phase}`)))];
  const rounds = new Map<number, Round>();
  for (const key of keys) {
    const [number = '', phase = ''] = key.split(' ');
    const found = parts.map((steps) => steps.get(key) ?? { entries: [], text: '' });
    if (Number(number) === 0 || found.every(({ entries }) => entries.length === 0)) continue;
    const round = rounds.get(Number(number)) ?? { round: Number(number), differs: false, steps: [] };
    round.differs ||= new Set(found.map(({ text }) => text)).size > 1;
    round.steps.push({ phase: phase as Phase, sides: found });
    rounds.set(round.round, round);
  }
  return [...rounds.values()].sort((one, other) => one.round - other.round);
}
