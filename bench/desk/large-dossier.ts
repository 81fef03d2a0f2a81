import { randomUUID } from 'node:crypto';
import { demoPassword } from '#database/seed/seed.ts';
import type { DeskChange } from '#modules/reports/contract.ts';
import { signIn } from '#testing/people.ts';
import { changeDesk } from '#workflows/edit-dossier/contract.ts';
import { assignOrder } from '#workflows/prepare-report/contract.ts';
import { places } from './desk-places.ts';
import { emptyOrder, type Waiting } from './orders.ts';
import { findInQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

const day = (at: number) => `20${10 + (at % 15)}-0${1 + (at % 9)}-1${at % 10}`;

/** Tables with 2,000 cells in all, as large as tables may be. */
const tables = [
  {
    ...{ section: 'management' as const, rows: 200 },
    cells: (at: number) => ({
      ...{ manager_name: `Anna Brandt ${at}`, manager_role: 'Director', manager_since: day(at) },
      ...{ manager_born: `19${50 + (at % 45)}`, manager_country: 'DE' },
    }),
  },
  {
    ...{ section: 'owners' as const, rows: 150 },
    cells: (at: number) => ({
      ...{ owner: `Holding ${at} GmbH`, owner_kind: 'company', owner_country: 'AT' },
      owner_since: day(at),
    }),
  },
  {
    ...{ section: 'history' as const, rows: 200 },
    cells: (at: number) => ({ event_date: day(at), event: `Entry ${at} of the register` }),
  },
] as const;
const nothingNew = 2_147_483_647;
const mostAtOnce = 100;

/** An order that somebody has begun, whose dossier has 2,000 facts. */
export async function largeOrder(url: string): Promise<Waiting> {
  const order = await emptyOrder(url);
  const params = { orderId: order.orderId };
  const staff = await signIn(url, 'manager@demo.countercheck.example', demoPassword);
  await staff.call(assignOrder, { params, query: { answer: 'brief' } });
  const changes = tables.flatMap(({ section, rows, cells }) =>
    Array.from({ length: rows }, (_, position) => Object.entries(cells(position))).flatMap((row, position) =>
      row.map(
        ([field, value]): DeskChange => ({
          ...{ act: 'write', id: randomUUID(), version: 0, section, field, position, value },
          ...{ source: 'Commercial register', sourceRu: null, sourceUrl: null, method: 'register' },
          ...{ retrievedAt: new Date().toISOString(), evidenceHash: null },
        }),
      ),
    ),
  );
  for (let from = 0; from < changes.length; from += mostAtOnce) {
    const body = { since: nothingNew, changes: changes.slice(from, from + mostAtOnce) };
    const { results } = await staff.call(changeDesk, { params, body });
    const refused = results.find(({ outcome }) => outcome !== 'applied');
    if (refused !== undefined) throw new Error(`not written: ${refused.problem?.text ?? refused.outcome}`);
  }
  return order;
}

/** Opens it from the queue and goes to its longest section, again and again. */
export async function openLarge(typist: Typist, order: Waiting, rounds: number): Promise<void> {
  const { page, goTo, press } = typist;
  for (let round = 0; round < rounds; round += 1) {
    await findInQueue(typist, order.number);
    await goTo('queue to 2,000 facts', 'Enter', places.current);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: /Management/ })
      .focus();
    await press('to a section of 200 rows', 'Enter', '#dossier-section');
    await press('next of 200 rows', 'j', places.current);
    await page.goto(new URL('/staff', page.url()).href);
    await page.locator(places.rows).waitFor();
  }
}
