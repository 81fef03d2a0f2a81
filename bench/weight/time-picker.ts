import type { Browser } from 'playwright-core';
import { watchRequests } from './watch-requests.ts';

export type PickerTimes = Readonly<{
  rows: number;
  /** From the click to a frame in which the rows stand with their flags. */
  flagsMs: number;
  /** Script, style and layout that opening the list took. */
  workMs: number;
  /** Frames from the click until the rows are there: one is the best. */
  frames: number;
}>;

/** Lighthouse's slow 4G as a browser applies it: 150 ms round trips become 562.5 ms for each request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

/** Opens the picker of the home page on slow 4G, as soon as the page is idle, and looks how long it takes. */
export async function timePicker(browser: Browser, siteUrl: string): Promise<PickerTimes> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const watch = await watchRequests(page);
    await watch.session.send('Network.emulateNetworkConditions', slow4g);
    await watch.session.send('Performance.enable');
    await page.goto(siteUrl, { waitUntil: 'load', timeout: 120_000 });
    await page.locator('[aria-haspopup=listbox]').first().waitFor();
    await watch.quiet();
    await page.evaluate(observeOpening);
    const work = async () => {
      const { metrics } = await watch.session.send('Performance.getMetrics');
      const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
      const seconds = metrics.filter(({ name }) => parts.includes(name)).map(({ value }) => value);
      return seconds.reduce((sum, value) => sum + value, 0) * 1000;
    };
    const before = await work();
    await page.locator('[aria-haspopup=listbox]').first().click();
    const opened = await page.evaluate(readOpening);
    return { ...opened, workMs: (await work()) - before };
  } finally {
    await context.close();
  }
}

type Opening = { rows: number; flagsMs: number; frames: number };
/** The browser's window while it is watched. */
type WatchedWindow = Window & { opening?: Promise<Opening> };

/** Runs in the page: from the click on it looks at every frame whether rows and the pictures of their flags are there. */
function observeOpening(): void {
  const header = document.querySelector('[aria-haspopup=listbox]');
  const watched: WatchedWindow = window;
  watched.opening = new Promise((resolve) => {
    header?.addEventListener(
      'click',
      (event) => {
        let frames = 0;
        const look = () => {
          frames += 1;
          const rows = document.querySelectorAll('[role=option]');
          const pictures = [...(rows[0]?.querySelectorAll('*') ?? [])].flatMap((element) => {
            const ground = /url\("([^"]+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1];
            return ground ?? (element instanceof HTMLImageElement ? element.src : []);
          });
          const isThere = (source: string) => {
            const image = new Image();
            image.src = source;
            return image.complete && image.naturalWidth > 0;
          };
          if (pictures.length === 0 || !pictures.every(isThere)) return requestAnimationFrame(look);
          // A message comes after the frame that this callback belongs to has been drawn.
          const channel = new MessageChannel();
          channel.port1.onmessage = () =>
            resolve({ rows: rows.length, flagsMs: performance.now() - event.timeStamp, frames });
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Runs in the page. */
function readOpening(): Promise<Opening> {
  const watched: WatchedWindow = window;
  return watched.opening ?? Promise.reject(new Error('the picker was not watched'));
}
