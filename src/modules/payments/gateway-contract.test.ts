import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '#kernel/clock.ts';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench, until, webhookSecret } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  type PaymentGateway,
  type SessionRequest,
} from './port/gateway.ts';
import { createSandboxGatewayClient } from './sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** What every gateway has to do, whatever its words: one suite, each adapter over the sandbox in its own language. */

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

type Keys = { key?: string; secrets?: readonly string[] };
const adapters = {
  sandbox: ({ key = apiKey, secrets = [webhookSecret] }: Keys = {}) =>
    createSandboxGatewayClient({ baseUrl: bench.url, apiKey: key, webhookSecrets: secrets }),
  stripe: ({ key = apiKey, secrets = [webhookSecret] }: Keys = {}) =>
    createStripeGateway({
      apiUrl: bench.url,
      apiKey: `sk_test_${key}`,
      webhookSecrets: secrets.map((secret) => `whsec_${secret}`),
    }),
};

const amount = money(9000, 'EUR');
const requestOf = (change: Partial<SessionRequest> = {}): SessionRequest => ({
  orderId: randomUUID(),
  orderNumber: 'CC-1',
  attempt: 1,
  route: 'hold',
  amount,
  locale: 'ru',
  timeZone: null,
  description: 'Отчёт о компании «Акме»',
  details: [{ name: 'Страна', value: 'Германия' }],
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/no',
  ...change,
});
const isRefusal = (error: unknown) => error instanceof GatewayRefusal;
const isHeld = ({ status }: GatewayStatus) => ['authorised', 'captured'].includes(status);

