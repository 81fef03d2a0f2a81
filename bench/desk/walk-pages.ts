import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import { findInQueue, takeFromQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

/** From the queue to an order's page and on to its dossier, and back, again and again. */
export async function walkPages(typist: Typist, order: Waiting, rounds: number): Promise<void> {
  const { page, goTo } = typist;
  await takeFromQueue(typist, order);
  await page.goBack();
  await page.locator(places.rows).waitFor();
  for (let round = 0; round < rounds; round += 1) {
    await findInQueue(typist, order.number);
    await goTo('queue to order', 'o', places.head);
    await goTo('order to dossier', 'Enter', places.current);
    await page.goBack();
    await page.locator(places.head).first().waitFor();
    await page.goBack();
    await page.locator(places.rows).waitFor();
  }
}
