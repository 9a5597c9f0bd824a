import { expect, test } from 'vitest';
import { lookOf } from '../src/ui/figures/look';
import { stops } from '../src/ui/scene/path';
import { games } from './fake';

const welcome = games.level5[0];
const cards = welcome?.type === 'welcome' ? welcome.catalogue.cards : [];

test('every card of the box has a face of its own', () => {
  expect(cards.length).toBeGreaterThan(40);
  const faces = new Set(cards.map(({ card }) => JSON.stringify(lookOf(card))));
  expect(faces.size).toBe(cards.length);
});

test('the stops of the way to the Monastery lie inside the picture and apart', () => {
  const places = stops(23);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(3);
    expect(x).toBeLessThanOrEqual(97);
    expect(y).toBeGreaterThanOrEqual(15);
    expect(y).toBeLessThanOrEqual(88);
  }
  places.forEach((place, at) => {
    for (const other of places.slice(at + 1)) {
      expect(Math.abs(place.x - other.x) > 6 || Math.abs(place.y - other.y) > 30).toBe(true);
    }
  });
});
