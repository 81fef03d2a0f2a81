import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ApiClient } from '#kernel/api-client.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import type { startPageServer } from '#testing/research/page-server.ts';
import type { TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getStaffOrder } from '#workflows/prepare-report/contract.ts';
import { keepPicture } from './staff-looks.ts';
import { focusOn } from './steps.ts';

type PageServer = Awaited<ReturnType<typeof startPageServer>>;

/** An address that is typed in the window of a pasted table is kept: the naming lies over it, and leads back to what is left to do there. */
export async function keepFromTable(
  desk: Page,
  {
    app,
    site,
    researcher,
    orderId,
  }: { app: TestApp; site: PageServer; researcher: ApiClient; orderId: string },
): Promise<void> {
  await desk.goto(`${app.url}/staff/orders/${orderId}/dossier?section=management`);
  await desk.getByRole('button', { name: 'Paste a table' }).waitFor();
  await desk.evaluate(
    (text) => navigator.clipboard.writeText(text),
    'Name\tRole\tSince\nBerta Prüfer\tDirector\t2019\nCarl Prüfer\tDirector\t2020',
  );
  await desk.keyboard.press('Control+v');
  const table = desk.getByRole('dialog', { name: /^Paste a table/ });
  await table.getByText('2 rows to add').waitFor();
  const address = site.give(
    '/board',
    'text/html; charset=utf-8',
    '<title>Our board</title><p>Berta, Carl</p>',
  );
  await table.locator('summary').last().press('Enter');
  await table.getByRole('button', { name: 'Type another source' }).press('Enter');
  await table.getByLabel('Address of the page').fill(address);
  await table.getByRole('button', { name: 'Keep a copy of the page' }).press('Enter');
  const naming = desk.getByRole('dialog', { name: 'What is this document?' });
  await naming.waitFor();
  await keepPicture(desk, 'table-naming');
  // What is pasted waits below, whichever way the window above it is left.
  await desk.keyboard.press('Escape');
  await naming.getByText('Press Escape again').waitFor();
  await desk.keyboard.press('Escape');
  await naming.waitFor({ state: 'hidden' });
  await table.getByText('2 rows to add').waitFor();
  await focusOn(table.getByRole('button', { name: 'Keep a copy of the page' }));
  await desk.keyboard.press('Enter');
  await naming.getByLabel(/^Title/).press('Enter');
  await naming.waitFor({ state: 'hidden' });
  await table.getByText('· Our board').waitFor();
  await focusOn(table.getByRole('button', { name: 'Write 2 rows' }));
  await keepPicture(desk, 'table-kept');
  assert.deepEqual(await axeFindings(desk), []);
  await desk.keyboard.press('Enter');
  await table.waitFor({ state: 'detached' });
  const saved = await waitFor('the rows', async () => {
    const { dossier } = await researcher.call(getStaffOrder, { params: { orderId } });
    const facts = dossier?.sections.find(({ code }) => code === 'management')?.facts ?? [];
    const pasted = facts.filter(({ sourceUrl }) => sourceUrl === address);
    return pasted.length === 6 ? pasted : undefined;
  });
  assert.deepEqual(
    saved.map(({ evidenceHash }) => evidenceHash?.length),
    saved.map(() => 64),
  );
}
