import assert from 'node:assert/strict';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { orderBody } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp } from '#testing/test-app.ts';
import { getDebts } from '#workflows/collect-debts/contract.ts';
import { listInvoices } from '#workflows/issue-invoice/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';

const email = 'director@demo.countercheck.example';

/** What the company of the demo is approved for. */
export const limit = {
  email,
  limitMinor: 200_000,
  currency: 'EUR',
  days: 14,
  reason: 'a good customer',
} as const;

export const today = () => new Date().toISOString().slice(0, 10);

/** An app of a seller with a bank, an Admin, and the company of the demo that orders by invoice. */
export async function openDebtsFixture({ withPages = false } = {}) {
  const app = await startTestApp({
    ...{ withScheduledJobs: false, withPages },
    env: { SELLER_NAME: 'Reports Ltd', SELLER_BANK: 'Example Bank, GB00 EXAM 0000 0000 0000 00' },
  });
  const as = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  const [admin, director, manager, reviewer] = await Promise.all([
    as('admin'),
    as('director'),
    as('manager'),
    as('reviewer'),
  ]);

  async function ordered() {
    const body = { ...(await orderBody(director, { email })), payBy: 'invoice' as const };
    const placed = await director.call(placeOrder, { body });
    return { ...placed, params: { secret: placed.secret } };
  }

  return {
    ...{ app, admin, director, manager, ordered },
    /** An order by invoice whose report was sent. */
    async delivered() {
      const placed = await ordered();
      const { items } = await manager.call(listQueue, { query: {} });
      const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
      await prepareReport(manager, orderId);
      await approve(reviewer, orderId);
      await app.services.outbox.drain();
      const [paper] = (await director.call(listInvoices, { params: placed.params })).invoices;
      const debt = (await admin.call(getDebts, {})).owed.find((one) => one.orderId === orderId);
      assert.ok(paper && debt);
      return { ...placed, orderId, paper, debt };
    },
    /** What the ledger has of an order, the first entry first. */
    async ledgerOf(orderId: string): Promise<[string, number][]> {
      const { rows } = await app.pool.query(
        'SELECT kind, l.amount_minor FROM ledger_entries l JOIN payments p ON p.id = payment_id WHERE order_id = $1 ORDER BY l.id',
        [orderId],
      );
      return rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
    },
    /** Every mail so far, the first one first. */
    async mails() {
      const { rows } = await app.pool.query('SELECT raw FROM mailbox_messages ORDER BY id');
      return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
    },
    close: () => app.close(),
  };
}

export type DebtsFixture = Awaited<ReturnType<typeof openDebtsFixture>>;
