import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import { findInQueue, takeFromQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

/** From the queue to an order's page and on to its dossier, where the page is shown and a value confirmed, and back, again and again. */
export async function walkPages(typist: Typist, order: Waiting, rounds: number): Promise<void> {
  const { page, press, goTo } = typist;
  await takeFromQueue(typist, order);
  await page.goBack();
  await page.locator(places.rows).waitFor();
  for (let round = 0; round < rounds; round += 1) {
    await findInQueue(typist, order.number);
    await goTo('queue to order', 'o', places.head);
    await goTo('order to dossier', 'Enter', places.current);
    await press('show the page', 'v', places.page);
    await press('next open', 'n', places.current);
    await press('page after a value', 'Enter', places.page);
    await press('back to the evidence', 'v', places.page);
    await page.goBack();
    await page.locator(places.head).first().waitFor();
    await page.goBack();
    await page.locator(places.rows).waitFor();
  }
}
