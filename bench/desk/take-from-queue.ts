import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import type { Typist } from './typist.ts';

/** From the queue: to the order's row, takes it, and opens its dossier. */
export async function takeFromQueue(typist: Typist, { number }: Waiting): Promise<void> {
  await findInQueue(typist, number);
  await typist.press('take an order', 'a', `${places.rows}, [role="status"]`);
  await typist.goTo('queue to dossier', 'Enter', places.current);
}

/** Goes down the list until the order's row is the one that keys are about. */
export async function findInQueue({ page, press }: Typist, number: string): Promise<void> {
  const row = page.locator(places.rows);
  for (let step = 0; step < 20; step += 1) {
    await press('next row', 'j', places.rows);
    if ((await row.textContent())?.includes(number) === true) return;
  }
  throw new Error(`no ${number} in the queue`);
}
