import type { Page } from 'playwright-core';

/**
 * One key of a journey: what it was for, how long the screen took to answer, what was asked of the server for it, and the
 * processor's time that the page's own thread took until it answered, which other work on the machine hardly changes.
 */
export type Press = { act: string; isRoute: boolean; ms: number; cpuMs: number; requests: number };

/** Somebody who works by keyboard alone, and is counted; a chord is one keystroke, like each letter that is typed. */
export type Typist = Awaited<ReturnType<typeof typistAt>>;

export async function typistAt(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const presses: Press[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const last = presses.at(-1);
    if (last !== undefined && pathname.startsWith('/api/')) last.requests += 1;
  });

  async function press(act: string, key: string, answerAt: string, isRoute = false): Promise<void> {
    await page.evaluate((selector) => window.deskScreen.expect(selector), answerAt);
    const pressed: Press = { act, isRoute, ms: Number.NaN, cpuMs: Number.NaN, requests: 0 };
    presses.push(pressed);
    const before = await cpuMs();
    await page.keyboard.press(key);
    try {
      pressed.ms = await page.evaluate(() => window.deskScreen.answer());
      pressed.cpuMs = (await cpuMs()) - before;
    } catch (error) {
      throw new Error(`${act}: nothing answers ${key}`, { cause: error });
    }
  }

  return {
    page,
    presses,
    /** What the page's thread has taken of the processor so far. */
    cpuMs,
    /** Presses a key and waits until the screen shows its answer in one of the elements. */
    press: (act: string, key: string, answerAt: string) => press(act, key, answerAt),
    /** Presses a key that leads to another page, and waits until an element of that page is there. */
    goTo: (act: string, key: string, element: string) => press(act, key, element, true),
    /** Types letter by letter into the field that has the focus. */
    async type(text: string): Promise<void> {
      for (const letter of text) await press('a letter', letter === ' ' ? 'Space' : letter, ':focus');
    },
    clicks: () => page.evaluate(() => window.deskScreen.clicks),
  };
}
