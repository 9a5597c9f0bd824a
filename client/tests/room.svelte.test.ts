import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChairView, FromClient, Note, RoomView } from '../src/protocol';
import { Chat } from '../src/state/chat.svelte';
import { joinAddress, rememberedLink, rememberLink } from '../src/state/invitations';
import { network, reachable } from '../src/state/network.svelte';
import { Rewind } from '../src/state/rewind.svelte';
import { clockTime, nonce, Room } from '../src/state/room.svelte';

const chair = (seat: number, more: Partial<ChairView> = {}): ChairView => ({
  seat,
  occupant: 'open',
  house: 'bee',
  mine: false,
  owner: false,
  presence: null,
  minded_by: null,
  nonce_given: false,
  ...more,
});

const anna = chair(0, { occupant: { person: 'Anna' }, house: 'frog', owner: true, presence: 'here' });

const view = (chairs: ChairView[]): RoomView => ({
  game: 'abc',
  revision: 1,
  stage: 'waiting',
  level: 1,
  late_refill: false,
  options: { undo: 'consent', hints: 'nobody', known_tops: 'shown', spectators_chat: false, grace: 120 },
  chairs,
  spectators: 0,
  commitment: '',
  rematch: null,
  you: { owner: false, seats: [1], invited: true, chats: true },
});

let room: Room;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    room = new Room('abc');
  });
});

afterEach(() => {
  room.close();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever found no seat before the game began learns of it', () => {
  const you = { owner: false, seats: [], invited: true, chats: true };
  room.receive({ ...view([anna, chair(1)]), you });
  expect(room.leftOut).toBe(false);
  room.receive({ ...view([anna, chair(1)]), you: { ...you, invited: false }, stage: 'playing' });
  expect(room.leftOut).toBe(true);
});

test('whoever sat down, or came to watch, was not left out', () => {
  room.receive(view([anna, chair(1)]));
  room.receive({ ...view([anna, chair(1)]), stage: 'playing' });
  expect(room.leftOut).toBe(false);
  room.receive({ ...view([anna]), you: { owner: false, seats: [], invited: false, chats: true } });
  room.receive({ ...view([anna]), you: { owner: false, seats: [], invited: false, chats: true }, stage: 'playing' });
  expect(room.leftOut).toBe(false);
});

test('a room knows its owner, its open seats and who else is there', () => {
  room.receive(view([anna, chair(1, { occupant: { person: 'Ben' }, mine: true, presence: 'here' }), chair(2)]));
  flushSync();
  expect(room.ownerName).toBe('Anna');
  expect(room.open.map(({ seat }) => seat)).toEqual([2]);
  expect(room.others.map(({ seat }) => seat)).toEqual([0]);
  expect([room.house(0), room.house(3)]).toEqual(['frog', 'bee']);
});

test('the time of an absent person runs down by itself, and stops when they are back', () => {
  const away = { ...anna, presence: { away: 3 } };
  room.receive(view([away]));
  expect(room.grace(away)).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(room.grace(away)).toBe(1);
  vi.advanceTimersByTime(9000);
  expect(room.grace(away)).toBe(0);
  room.receive(view([anna]));
  expect(room.grace(anna)).toBeNull();
});

test('a change goes to the server, and one that is refused says why', async () => {
  const answer = (ok: boolean, body: unknown) => Promise.resolve({ ok, json: () => Promise.resolve(body) });
  const fetched = vi.fn(() => answer(true, {}));
  vi.stubGlobal('fetch', fetched);
  expect(await room.change({ type: 'stand_up', seat: 1 })).toBe(true);
  expect(fetched).toHaveBeenCalledWith(
    '/api/games/abc/room',
    expect.objectContaining({ method: 'POST', body: '{"type":"stand_up","seat":1}' }),
  );
  fetched.mockImplementation(() => answer(false, { problem: 'seat_taken' }));
  expect(await room.change({ type: 'stand_up', seat: 1 })).toBe(false);
  expect([room.trouble, room.busy]).toEqual(['seat_taken', false]);
  fetched.mockImplementation(() => Promise.reject(new Error('offline')));
  expect(await room.change({ type: 'start' })).toBe(false);
  expect(room.trouble).toBe('unreachable');
});

