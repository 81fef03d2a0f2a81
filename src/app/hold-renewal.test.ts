import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, hourMs, type SettableClock } from '#kernel/clock.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { cancelByStaff, listQueue } from '#workflows/prepare-report/contract.ts';
import { reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { renewHolds } from '#workflows/settle-payment/renew-holds.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { sandboxKeys } from './rooms.ts';

/** Holds that end before their report is finished, over the real sandbox in both of its languages. */

const wires = { 'its own words': {}, 'Stripe’s': { CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' } };
/** Asks its payer every time: a later hold without them is not agreed to. */
const asksEveryTime = '4000 0027 6000 3184';

for (const [words, env] of Object.entries(wires)) {
  describe(`a hold that ends, in ${words}`, () => {
    let app: TestApp;
    let clock: SettableClock;
    let apiKey = '';

    before(async () => {
      clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
      app = await startTestApp({ clock, withScheduledJobs: false, env });
      apiKey = sandboxKeys(openSecrets(app.dataDir)).apiKey;
    });
    after(() => app.close());
    beforeEach(() => sandbox('/v1/test/faults', undefined, 'DELETE'));
    afterEach(async () => {
      // Their own holds would end in the days of the next test.
      await app.pool.query(
        "UPDATE orders SET state = 'cancelled' WHERE state IN ('queued', 'ready', 'funds_needed')",
      );
      await app.pool.query("UPDATE payments SET state = 'voided' WHERE state = 'authorised'");
    });

    async function sandbox(path: string, body?: object, method = 'POST'): Promise<void> {
      const headers = {
        Authorization: `Bearer ${apiKey}`,
        ...(body && { 'Content-Type': 'application/json' }),
      };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(app.sandboxUrl + path, init);
      assert.ok(response.ok, `${path}: ${response.status}`);
    }
    const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
    const report = (id: string, error: unknown) => assert.fail(`${id}: ${error}`);
    const renew = () => renewHolds({ ...app.services, report });

    /** In three steps: a call may fail once more, as on a connection that the fault has closed. */
    async function passTime(ms: number): Promise<void> {
      for (let step = 0; step < 3; step += 1) {
        clock.advance(ms / 3);
        await app.services.outbox.drain();
        await reconcilePayments({ ...app.services, report: () => {} });
        await app.services.outbox.drain();
      }
    }

    /** An order in work whose hold has less than 48 hours left. */
    async function ending(card?: string) {
      const placed = await order(app);
      await placed.pay(card);
      const answer = {
        method: 'POST',
        body: new URLSearchParams({ code: '123456' }),
        redirect: 'manual',
      } as const;
      if (card !== undefined) await fetch(`${placed.paymentUrl}/challenge`, answer);
      const { params, client } = placed;
      const held = await client.call(checkPayment, { params });
      assert.deepEqual([held.order.state, held.payment.state], ['queued', 'authorised']);
      const { items } = await (await staff('manager')).call(listQueue, { query: {} });
      const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
      // Promised for later than the hold lasts: by the late rule it would cost nothing otherwise.
      await app.pool.query("UPDATE orders SET due_max = due_max + interval '30 days' WHERE id = $1", [
        orderId,
      ]);
      await passTime(5 * dayMs + hourMs);
      const stand = async () => {
        const payments = await app.services.payments.list(app.services.db, orderId);
        const { rows } = await app.pool.query(
          'SELECT status FROM sandbox.payments WHERE order_number = $1 ORDER BY attempt',
          [placed.number],
        );
        const { payment, order: seen } = await client.call(trackOrder, { params });
        return {
          order: seen.state,
          counts: payment.attempt,
          ours: payments.map(({ state }) => state),
          theirs: rows.map(({ status }) => status),
          end: payment.captureBefore,
        };
      };
      /** How often the customer and our own address were told. */
      const told = async () => {
        const { rows } = await app.pool.query(
          `SELECT (SELECT count(*)::int FROM order_mails WHERE order_id = $1 AND kind = 'hold_ending') AS customer,
             (SELECT count(*)::int FROM outbox WHERE topic = 'orders.hold' AND payload ->> 'orderId' = $1::text
              AND done_at IS NOT NULL) AS desk`,
          [orderId],
        );
        return rows[0];
      };
      return { placed, orderId, stand, told };
    }

    it('is renewed beside the old one, which is given back; the debit is of the fresh one, once', async () => {
      const { orderId, stand } = await ending();
      await renew();
      await passTime(hourMs);
      await renew();
      const { end, ...renewed } = await stand();
      assert.deepEqual(renewed, {
        order: 'queued',
        counts: 2,
        ours: ['voided', 'authorised'],
        theirs: ['voided', 'authorised'],
      });
      const told = await app.pool.query(
        "SELECT event FROM order_timeline WHERE order_id = $1 AND what = 'payment' ORDER BY at, source, ref",
        [orderId],
      );
      assert.deepEqual(
        told.rows.map(({ event }) => event),
        ['open', 'authorise', 'renewal_open', 'renewal_authorise', 'release', 'confirm_release'],
      );
      assert.ok(new Date(end ?? 0).getTime() - clock.now().getTime() > 6 * dayMs, `ends ${end}`);
      await prepareReport(await staff('manager'), orderId, undefined, clock.now());
      await approve(await staff('reviewer'), orderId);
      await passTime(hourMs);
      const { order: state, ours, theirs } = await stand();
      assert.deepEqual([state, ours, theirs], ['completed', ['voided', 'captured'], ['voided', 'captured']]);
      const { rowCount } = await app.pool.query(
        "SELECT 1 FROM ledger_entries JOIN payments p ON p.id = payment_id WHERE p.order_id = $1 AND kind = 'capture'",
        [orderId],
      );
      assert.equal(rowCount, 1);
    });

    it('asked for and not answered: the old hold counts until it is known, and nothing is asked twice', async () => {
      const { orderId, stand } = await ending();
      await sandbox('/v1/test/faults', { call: 'off_session', mode: 'drop_after', times: 1 });
      await renew();
      // The customer answers a question: the promise moves, and the same key must still ask for the same.
      await app.pool.query("UPDATE orders SET due_max = due_max + interval '2 days' WHERE id = $1", [
        orderId,
      ]);
      const { ours, counts } = await stand();
      assert.deepEqual([ours, counts], [['authorised', 'unknown'], 1]);
      await renew();
      await passTime(hourMs);
      const known = await stand();
      assert.deepEqual(
        [known.ours, known.theirs, known.counts],
        [['voided', 'authorised'], ['voided', 'authorised'], 2],
      );
    });

    it('cancelled while the answer is missing: neither hold is left standing', async () => {
      const { orderId, stand } = await ending();
      await sandbox('/v1/test/faults', { call: 'off_session', mode: 'drop_after', times: 1 });
      await renew();
      await (await staff('manager')).call(cancelByStaff, {
        params: { orderId },
        body: { reason: 'The customer asked for it.', language: 'en' },
      });
      await passTime(hourMs);
      const { order: state, theirs } = await stand();
      assert.deepEqual([state, theirs], ['cancelled', ['voided', 'voided']]);
    });

    it('sent while the answer is missing: the old hold is debited, the fresh one goes back', async () => {
      const { orderId, stand } = await ending();
      await sandbox('/v1/test/faults', { call: 'off_session', mode: 'drop_after', times: 1 });
      await renew();
      await prepareReport(await staff('manager'), orderId, undefined, clock.now());
      await approve(await staff('reviewer'), orderId);
      await passTime(hourMs);
      const { order: state, theirs } = await stand();
      assert.deepEqual([state, theirs], ['completed', ['captured', 'voided']]);
    });

    it('the bank does not agree: the old hold is left, customer and desk are told once, and then the customer pays', async () => {
      const { placed, orderId, stand, told } = await ending(asksEveryTime);
      await renew();
      await passTime(hourMs);
      await renew();
      await passTime(hourMs);
      const { order: state, counts, theirs } = await stand();
      assert.deepEqual([state, counts, theirs[0]], ['queued', 1, 'authorised']);
      assert.ok(!['authorised', 'captured', 'requires_action'].includes(theirs[1]), theirs[1]);
      assert.equal(theirs.length, 2, 'asked once');
      assert.deepEqual(await told(), { customer: 1, desk: 1 });
      await passTime(3 * dayMs);
      await prepareReport(await staff('manager'), orderId, undefined, clock.now());
      await approve(await staff('reviewer'), orderId);
      await passTime(hourMs);
      const waiting = await placed.client.call(trackOrder, { params: placed.params });
      assert.deepEqual([waiting.order.state, waiting.mayPay], ['funds_needed', true]);
    });

    it('finished while a renewal that must be waited for is asked: it is sent on the fresh hold alone', async () => {
      const { orderId, stand } = await ending();
      await sandbox('/v1/test/faults', { call: 'off_session', mode: 'drop_after', times: 1 });
      await renew();
      clock.advance(30 * hourMs); // the worker is away
      await prepareReport(await staff('manager'), orderId, undefined, clock.now());
      await approve(await staff('reviewer'), orderId);
      const waiting = await stand();
      assert.equal(waiting.order, 'ready');
      await passTime(hourMs);
      const { order: state, theirs } = await stand();
      assert.deepEqual([state, theirs], ['completed', ['voided', 'captured']]);
    });
  });
}
