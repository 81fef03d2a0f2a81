import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import { takeFromQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

/** What each research step brought, by the number of its key: as the facts of the demo world say it. */
const outcomes = { register: '1', court: '2', sanctions: '4', accounts: '1', interview: '2' };
/** The key of the reason that the sources of the country do not publish this. */
const notPublished = '1';
const mostKeys = 400;
/** A busy machine saves slower than keys are pressed. */
const patienceMs = 60_000;

/** Takes an order that the machine has prefilled, looks at its values one by one, and hands it over. */
export async function confirmPrefilled(typist: Typist, order: Waiting): Promise<void> {
  const { page, press } = typist;
  await takeFromQueue(typist, order);
  const current = page.locator(places.current);
  while (typist.presses.length < mostKeys) {
    const name = (await current.getAttribute('aria-label')) ?? '';
    const isWhy = (await current.getAttribute('data-line'))?.endsWith(':why') === true;
    if (name.includes('contradict')) await press('choose of two values', '1', places.lines);
    else if (name.includes('to confirm')) await press('confirm a value', 'Enter', places.lines);
    else if (isWhy && name.includes('Nothing yet')) {
      await press('ask for reasons', 'm', places.lines);
      await press('give a reason', notPublished, places.lines);
    } else break;
  }
  await handOver(typist, Object.values(outcomes));
}

/** Ticks the research steps in the checklist and hands the report to the second person. */
export async function handOver({ page, press }: Typist, ticks: readonly string[]): Promise<void> {
  await press('open the checklist', 'Control+Enter', places.dialog);
  for (const key of ticks) await press('tick a step', key, places.steps);
  await press('hand over', 'Enter', places.dialog);
  try {
    await page.getByText('To be approved', { exact: true }).first().waitFor({ timeout: patienceMs });
  } catch (error) {
    // What is still open, and what was refused, stands in the window.
    const said = await page.locator(places.dialog).allInnerTexts();
    throw new Error(`not handed over: ${said.join(' ').replaceAll(/\s+/g, ' ')}`, { cause: error });
  }
}
