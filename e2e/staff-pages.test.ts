import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import routes from '#backoffice/routes.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { mailbox } from '#testing/colleagues/colleagues.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { lookAt, openDesk } from './staff-looks.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, env: { RESEARCH_SOURCES: '' } });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** Pages whose own journey looks at them, in both languages and colours. */
const lookedAtElsewhere = [
  ...['/', '/orders/:orderId', '/orders/:orderId/dossier', '/orders/:orderId/review', '/login', '/join'],
  ...[
    '/inbox',
    '/inbox/requests/:requestId',
    '/outbox',
    '/debts',
    '/imports',
    '/imports/:runId',
    '/companies',
  ],
  ...['/catalogue', '/catalogue/texts', '/catalogue/texts/:kind/:name', '/catalogue/seller', '/people'],
  ...['/second-factor', '/*'],
];
const lookedAtHere = [
  ...['/dashboard', '/feedback', '/books', '/sources', '/catalogue/history', '/audit', '/security'],
  '/orders/:orderId/statements',
];

test('every page of the desk is looked at somewhere', () => {
  const paths = routes.flatMap(({ children = [], ...one }) =>
    [one, ...children].flatMap(({ path, index }) =>
      index === true ? '/' : path === undefined ? [] : `/${path}`,
    ),
  );
  assert.deepEqual(paths.toSorted(), [...lookedAtElsewhere, ...lookedAtHere].toSorted());
});

test('pages without a journey of their own have no findings and fit into 320 px, in both languages and themes', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const staff = await signIn(app.url, mailbox('manager'), demoPassword);
  const { items } = await staff.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await staff.call(assignOrder, { params: { orderId }, query: { answer: 'brief' } });

  const { page, faults, context } = await openDesk(browser, app.url, {
    path: '/dashboard',
    mailbox: 'admin',
  });
  await page.waitForURL(/\/dashboard$/);
  const wide: string[] = [];
  for (const path of lookedAtHere) {
    // Only the address: the look loads it.
    await page.evaluate(
      (to) => history.replaceState(null, '', to),
      `/staff${path.replace(':orderId', orderId)}`,
    );
    await lookAt(page, app.url, `staff${path.replaceAll(/[/:]/g, ' ')}`);
    await page.setViewportSize({ width: 320, height: 900 });
    const more = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (more > 0) wide.push(`${path}: ${more} px too wide at 320`);
  }
  assert.deepEqual(wide, []);
  assert.deepEqual(faults, []);
  await context.close();
});
