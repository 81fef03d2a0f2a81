import { places } from './desk-places.ts';
import type { Waiting } from './orders.ts';
import type { Typist } from './typist.ts';

/** Twelve people as a spreadsheet has them. */
const table = [
  'Name\tRole\tSince\tNationality',
  ...Array.from(
    { length: 12 },
    (_, at) => `${String.fromCharCode(65 + at)}nna Brandt\tDirector\t20${10 + at}\tGermany`,
  ),
].join('\r\n');

/** Pastes twelve people into a dossier that has none and names their source; the keys of the way there are not counted. */
export async function pastePeople({ page, press, type }: Typist, { orderId }: Waiting): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${origin}/staff/orders/${orderId}/dossier?section=management`);
  await page.locator(places.current).waitFor();
  await page.evaluate((words) => navigator.clipboard.writeText(words), table);
  await press('open the window of a table', 'p', `${places.dialog} textarea`);
  await press('paste a table', 'Control+v', `${places.dialog} table`);
  await type('Commercial register');
  await press('write the rows', 'Enter', `${places.dialog} select:focus`);
  await press('choose a method', 'O', 'select:focus');
  await press('write the rows', 'Enter', places.lines);
}
