import { describe, expect, it } from 'vitest';
import type { Lesson, LogEntry } from '../src/protocol';
import { decisions, Teaching } from '../src/state/lesson.svelte';
import { progress, unfinished } from '../src/state/lessons';
import { overlap, spot } from '../src/ui/lesson/place';

const entry = (n: number, more: Partial<LogEntry>): LogEntry => ({
  n,
  round: 1,
  phase: 'plan',
  seat: 0,
  action: null,
  secret: false,
  events: [],
  undoes: null,
  rewinds: null,
  hint: false,
  ...more,
});

const lesson: Lesson = {
  id: 'first',
  level: 1,
  opponents: ['greedy'],
  steps: [
    { key: 'one', at: 'table', wants: [] },
    { key: 'two', at: 'question', wants: ['keep'] },
    { key: 'three', at: 'table', wants: [] },
    { key: 'four', at: 'question', wants: ['ready'] },
    { key: 'five', at: 'table', wants: [] },
  ],
};

describe('a lesson', () => {
  it('goes on by reading and by doing what it wants, and back with undo', () => {
    const play = { id: 'game', you: 0, log: [] as LogEntry[] };
    const teaching = new Teaching(play, lesson, 0);
    expect(teaching.step?.key).toBe('one');
    expect(teaching.allows('keep')).toBe(false);
    teaching.goOn();
    teaching.goOn();
    expect(teaching.step?.key, 'nobody reads past what is to be done').toBe('two');
    expect(teaching.allows('redraw')).toBe(false);
    expect(teaching.strayed).toBe('else');
    expect(teaching.allows('keep')).toBe(true);
    expect(teaching.strayed).toBeNull();
    play.log = [entry(1, { action: 'keep' }), entry(2, { seat: 1, action: 'keep' })];
    expect(teaching.step?.key).toBe('three');
    expect(teaching.canGoBack).toBe(false);
    expect(teaching.allows('ready'), 'first one reads on').toBe(false);
    expect(teaching.strayed).toBe('ahead');
    teaching.goOn();
    expect(teaching.allows('ready')).toBe(true);
    play.log = [...play.log, entry(3, { action: 'ready' })];
    expect(teaching.step?.key).toBe('five');
    play.log = [...play.log, entry(4, { undoes: 3 })];
    expect(teaching.step?.key, 'what was read need not be read again').toBe('four');
    play.log = [...play.log, entry(5, { action: 'ready' })];
    teaching.goOn();
    expect(teaching.step).toBeNull();
    expect(teaching.allows('close'), 'afterwards the game is free').toBe(true);
    expect(progress()['first']).toEqual({ game: 'game', read: 5, done: true });
    expect(unfinished('first', [])).toBeNull();
  });

  it('counts the decisions that still stand', () => {
    const log = [1, 2, 3].map((n) => entry(n, { action: 'keep' }));
    expect(decisions(log, 0)).toBe(3);
    expect(decisions([...log, entry(4, { rewinds: 2 })], 0)).toBe(1);
    expect(decisions([...log, entry(4, { hint: true })], 0)).toBe(3);
    expect(decisions(log, 1)).toBe(0);
  });
});

describe('the coach', () => {
  const screen = { left: 0, top: 0, width: 800, height: 600 };
  const card = { left: 0, top: 0, width: 300, height: 120 };

  it('sits near what it speaks of and covers none of it', () => {
    for (const [left, top] of [
      [20, 20],
      [400, 300],
      [700, 560],
    ] as const) {
      const box = { left, top, width: 80, height: 30 };
      const at = spot(card, screen, box, [{ box, weight: 50 }]);
      const here = { ...card, ...at };
      expect(overlap(here, box)).toBe(0);
      expect(at.left >= 0 && at.top >= 0 && at.left + 300 <= 800 && at.top + 120 <= 600).toBe(true);
      expect(Math.hypot(at.left + 150 - left - 40, at.top + 60 - top - 15)).toBeLessThan(320);
    }
  });
});
