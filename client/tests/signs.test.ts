import { expect, test } from 'vitest';
import { ems } from '../src/ui/parts/ems';
import { stops, type Rows } from '../src/ui/scene/path';

test('a word is as wide as its letters, however it may be divided', () => {
  expect(ems('Spül\u00ADbereich')).toBeCloseTo(ems('Spülbereich'));
  expect(ems('Mönch')).toBeGreaterThan(ems('Fass'));
  expect(ems('willow')).toBeLessThan(ems('mammoth'));
});

test.each<Rows>([2, 4])(
  'the way to the Monastery in %i rows keeps within its picture and clear of the house',
  (rows) => {
    const places = stops(23, rows);
    expect(places).toHaveLength(23);
    for (const { x, y } of places) {
      expect(Math.min(x, 100 - x)).toBeGreaterThanOrEqual(6.5);
      expect(Math.min(y, 100 - y)).toBeGreaterThanOrEqual(7.5);
    }
    expect(places.at(-1)?.x).toBeCloseTo(23);
    for (const [at, place] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.abs(place.x - other.x) + Math.abs(place.y - other.y)).toBeGreaterThan(6);
      }
    }
  },
);
