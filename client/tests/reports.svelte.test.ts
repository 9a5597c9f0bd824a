import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deedLines } from '../src/i18n/deeds';
import { speak, WORD_SETS } from '../src/i18n/index.svelte';
import { Names } from '../src/i18n/names';
import type { Event, LogEntry, Welcome } from '../src/protocol';
import type { Table } from '../src/state/present.svelte';
import { READING, Reports, type Report } from '../src/state/reports.svelte';
import { lastTurn } from '../src/state/turns';
import { games, tableWith } from './fake';
import { goldenLogs } from './golden';

const welcome = games.level5.find((message): message is { type: 'welcome' } & Welcome => message.type === 'welcome');
if (welcome === undefined) throw new Error('no welcome');
const names = new Names(welcome.catalogue, [], 0);
const serving = tableWith(games.level5, 'serve');

/** The table after a step, where seat 1 has these points. */
function table(points: number, change: Partial<Table['view']> = {}): Table {
  const seats = serving.view.seats.map((seat) =>
    seat.seat === 1 ? { ...seat, points: { ...seat.points, total: points } } : seat,
  );
  return { ...serving, view: { ...serving.view, round: 3, phase: 'serve', ...change, seats } };
}

let n = 0;
function entry(seat: number, action: LogEntry['action'], events: Event[], more: Partial<LogEntry> = {}): LogEntry {
  const about = (event: Event) => {
    const [held] = Object.values(event) as { seat?: number }[];
    return typeof event === 'string' ? null : (held?.seat ?? null);
  };
  n += 1;
  return {
    ...{ n, round: 3, phase: 'serve', seat, action, secret: false, undoes: null, rewinds: null, hint: false },
    events: events.map((event) => ({ rule: '', seat: about(event), event })),
    ...more,
  };
}

const card = (name: string) =>
  welcome.catalogue.cards.find(({ class: of }) => JSON.stringify(of).includes(name))?.card ?? 0;
const [barback, noble, guest] = [card('barback'), card('noble'), card('guest')];
const closed: Event = { turn_closed: { seat: 1, thalers: 2, beer: 0 } };

let reports: Reports;
beforeEach(() => {
  reports = new Reports();
  reports.read(table(20), []);
});

/** The first report, as it is read. */
function lines(report: Report | undefined): string[] {
  if (report?.type !== 'turn') throw new Error('no report of a turn');
  return deedLines(report.deeds, names).map(({ kind, what }) => `${kind}: ${what}`);
}

test('a report stays until there was time to read it, however quickly the player goes on', () => {
  vi.useFakeTimers();
  try {
    reports.read(table(20), [entry(1, 'close', [closed])]);
    reports.fade();
    expect(reports.list).toHaveLength(1);
    vi.advanceTimersByTime(READING / 2);
    reports.fade();
    expect(reports.list).toHaveLength(1);
    vi.advanceTimersByTime(READING);
    expect(reports.list).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a turn is summed up when it closes, with the points that it brought', () => {
  reports.read(table(20), [
    entry(1, { buy: 'barback' }, [
      { thalers_paid: { seat: 1, count: 2 } },
      { card_gained: { seat: 1, card: barback } },
    ]),
  ]);
  reports.read(table(27), [
    entry(1, { recruit: 1 }, [
      { guest_gained: { seat: 1, place: 1, card: guest, tile_taken: false } },
      { monastery_step: { seat: 1, to: 4 } },
    ]),
  ]);
  expect(reports.list).toEqual([]);
  reports.read(table(27), [entry(1, 'close', [closed])]);
  expect(reports.list[0]).toMatchObject({ type: 'turn', seat: 1, points: 7 });
  expect(lines(reports.list[0])).toEqual([
    `recruited: ${names.card(guest)}`,
    'bought: Barback',
    'gained: 1\u00a0Monastery step',
    'kept: 2\u00a0Thalers',
  ]);
});

test('what a turn brings at its beginning stands in the log with whoever was before, and counts', () => {
  const step: Event = { reputation_step: { seat: 1 } };
  reports.read(table(22), [
    entry(0, 'close', [
      { turn_closed: { seat: 0, thalers: 0, beer: 0 } },
      step,
      step,
      { schnapps_taken: { seat: 1, count: 1 } },
    ]),
  ]);
  reports.read(table(25), [entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }])]);
  reports.read(table(25), [entry(1, 'close', [closed])]);
  expect(reports.list[0]).toMatchObject({ seat: 1, points: 5 });
  expect(lines(reports.list[0])).toEqual([
    'bought: Barback',
    'gained: 2\u00a0Reputation, 1\u00a0Schnapps',
    'kept: 2\u00a0Thalers',
  ]);
});

