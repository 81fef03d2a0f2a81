import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import { findInQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

const remark = 'Year?';
const mostRounds = 40;

/** The second person: says something of the first value, accepts section by section, approves. */
export async function checkReport(typist: Typist, { number }: Waiting): Promise<void> {
  const { page, press, goTo, type } = typist;
  await findInQueue(typist, number);
  await goTo('queue to order', 'o', '#staff-main h1, main h1');
  await goTo('order to check', 'Enter', 'article[aria-current]');
  await press('begin a remark', 'c', `${places.cards}, #check-comment`);
  await type(remark);
  await press('say it', 'Control+Enter', places.cards);
  const waiting = page.locator('article', {
    has: page.getByRole('img', { name: /to be decided|open comment|contradict/ }),
  });
  for (let round = 0; round < mostRounds && (await waiting.count()) > 0; round += 1)
    await press('accept a section', 'Shift+A', places.cards);
  await press('ask to approve', 'Control+Enter', places.dialog);
  await press('to the button', 'Shift+Tab', 'dialog[open] button');
  await goTo('approve', 'Enter', 'h1');
}