const note = (n: number, seat: number): Note => ({ n, at: 0, seat, name: 'Ben', words: { phrase: 'hello' } });

test('what is said while the chat is closed is unread, unless its speaker is muted', () => {
  const chat = new Chat(() => undefined);
  chat.hear([note(0, 1)]);
  expect(chat.unread).toBe(0);
  chat.hear([note(0, 1), note(1, 1), note(2, 2)]);
  expect(chat.notes.map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(chat.unread).toBe(2);
  chat.toggleMute(1);
  expect(chat.unread).toBe(1);
  expect(chat.heard.map(({ n }) => n)).toEqual([2]);
  chat.toggleMute(1);
  chat.shown = true;
  chat.read();
  chat.hear([note(3, 1)]);
  expect(chat.unread).toBe(0);
});

test('the first message at a table is unread like any other', () => {
  const chat = new Chat(() => undefined);
  chat.hear([]);
  chat.hear([note(0, 1)]);
  expect(chat.unread).toBe(1);
});

test('a message that is not taken says why', () => {
  const sent: FromClient[] = [];
  const chat = new Chat((message) => sent.push(message));
  chat.say(1, { text: 'Prost' });
  expect(sent).toMatchObject([{ type: 'say', seat: 1, words: { text: 'Prost' } }]);
  chat.refuse('another', { type: 'no_chat' });
  expect(chat.refusal).toBeNull();
  chat.refuse(sent[0]?.id ?? '', { type: 'no_chat' });
  expect(chat.refusal).toEqual({ type: 'no_chat' });
});

test('the device that made a link remembers it, by table and kind', () => {
  rememberLink('abc', 'seat', 'old');
  rememberLink('abc', 'seat', 'new');
  rememberLink('abc', 'spectator', 'watch');
  expect(rememberedLink('abc', 'seat')).toBe('new');
  expect(rememberedLink('abc', 'spectator')).toBe('watch');
  expect(rememberedLink('abd', 'seat')).toBeNull();
  expect(joinAddress('new')).toBe(`${location.origin}/#join=new`);
  network.view = { address: 'http://192.168.1.4:7878', switch: true };
  expect(joinAddress('new'), 'this machine has a better address').toBe('http://192.168.1.4:7878/#join=new');
  network.view = null;
  expect([reachable('127.0.0.1'), reachable('192.168.1.4')]).toEqual([false, true]);
});

test('nonces differ, and times read like a clock', () => {
  expect(nonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(nonce()).not.toBe(nonce());
  expect([clockTime(0), clockTime(65)]).toEqual(['0:00', '1:05']);
});

test('a wish to go back waits for the others, and each page knows its part', () => {
  const sent: FromClient[] = [];
  const ben = chair(1, { occupant: { person: 'Ben' }, mine: true, presence: 'here' });
  const rewind = new Rewind(room, (message) => sent.push(message));
  room.receive(view([anna, ben]));
  expect(rewind.pending).toBe(false);
  rewind.ask({ seat: 1, question: 7, menu: null, no_undo: 'nothing_since_reveal', turn_to_come: false });
  expect(sent).toMatchObject([{ type: 'rewind', seat: 1, question: 7 }]);
  rewind.ask({ seat: 1, question: 7, menu: null, no_undo: 'nothing_since_reveal', turn_to_come: false });
  expect(sent).toHaveLength(1);
  room.receive({ ...view([anna, ben]), rewind: { seat: 1, waits_for: [0] } });
  expect([rewind.own, rewind.voter]).toEqual([true, null]);
  room.receive(view([anna, ben]));
  expect(rewind.pending).toBe(true);
  expect([rewind.settles('another'), rewind.settles(sent[0]?.id ?? '')]).toEqual([false, true]);
  expect(rewind.pending).toBe(false);

  room.receive({ ...view([anna, ben]), rewind: { seat: 0, waits_for: [1] } });
  expect([rewind.own, rewind.voter]).toEqual([false, 1]);
  rewind.vote(1, 'agree');
  expect(sent[1]).toMatchObject({ type: 'vote', seat: 1, answer: 'agree' });
});
