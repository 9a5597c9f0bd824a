import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { begin, press, settle, takeClientFromFolder } from './page';
import { Program } from './program';

// How light and quick the page is. `cargo xtask proof client` runs it, alone on the machine: it prints what depends on time
// and fails only where bytes, shifts or leftovers are too many.
test.skip(process.env['TIEFENTHAL_MEASURE'] === undefined, 'measured by cargo xtask proof client');

/** A slow machine: this many times slower than the one that measures. */
const SLOWER = 4;
const KB = 1000;
/** A folder is served as it lies, so its bytes say nothing about the wire. */
const packed = process.env['CLIENT_DIST'] === undefined ? 'compressed' : 'not compressed';
const BUDGET = { code: 250 * KB, fonts: 150 * KB, art: 400 * KB };

declare global {
  interface Window {
    measured: { lcp: number; cls: number; frames: number[]; motions: { kind: string; from: number; to: number }[] };
  }
}

/** Collects shifts, the largest paint, frames and motions from the first moment on. */
async function instrument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Window['measured'] = { lcp: 0, cls: 0, frames: [], motions: [] };
    window.measured = measured;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) measured.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = (now: number) => {
      measured.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const kindOf = (element: Element): string => {
      const flying = element.closest<HTMLElement>('.motion > *')?.dataset['kind'];
      if (flying !== undefined) return flying;
      if (element.matches('.art')) return 'a room turns over';
      return element.matches('.die') ? 'a die tumbles' : '';
    };
    const animates = Element.prototype;
    animates.animate = new Proxy(Reflect.get(animates, 'animate') as (...all: unknown[]) => Animation, {
      apply(animate, element: Element, all: unknown[]) {
        const animation = animate.call(element, ...all);
        const kind = kindOf(element);
        if (kind === '' || animation.effect === null) return animation;
        const { delay = 0, duration = 0 } = animation.effect.getTiming();
        const done = () => {
          // It starts with the first frame that shows it, after the page has been laid out.
          const from = Number(animation.startTime) + delay;
          measured.motions.push({ kind, from, to: from + Number(duration) });
        };
        // What is dropped on its way is not measured.
        animation.finished.then(done, () => undefined);
        return animation;
      },
    });
  });
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Adds up what comes over the wire, compressed as it comes. */
async function weigh(page: Page) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = { code: 0, fonts: 0, art: 0, other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes.code += encodedDataLength;
    else if (kind === 'Font') bytes.fonts += encodedDataLength;
    else if (kind === 'Image') bytes.art += encodedDataLength;
    else bytes.other += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

const tell = (what: string, value: string) => console.log(`${what.padEnd(44)} ${value}`);
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

const LOADS = [
  { where: 'start page', viewport: { width: 1366, height: 768 } },
  { where: 'start page', viewport: { width: 360, height: 740 } },
  { where: 'table', viewport: { width: 1366, height: 768 } },
] as const;

for (const { where, viewport } of LOADS) {
  test(`the first load of the ${where}, ${viewport.width} wide`, async ({ page, browser }) => {
    const program = await Program.start();
    try {
      await takeClientFromFolder(page);
      await settle(page, {});
      await page.goto(program.address);
      if (where === 'table') await begin(page, program.address, 5, 3);
      // A browser that has never been here, with the cookie that may see the game.
      const cookies = await page.context().storageState();
      const fresh = await browser.newPage({ storageState: cookies, viewport });
      await takeClientFromFolder(fresh);
      await instrument(fresh);
      await slowDown(fresh);
      const bytes = await weigh(fresh);
      await fresh.goto(page.url());
      await expect(fresh.locator(where === 'table' ? '.board' : 'button.begin')).toBeVisible({ timeout: 90_000 });
      await fresh.waitForTimeout(3000);
      const { lcp, cls } = await fresh.evaluate(() => window.measured);
      for (const [kind, count] of Object.entries(bytes)) tell(`${where}: ${kind}, ${packed}`, kb(count));
      tell(`${where}: largest paint at ${SLOWER}× slowdown`, `${lcp.toFixed(0)} ms (aim: 1500)`);
      tell(`${where}: layout shift`, cls.toFixed(4));
      if (packed === 'compressed') {
        expect(bytes.code).toBeLessThanOrEqual(BUDGET.code);
        expect(bytes.fonts).toBeLessThanOrEqual(BUDGET.fonts);
        expect(bytes.art).toBeLessThanOrEqual(BUDGET.art);
      }
      expect(cls).toBeLessThanOrEqual(0.05);
      await fresh.close();
    } finally {
      await program.end();
    }
  });
}

/** Records when a frame was shown, and returns what stops and gives these times in milliseconds of the page's clock. */
async function watchScreen(page: Page, session: CDPSession): Promise<() => Promise<number[]>> {
  const SYNC = 'same moment';
  const events: { name: string; ts: number }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as typeof events)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'] },
  });
  return async () => {
    const here = await page.evaluate((name) => performance.mark(name).startTime, SYNC);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const there = events.find(({ name }) => name === SYNC)?.ts;
    if (there === undefined) throw new Error('the trace does not say when it was made');
    return events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => here + (ts - there) / 1000);
  };
}

