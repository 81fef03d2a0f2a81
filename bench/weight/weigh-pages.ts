import type { Browser, Page } from 'playwright-core';
import { type Requested, watchRequests } from './watch-requests.ts';

export type Weighed = Readonly<{
  path: string;
  state: string;
  scriptBytes: number;
  scripts: number;
  styleBytes: number;
  styles: number;
  /** Scripts and styles that came without brotli. */
  unpacked: readonly string[];
  /** What belongs to the staff and has no business here. */
  staff: readonly string[];
  requests: number;
}>;

/** The state of a page that nobody has touched. */
export const firstLoad = 'first load';

/** Opens a page as a new visitor and weighs what it asks for until the browser is idle; `act` does more with it then. */
export async function weighPage(
  browser: Browser,
  siteUrl: string,
  path: string,
  acts: readonly Readonly<{ state: string; act: (page: Page) => Promise<void> }>[] = [],
): Promise<Weighed[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const watch = await watchRequests(page);
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    await watch.quiet();
    const weighed = [sumUp(path, firstLoad, watch.requested())];
    for (const { state, act } of acts) {
      await act(page);
      await watch.quiet();
      weighed.push(sumUp(path, state, watch.requested()));
    }
    return weighed;
  } finally {
    await context.close();
  }
}

/** Moves the pointer: the page wakes up. Throws if it does not. */
export async function showInterest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** Opens the picker and chooses a country in it. */
export async function choosePicked(page: Page): Promise<void> {
  await page.locator('[aria-haspopup=listbox]').first().click();
  await page.getByRole('combobox').fill('de');
  await page.getByRole('option').first().click();
  await page.waitForLoadState('networkidle');
}

/** Opens the details of the chosen country: whichever button of the picker opens a dialog. */
export async function openDetails(page: Page): Promise<void> {
  for (const button of await page.locator('#picker button:enabled').all()) {
    const isPlain = (await button.getAttribute('type')) !== 'submit';
    if (!isPlain || (await button.getAttribute('aria-haspopup')) === 'listbox') continue;
    if (!(await button.isVisible())) continue;
    await button.click();
    // The window's content is fetched when it is asked for.
    const isOpen = await page
      .locator('dialog[open]')
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (isOpen) return;
  }
  throw new Error('no button of the picker opens the details');
}

function sumUp(path: string, state: string, requested: readonly Requested[]): Weighed {
  const scripts = requested.filter(({ kind }) => kind === 'Script');
  const styles = requested.filter(({ kind }) => kind === 'Stylesheet');
  const bytesOf = (list: readonly Requested[]) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    path,
    state,
    scriptBytes: bytesOf(scripts),
    scripts: scripts.length,
    styleBytes: bytesOf(styles),
    styles: styles.length,
    unpacked: [...scripts, ...styles].filter(({ encoding }) => encoding !== 'br').map(({ url }) => url),
    staff: requested.map(({ url }) => url).filter((url) => new URL(url).pathname.startsWith('/staff')),
    requests: requested.length,
  };
}
