import type { Page } from 'playwright-core';

/** One key of a journey: what it was for, how long the screen took to answer, and what was asked of the server for it. */
export type Press = { act: string; isRoute: boolean; ms: number; requests: number };

/** Somebody who works by keyboard alone, and is counted; a chord is one keystroke, like each letter that is typed. */
export type Typist = ReturnType<typeof typistAt>;

export function typistAt(page: Page) {
  const presses: Press[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const last = presses.at(-1);
    if (last !== undefined && pathname.startsWith('/api/')) last.requests += 1;
  });

  async function press(act: string, key: string, answerAt: string, isRoute = false): Promise<void> {
    await page.evaluate((selector) => window.deskScreen.expect(selector), answerAt);
    const pressed: Press = { act, isRoute, ms: Number.NaN, requests: 0 };
    presses.push(pressed);
    await page.keyboard.press(key);
    try {
      pressed.ms = await page.evaluate(() => window.deskScreen.answer());
    } catch (error) {
      throw new Error(`${act}: nothing answers ${key}`, { cause: error });
    }
  }

  return {
    page,
    presses,
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
