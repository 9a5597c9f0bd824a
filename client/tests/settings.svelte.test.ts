import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const settings = async () => (await import('../src/state/settings.svelte')).settings;

test('what a table agreed on is remembered', async () => {
  const options = { undo: 'free', hints: 'all', known_tops: 'hidden', spectators_chat: true, grace: 600 };
  localStorage.setItem('tiefenthal', JSON.stringify({ options, company: ['here', { bot: 'strong' }] }));
  expect((await settings()).options).toEqual(options);
  expect((await settings()).company).toEqual(['here', { bot: 'strong' }]);
});

test.each([{}, { options: null }, { options: { undo: 1, grace: 31, hints: [] } }, { options: 'x' }])(
  'settings of another version give way to the usual ones: %j',
  async (kept) => {
    localStorage.setItem('tiefenthal', JSON.stringify(kept));
    const usual = { undo: 'consent', hints: 'nobody', known_tops: 'shown', spectators_chat: false, grace: 120 };
    expect((await settings()).options).toEqual(usual);
  },
);

test.each([
  ['instant', 'instant'],
  ['quick', 'quick'],
  ['calm', 'normal'],
  ['watch', 'watch'],
  ['hasty', null],
])('the speed %s is kept as %s', async (kept, now) => {
  localStorage.setItem('tiefenthal', JSON.stringify({ speed: kept }));
  expect((await settings()).speed).toBe(now);
});

test('whoever has finished no game sees what others do, unless a speed was chosen', async () => {
  await settings();
  const { finishedGame, settings: now, speed } = await import('../src/state/settings.svelte');
  expect(speed()).toBe('normal');
  finishedGame();
  expect(speed()).toBe('quick');
  now.speed = 'watch';
  expect(speed()).toBe('watch');
  expect(JSON.parse(localStorage.getItem('tiefenthal') ?? '')).toMatchObject({ played: true, speed: null });
});

test('the last game is remembered, unless it makes no sense', async () => {
  const last = { level: 3, opponents: ['strong', 'strong'] };
  localStorage.setItem('tiefenthal', JSON.stringify({ last }));
  expect((await settings()).last).toEqual(last);
});

test.each([{ level: 9, opponents: ['strong'] }, { level: 3, opponents: [] }, { level: 3 }, 7, null])(
  'a last game that cannot be played is forgotten: %j',
  async (last) => {
    localStorage.setItem('tiefenthal', JSON.stringify({ last }));
    expect((await settings()).last).toBeNull();
  },
);
