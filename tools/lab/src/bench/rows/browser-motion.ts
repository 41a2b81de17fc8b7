import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '@rotadas/e2e/chromium';
import { timesOfFrames } from '../page-trace.ts';
import { openWithProviders } from '../providers-on-map.ts';
import { atLeast, atMost, median, type Row, withoutReference, withProduct } from '../row.ts';

const PHONE = { width: 390, height: 844 };

/** How much slower than this machine. */
const THROTTLING = 4;

const PAN_MS = 5_000;

/** An empty point of the map, and the radius of the pan, px. */
const MIDDLE = { x: 200, y: 250 };
const PAN_PX = 90;

/** Each driver sends its position every 10 s, at 50 km/h. */
const DRIVERS_SHARE = 0.1;
const MOVES_SHARE = 0.01;
const METRES = 140;

export const browserMotion: Row = {
  number: 20,
  what: 'browser: panning among 10,000 providers, 1 % move per second, phone throttled 4×',
  run: (context) =>
    withProduct(context, async (product) => {
      const { quick, rounds } = context;
      const size = quick ? 100 : 10_000;
      const browser = await chromium.launch(chromiumOptions());
      try {
        const { page, providers } = await openWithProviders(browser, product, size, PHONE);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
        const drive = () => providers.drive(size * MOVES_SHARE, size * DRIVERS_SHARE, METRES);
        const [frames, busy]: [number[], number[]] = [[], []];
        for (let round = 0; round < rounds; round += 1) {
          const { perSecond, mainThreadMs } = await panned(browser, page, drive);
          frames.push(perSecond);
          busy.push(mainThreadMs);
        }
        return [
          withoutReference('frames while panning', '/s', frames, atLeast(50)),
          withoutReference('script and layout of a frame', 'ms', busy, atMost(8)),
        ];
      } finally {
        await browser.close();
      }
    }),
};

/** Pans in circles without letting go. */
async function panned(
  browser: Browser,
  page: Page,
  drive: () => void,
): Promise<{ perSecond: number; mainThreadMs: number }> {
  let step = 0;
  const turn = () => {
    const angle = (step += 1) / 20;
    return page.mouse.move(MIDDLE.x + PAN_PX * Math.sin(angle), MIDDLE.y + PAN_PX * (1 - Math.cos(angle)));
  };
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down();
  await turn(); // before it counts as a long press
  await turn();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const counted = page.evaluate(countFrames, PAN_MS);
  const ticking = setInterval(drive, 1_000);
  for (const ends = Date.now() + PAN_MS; Date.now() < ends;) await turn();
  clearInterval(ticking);
  const frames = await counted;
  const trace = await browser.stopTracing();
  await page.mouse.up();
  const perSecond = frames / (PAN_MS / 1_000);
  return { perSecond, mainThreadMs: median(timesOfFrames(JSON.parse(trace.toString()))) };
}

function countFrames(duration: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let frames = 0;
    const next = (now: number) => {
      if (now - start >= duration) return resolve(frames);
      frames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}