test('frames per second of everything that moves', async ({ page }) => {
  test.setTimeout(900_000);
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await instrument(page);
    await settle(page, { speed: 'quick' });
    await begin(page, program.address, 5, 3);
    const session = await slowDown(page);
    const shown = await watchScreen(page, session);
    // Three rounds show everything; between the steps there is time to fly.
    for (let steps = 0; steps < 60; steps += 1) {
      if (await press(page, 1)) break;
      await page.waitForTimeout(500);
    }
    const screen = await shown();
    const { frames, motions } = await page.evaluate(() => window.measured);
    const kinds = [...new Set(motions.map(({ kind }) => kind))].sort();
    for (const kind of kinds) {
      const ofKind = motions.filter((motion) => motion.kind === kind);
      // Motions are drawn beside the page's own work, so the screen may show more frames than the page computes.
      for (const [where, times] of Object.entries({ 'on the screen': screen, 'of the page': frames })) {
        const rates = ofKind
          .map(({ from, to }) => (1000 * times.filter((at) => at >= from && at < to).length) / (to - from))
          .sort((a, b) => a - b);
        const at = (share: number) => (rates[Math.floor(share * (rates.length - 1))] ?? 0).toFixed(0);
        const rate = `median ${at(0.5)}, worst tenth ${at(0.1)} (${rates.length})`;
        tell(`${kind}, frames/s ${where} at ${SLOWER}×`, rate);
      }
    }
    expect(screen.length).toBeGreaterThan(0);
    expect(kinds.length).toBeGreaterThanOrEqual(5);
  } finally {
    await program.end();
  }
});

test('memory over a whole game', async ({ page }) => {
  test.setTimeout(1_800_000);
  const program = await Program.start();
  try {
    await takeClientFromFolder(page);
    await settle(page, { speed: 'instant' });
    await begin(page, program.address, 5, 3);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const memory = async () => {
      // What still flies belongs to this step, and the inspector lets go of what it looked at.
      await page.waitForTimeout(1500);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    // Start cards are chosen before the first round.
    const round = async () => (await page.locator('.rounds .now .number').allTextContents()).join('');
    const all: Awaited<ReturnType<typeof memory>>[] = [];
    const note = async (when: string) => {
      const now = await memory();
      all.push(now);
      tell(when, `${(now.heap / 1e6).toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners`);
    };
    await note('memory at the start');
    for (let before = await round(), over = false; !over;) {
      over = await press(page, 3);
      const now = over ? before : await round();
      if (now !== before) await note(`memory in round ${now}`);
      before = now;
    }
    await note('memory at the end');
    const [second, last] = [all[2], all.at(-2)];
    if (second === undefined || last === undefined) throw new Error('the game had no rounds');
    tell('heap of the last round to that of the second', (last.heap / second.heap).toFixed(2));
    // The log grows, and nothing else may.
    expect(last.heap).toBeLessThan(1.5 * second.heap);
    expect(last.nodes).toBeLessThan(2 * second.nodes);
  } finally {
    await program.end();
  }
});