test('the first turn of an evening opens with the last one who is ready', () => {
  const events: Event[] = [{ phase_began: { phase: 'serve' } }, { reputation_step: { seat: 1 } }];
  reports.read(table(21), [entry(2, 'ready', events, { phase: 'plan' })]);
  reports.read(table(21), [entry(1, 'close', [closed])]);
  expect(reports.list[0]).toMatchObject({ seat: 1, points: 1 });
  expect(lines(reports.list[0])).toEqual(['gained: 1\u00a0Reputation', 'kept: 2\u00a0Thalers']);
});

test('whoever was ready last and serves first begins a turn, too', () => {
  const events: Event[] = [{ phase_began: { phase: 'serve' } }, { reputation_step: { seat: 1 } }];
  reports.read(table(21), [entry(1, 'ready', events, { phase: 'plan' })]);
  reports.read(table(21), [entry(1, 'close', [closed])]);
  expect(lines(reports.list[0])).toEqual(['gained: 1\u00a0Reputation', 'kept: 2\u00a0Thalers']);
});

test('what the next evening brings is not part of the last turn', () => {
  reports.read(table(30, { phase: 'evening', round: 4 }), [
    entry(1, 'close', [closed, { round_began: { round: 4, start: 0 } }, { card_gained: { seat: 1, card: noble } }]),
  ]);
  expect(reports.list[0]).toMatchObject({ points: 0 });
  expect(lines(reports.list[0])).toEqual(['kept: 2\u00a0Thalers']);
});

test('Schnapps that no one may keep leave with the end of the turn', () => {
  const taken: Event = { schnapps_taken: { seat: 1, count: 3 } };
  const returned: Event = { schnapps_returned: { seat: 1, count: 2 } };
  reports.read(table(23), [entry(1, { recruit: 1 }, [taken])]);
  reports.read(table(21), [entry(1, 'close', [closed, returned])]);
  expect(reports.list[0]).toMatchObject({ points: 1 });
  expect(lines(reports.list[0])).toEqual(['gained: 1\u00a0Schnapps', 'kept: 2\u00a0Thalers']);
  // While the round still closes, the table shows what it cost; once the next evening has begun, nobody knows.
  for (const [after, points] of [
    [table(21, { phase: 'closing' }), 1],
    [table(30, { phase: 'evening', round: 4 }), null],
  ] as const) {
    reports = new Reports();
    reports.read(table(20), []);
    reports.read(table(23), [entry(1, { recruit: 1 }, [taken])]);
    reports.read(after, [entry(1, 'close', [closed, returned])]);
    expect(reports.list[0]).toMatchObject({ points });
  }
});

test('what the Juggler or a step back changed unseen before a turn is not counted with it', () => {
  const juggled = entry(1, { turn: { die: { colour: 'white', face: 1 }, to: 2 } }, [
    { schnapps_returned: { seat: 1, count: 1 } },
  ]);
  const back = entry(0, null, [], { rewinds: juggled.n });
  for (const unseen of [juggled, back]) {
    reports = new Reports();
    reports.read(table(20, { phase: 'plan' }), []);
    const step = entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }]);
    reports.read(table(22), [{ ...unseen, phase: 'plan' }, step]);
    reports.read(table(22), [entry(1, 'close', [closed])]);
    expect(reports.list).toMatchObject([{ points: null }]);
  }
});

test('reports of what was taken back go with it', () => {
  reports.read(table(20), []);
  const first = entry(1, 'close', [closed]);
  reports.read(table(20), [first]);
  const second = entry(2, 'close', [{ turn_closed: { seat: 2, thalers: 0, beer: 0 } }]);
  reports.read(table(20), [second]);
  expect(reports.list).toMatchObject([{ seat: 2 }, { seat: 1 }]);
  reports.read(table(20), [entry(0, null, [], { rewinds: second.n })]);
  expect(reports.list).toMatchObject([{ seat: 1 }]);
  reports.read(table(20), [entry(1, null, [], { undoes: first.n })]);
  expect(reports.list).toEqual([]);
});

test('steps that were taken back do not count', () => {
  const bought = entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }]);
  reports.read(table(20), [bought]);
  reports.read(table(20), [entry(1, null, [], { undoes: bought.n })]);
  reports.read(table(20), [entry(1, 'close', [closed])]);
  expect(lines(reports.list[0])).toEqual(['kept: 2\u00a0Thalers']);
});

test('points count from where a turn that went back to its beginning begins again', () => {
  const recruited = entry(1, { recruit: 1 }, [{ guest_gained: { seat: 1, place: 1, card: guest, tile_taken: false } }]);
  reports.read(table(25), [recruited]);
  reports.read(table(20), [entry(1, null, [], { rewinds: recruited.n })]);
  reports.read(table(22), [entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }])]);
  reports.read(table(22), [entry(1, 'close', [closed])]);
  expect(reports.list[0]).toMatchObject({ seat: 1, points: 2 });
  expect(lines(reports.list[0])).toEqual(['bought: Barback', 'kept: 2\u00a0Thalers']);
});

