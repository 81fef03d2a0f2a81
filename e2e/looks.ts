import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings } from '#testing/browser/axe.ts';
import { followSystem, reportViolations, watchConsole } from './steps.ts';

/** The two looks that everything is shown in: between them stand each theme and each end of the widths. */
export const looks = [
  ['light', 1440],
  ['dark', 360],
] as const;
export type Look = (typeof looks)[number];

/** A page under its own policy, with all that it complains about. */
export async function openInLook(
  browser: Browser,
  url: string,
  [colorScheme, width]: Look,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    // A colour that is still on its way to another one is nobody's choice.
    reducedMotion: 'reduce',
  });
  await followSystem(context, url);
  await watchShifts(context);
  await reportViolations(context);
  const page = await context.newPage();
  return { page, complaints: watchConsole(page) };
}

/** What is wrong with the page as it stands, each line with what it is; `alike` names what need not be looked at. */
export async function faultsOf(page: Page, what: string, alike?: string): Promise<string[]> {
  const faults = (await axeFindings(page, { except: alike })).map((finding) => `${what}: ${finding}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...faults, `${what} is ${overflow} px too wide`] : faults;
}

/** Notes what moves on a page without having been touched. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    let lettersUntil = Number.NEGATIVE_INFINITY;
    // Letters are left as they are if theirs come late; on a busy machine that is while the page is drawn first.
    document.fonts.addEventListener('loadingdone', () => {
      lettersUntil = performance.now();
    });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value = 0, hadRecentInput = false, sources = [] } = shift as LayoutShift;
        const isOfLetters = Math.abs(shift.startTime - lettersUntil) < 100;
        // What rounds to 0.00: letters that change with a font, by thousandths, and by hundredths as they come.
        if (hadRecentInput || value < (isOfLetters ? 0.02 : 0.005)) continue;
        const parts = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeValue));
        moved.push(`${value.toFixed(5)}: ${parts.map((part) => (part ?? '').slice(0, 90)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page since it was loaded, each line with by how much. */
export async function shiftsOf(page: Page, what: string): Promise<string[]> {
  const moved = await page.evaluate(() => (window as { moved?: string[] }).moved ?? []);
  return moved.map((line) => `${what}: moved by ${line}`);
}

/** The browser's own entry, which the library of the DOM does not know. */
interface LayoutShift extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  sources?: readonly { node: Node | null }[];
}

/** The browser itself notes each answer of 4xx: of a page that is not there, and of a form that is refused. */
export const isOurs = (line: string): boolean =>
  !/nothing-here.*status of 404|\/order\?.*status of 422/.test(line);

/** Shows the page as it stands in the other look; it is not loaded again. */
export async function turn(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

/** Rows and items after so many of one kind, which were all looked at before the page was turned. */
export const alikeAfterMany = 'tbody tr:nth-of-type(n+25), li:nth-of-type(n+25), path:nth-of-type(n+25)';