for (const [name, open] of Object.entries(adapters)) {
  describe(`the gateway ${name}`, () => {
    let gateway: PaymentGateway;
    before(() => {
      gateway = open();
    });

    const fault = (call: string, mode: string) => bench.post('/v1/test/faults', { call, mode });
    const find = async ({ gatewayPaymentId }: GatewayStatus): Promise<GatewayStatus> => {
      const found = await gateway.find(gatewayPaymentId);
      assert.ok(found, 'it is there');
      return found;
    };
    const pay = (opened: GatewayStatus, number: string) =>
      bench.form(opened.hostedUrl ?? '', { number, expiry: '12/34', cvc: '123', name: 'Jane Doe' });
    const answer = (opened: GatewayStatus, code: string) =>
      bench.form(`${opened.hostedUrl}/challenge`, { code });
    /** A page that was paid with the card, as the gateway tells it then. */
    async function paid(number = '4242424242424242', change: Partial<SessionRequest> = {}) {
      const opened = await gateway.openSession(requestOf(change), randomUUID());
      await pay(opened, number);
      return find(opened);
    }
    /** Captures, and asks where that was refused. */
    const tryCapture = (held: GatewayStatus, minor = 9000, key: string = randomUUID()) =>
      gateway.capture(held.gatewayPaymentId, money(minor, 'EUR'), key).catch((error) => {
        assert.ok(isRefusal(error), String(error));
        return find(held);
      });

    it('holds an amount for an order, and says until when', async () => {
      const request = requestOf();
      const opened = await gateway.openSession(request, randomUUID());
      assert.deepEqual([opened.status, opened.orderId, opened.amount], ['open', request.orderId, amount]);
      assert.ok(opened.hostedUrl?.startsWith(`${bench.url}/pay/`));
      await pay(opened, '4242424242424242');
      const held = await find(opened);
      assert.deepEqual(
        [held.status, held.orderId, held.attempt, held.amount, held.cardBrand, held.cardLast4],
        ['authorised', request.orderId, 1, amount, 'visa', '4242'],
      );
      assert.deepEqual(held.captureBefore, new Date(bench.clock.now().getTime() + 7 * dayMs));
      assert.equal(held.capturedMinor, 0, 'a hold is no debit');
    });

    it('an issuer’s no holds nothing and names its reason', async () => {
      const refused = await paid('4000000000009995');
      assert.ok(!isHeld(refused));
      assert.equal(refused.declineCode, 'insufficient_funds');
    });

    it('3-D Secure holds only after the right code', async () => {
      const opened = await gateway.openSession(requestOf(), randomUUID());
      await pay(opened, '4000000000003220');
      assert.equal((await find(opened)).status, 'requires_action');
      await answer(opened, '123456');
      assert.equal((await find(opened)).status, 'authorised');

      const failed = await gateway.openSession(requestOf(), randomUUID());
      await pay(failed, '4000000000003220');
      for (const code of ['1', '2', '3']) await answer(failed, code);
      const found = await find(failed);
      assert.deepEqual([isHeld(found), found.declineCode], [false, 'authentication_failed']);
    });

    it('debits once, whatever is asked again', async () => {
      const held = await paid();
      const key = randomUUID();
      for (const again of [key, key, randomUUID()]) {
        const captured = await tryCapture(held, 9000, again);
        assert.deepEqual([captured.status, captured.capturedMinor], ['captured', 9000]);
      }
      const { rows } = await bench.pool.query(
        `SELECT 1 FROM sandbox.events e JOIN sandbox.payments p ON p.id = e.payment_id
         WHERE p.order_id = $1 AND e.type = 'payment.captured'`,
        [held.orderId],
      );
      assert.equal(rows.length, 1);
    });

    it('debits a part, and the rest of the hold is gone with it', async () => {
      const held = await paid();
      const captured = await tryCapture(held, 4000);
      assert.deepEqual(
        [captured.status, captured.capturedMinor, captured.amount],
        ['captured', 4000, amount],
      );
      assert.equal((await tryCapture(held, 5000)).capturedMinor, 4000);
      assert.equal((await find(await paid())).status, 'authorised', 'another hold stands');
    });

    it('never debits more than is held', async () => {
      const held = await paid();
      await tryCapture(held, 9001);
      assert.deepEqual([(await find(held)).status, (await find(held)).capturedMinor], ['authorised', 0]);
    });

    it('a hold that was given back stays so', async () => {
      const held = await paid();
      for (const key of ['a', 'a', 'b']) {
        const released = await gateway.release(held.gatewayPaymentId, `${held.orderId}:${key}`);
        assert.equal(released.status, 'voided');
      }
      assert.equal((await tryCapture(held)).status, 'voided');
    });

    it('a page that was closed takes no card', async () => {
      const opened = await gateway.openSession(requestOf(), randomUUID());
      assert.equal((await gateway.release(opened.gatewayPaymentId, randomUUID())).status, 'voided');
      await pay(opened, '4242424242424242');
      assert.ok(!isHeld(await find(opened)));
    });

    it('verifies a card, holds on it later without its owner, and forgets it', async () => {
      const verified = await paid('4242424242424242', { route: 'verify' });
      assert.deepEqual([verified.status, verified.amount], ['verified', amount]);
      const cardToken = verified.cardToken ?? '';
      const request = { ...requestOf({ orderId: verified.orderId, attempt: 2 }), cardToken };
      const key = randomUUID();
      const held = await gateway.authoriseSavedCard(request, key);
      assert.deepEqual([held.status, held.attempt, held.amount], ['authorised', 2, amount]);
      const again = await gateway.authoriseSavedCard(request, key);
      assert.equal(again.gatewayPaymentId, held.gatewayPaymentId, 'the same key is the same hold');
      assert.equal((await tryCapture(held)).status, 'captured');
      assert.equal((await gateway.release(verified.gatewayPaymentId, randomUUID())).status, 'voided');
      assert.equal((await find(verified)).status, 'voided');
    });

    it('a saved card may say no, or want its owner: nothing is held', async () => {
      for (const [number, reasons] of [
        ['4000000000000341', ['generic_decline']],
        ['4000002760003184', ['authentication_required', null]],
      ] as const) {
        const opened = await gateway.openSession(requestOf({ route: 'verify' }), randomUUID());
        await pay(opened, number);
        await answer(opened, '123456');
        const cardToken = (await find(opened)).cardToken ?? '';
        const request = { ...requestOf({ attempt: 2 }), cardToken };
        const reported = await gateway.authoriseSavedCard(request, randomUUID());
        assert.ok(['declined', 'requires_action'].includes(reported.status), reported.status);
        assert.ok(
          reasons.some((reason) => reason === reported.declineCode),
          String(reported.declineCode),
        );
      }
      const nobodys = { ...requestOf(), cardToken: `cus_${'0'.repeat(24)}/pm_${'0'.repeat(24)}` };
      await assert.rejects(gateway.authoriseSavedCard(nobodys, randomUUID()), isRefusal);
    });

    it('gives back parts and all, and never more', async () => {
      const held = await paid();
      await tryCapture(held);
      const id = held.gatewayPaymentId;
      const part = await gateway.refund(id, money(500, 'EUR'), `${id}:1`);
      assert.deepEqual([part.status, part.amount], ['succeeded', money(500, 'EUR')]);
      assert.deepEqual(await gateway.refund(id, money(500, 'EUR'), `${id}:1`), part);
      assert.equal((await find(held)).refundedMinor, 500);
      await assert.rejects(gateway.refund(id, money(8501, 'EUR'), `${id}:2`), isRefusal);
      await gateway.refund(id, money(8500, 'EUR'), `${id}:3`);
      assert.equal((await find(held)).refundedMinor, 9000);
      const waiting = await paid();
      await assert.rejects(gateway.refund(waiting.gatewayPaymentId, amount, randomUUID()), isRefusal);
    });

    it('a lost answer is unknown; the same key finds out, and nothing happens twice', async () => {
      for (const mode of ['drop_before', 'drop_after', 'status_500', 'status_429']) {
        const held = await paid();
        await fault('capture', mode);
        const capture = () => gateway.capture(held.gatewayPaymentId, amount, `${held.orderId}:capture`);
        await assert.rejects(capture(), GatewayUnavailable, mode);
        const expected = mode === 'drop_after' ? 9000 : 0;
        assert.equal((await find(held)).capturedMinor, expected, mode);
        assert.equal((await capture()).capturedMinor, 9000, mode);
      }
      const request = requestOf();
      await fault('sessions', 'drop_after');
      await assert.rejects(gateway.openSession(request, request.orderId), GatewayUnavailable);
      const opened = await gateway.openSession(request, request.orderId);
      const { rows } = await bench.pool.query('SELECT 1 FROM sandbox.payments WHERE order_id = $1', [
        opened.orderId,
      ]);
      assert.equal(rows.length, 1);
    });

    it('a key is of one request', async () => {
      const request = requestOf();
      await gateway.openSession(request, request.orderId);
      const other = { ...request, amount: money(9001, 'EUR') };
      await assert.rejects(gateway.openSession(other, request.orderId), { code: 'idempotency_key_reused' });
    });

    it('tells of a change, signed; the same event twice is one, and a forged or old one is none', async () => {
      const held = await paid();
      const read = (raw: string, signature: string, at = bench.clock.now(), of = gateway) => {
        try {
          return of.readWebhook(raw, signature, at);
        } catch (error) {
          assert.ok(isRefusal(error), String(error));
          return undefined;
        }
      };
      const isOfIt = (raw: string, signature: string) => {
        const event = read(raw, signature);
        return event?.gatewayPaymentId === held.gatewayPaymentId || event?.of?.orderId === held.orderId;
      };
      await until(() => bench.received.some(({ raw, signature }) => isOfIt(raw, signature)));
      const { raw, signature } =
        bench.received.find((one) => isOfIt(one.raw, one.signature)) ?? assert.fail('not heard');
      assert.equal(read(raw, signature)?.eventId, read(raw, signature)?.eventId);
      const now = bench.clock.now().getTime();
      assert.ok(read(raw, signature, new Date(now + 299_000)));
      for (const seconds of [302, -302]) {
        assert.equal(read(raw, signature, new Date(now + seconds * 1000)), undefined);
      }
      assert.equal(read(`${raw} `, signature), undefined);
      assert.equal(read(raw, signature.replace(/^t=\d/, 't=9')), undefined);
      assert.equal(read(raw, '', bench.clock.now()), undefined);
      const later = new Date(now);
      assert.ok(
        read(raw, signature, later, open({ secrets: ['new', webhookSecret] })),
        'both while they change',
      );
      assert.equal(read(raw, signature, later, open({ secrets: ['new'] })), undefined);
    });

    it('knows what it does not know, and to whom it speaks', async () => {
      assert.equal(await gateway.find('no-such-payment'), undefined);
      assert.equal(await gateway.find(`pi_${'0'.repeat(24)}`), undefined);
      assert.equal(await gateway.find('../../v1/payments?x#y'), undefined);
      const held = await paid();
      await assert.rejects(open({ key: 'x' }).find(held.gatewayPaymentId), { code: 'unauthorised' });
    });

    it('lists the holds since a moment', async () => {
      bench.clock.advance(1_000);
      const since = bench.clock.now();
      const held = [await paid(), await paid(), await paid()];
      const listed: string[] = [];
      for await (const { orderId } of gateway.listSince(since)) listed.push(orderId);
      assert.deepEqual(listed.toSorted(), held.map(({ orderId }) => orderId).toSorted());
    });

    it('a hold ends by itself, or early, and is not debited then', async () => {
      const lost = await paid();
      const { rows } = await bench.pool.query('SELECT id FROM sandbox.payments WHERE order_id = $1', [
        lost.orderId,
      ]);
      await bench.post(`/v1/test/payments/${rows[0].id}/lose_hold`, {});
      assert.equal((await tryCapture(lost)).status, 'expired');
      const held = await paid();
      bench.clock.advance(7 * dayMs);
      assert.equal((await find(held)).status, 'expired');
      const asked = await tryCapture(held);
      assert.deepEqual([asked.status, asked.capturedMinor], ['expired', 0]);
    });
  });
}