test('whoever opens the page in the middle of a turn learns what was done, but not its points', () => {
  const recruited = entry(1, { recruit: 1 }, [{ guest_gained: { seat: 1, place: 1, card: guest, tile_taken: false } }]);
  reports = new Reports();
  reports.read(table(25), [recruited]);
  reports.read(table(26), [entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }])]);
  reports.read(table(26), [entry(1, 'close', [closed])]);
  expect(reports.list[0]).toMatchObject({ seat: 1, points: null });
  expect(lines(reports.list[0])).toContain(`recruited: ${names.card(guest)}`);
});

test('nobody knows the points of turns that a lost connection hid', () => {
  const turn = (round: number) => [
    entry(1, { buy: 'barback' }, [{ card_gained: { seat: 1, card: barback } }], { round }),
    entry(1, 'close', [closed], { round }),
  ];
  const [begins, ends] = turn(3);
  if (begins === undefined || ends === undefined) throw new Error('no turn');
  reports.read(table(25), [begins]);
  // The rest of the turn, and of the round, is only seen from the next.
  reports.read(table(40, { round: 4, phase: 'plan' }), [entry(1, { recruit: 1 }, []), ends]);
  expect(reports.list).toMatchObject([{ round: 3, points: null }]);
  // Of turns in which others served before, the beginning is known; of those in rounds between, nothing is.
  reports.read(table(43, { round: 4 }), [entry(2, 'close', [], { round: 4 }), ...turn(4)]);
  expect(reports.list).toMatchObject([{ round: 4, points: 3 }]);
  reports.read(table(60, { round: 7 }), [...turn(5), ...turn(6), ...turn(7)]);
  expect(reports.list).toMatchObject([{ round: 7, points: null }]);
  // What begins in sight counts once more.
  reports.read(table(60, { round: 8, phase: 'plan' }), []);
  const [first, last] = turn(8);
  reports.read(table(66, { round: 8 }), first === undefined ? [] : [first]);
  reports.read(table(66, { round: 8 }), last === undefined ? [] : [last]);
  expect(reports.list).toMatchObject([{ round: 8, points: 6 }]);
});

test('what the evening brings before a turn is not counted with it', () => {
  reports.read(table(20, { phase: 'evening' }), []);
  reports.read(table(30), [entry(1, { buy: 'barback' }, []), entry(1, 'close', [closed])]);
  expect(reports.list).toMatchObject([{ points: null }]);
});

test('one report for each opponent, the newest first, and none about one’s own turn', () => {
  for (const seat of [1, 2, 3, 1, serving.prompts[0]?.seat ?? 0]) {
    reports.read(table(20), [entry(seat, 'close', [{ turn_closed: { seat, thalers: 0, beer: 0 } }])]);
  }
  expect(reports.list.map((report) => report.type === 'turn' && report.seat)).toEqual([1, 3, 2]);
  expect(lines(reports.list[0])).toEqual(['kept: nothing']);
});

const evening = { round: 4, phase: 'evening' } as const;
const gain = (seat: number, card: number): Event => ({ card_gained: { seat, card } });
const arrival: Event = { phase_began: { phase: 'arrival' } };

test('what everybody chose at once stands on one card', () => {
  reports.read(table(20), [entry(0, { choose: 'first' }, [gain(0, noble), gain(1, barback), arrival], evening)]);
  expect(reports.list).toMatchObject([{ type: 'together', phase: 'evening', rows: [{ seat: 1 }] }]);
});

test('where everybody gets the same there is nothing to tell', () => {
  reports.read(table(20), [entry(0, { choose: 'first' }, [gain(0, noble), gain(1, noble), arrival], evening)]);
  expect(reports.list).toEqual([]);
});

describe.each(WORD_SETS)('in %s', (set) => {
  afterAll(() => speak('north-star'));

  test('every turn of the golden records can be read', async () => {
    await speak(set);
    let turns = 0;
    for (const log of goldenLogs().values()) {
      const reports = new Reports();
      // Seat 9 looks on as if it had a seat, so that every turn is somebody else's.
      const onlooker = { ...serving, prompts: serving.prompts.map((prompt) => ({ ...prompt, seat: 9 })) };
      reports.read(onlooker, []);
      const told: LogEntry[] = [];
      for (const entry of log) {
        reports.read(onlooker, [entry]);
        told.push(entry);
        for (const report of reports.list) {
          const all = report.type === 'turn' ? [report.deeds] : report.rows.map(({ deeds }) => deeds);
          for (const { what } of all.flatMap((deeds) => deedLines(deeds, names))) {
            expect(what).not.toMatch(/undefined|null|\{|\$|^$|NaN|turn-/);
          }
          if (report.type !== 'turn') continue;
          turns += 1;
          expect(lastTurn(told, report.seat)).toEqual({ round: report.round, deeds: report.deeds });
        }
        reports.clear();
      }
    }
    expect(turns).toBeGreaterThan(300);
  });
});
