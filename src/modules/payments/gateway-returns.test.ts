import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '#kernel/clock.ts';
import { money } from '#kernel/money.ts';
import { openBench, type SandboxBench, until, webhookSecret } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  adapterNames,
  gatewayAdapters,
  gatewayHands,
  gatewayTraits,
  isGatewayRefusal,
} from '#testing/gateways/gateway-adapters.ts';
import { GatewayUnavailable, type PaymentGateway } from './port/gateway.ts';

/** What every gateway has to do with lost answers, webhooks and money that goes back: one suite for all adapters. */

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

for (const name of adapterNames) {
  const open = gatewayAdapters[name];
  const traits = gatewayTraits[name];
  describe(`the gateway ${name}`, () => {
    let gateway: PaymentGateway;
    let hands: ReturnType<typeof gatewayHands>;
    before(() => {
      gateway = open(bench);
      hands = gatewayHands(bench, gateway, traits);
    });
    const sum = (minor: number) => money(minor, traits.currency);
    const amount = sum(9000);
    const requestFor: typeof hands.request = (change) => hands.request(change);
    const find: typeof hands.find = (status) => hands.find(status);
    const paid: typeof hands.paid = (...card) => hands.paid(...card);
    const tryCapture: typeof hands.tryCapture = (...capture) => hands.tryCapture(...capture);
    const sandboxId: typeof hands.sandboxId = (status) => hands.sandboxId(status);
    const fault = (call: string, mode: string) => bench.post('/v1/test/faults', { call, mode });

    it('gives back parts and all, and never more', async () => {
      const held = await paid();
      await tryCapture(held);
      const id = held.gatewayPaymentId;
      const part = await gateway.refund(id, sum(500), `${id}:1`);
      assert.deepEqual([part.status, part.amount], ['succeeded', sum(500)]);
      assert.deepEqual(await gateway.refund(id, sum(500), `${id}:1`), part);
      assert.equal((await find(held)).refundedMinor, 500);
      await assert.rejects(gateway.refund(id, sum(8501), `${id}:2`), isGatewayRefusal);
      await gateway.refund(id, sum(8500), `${id}:3`);
      assert.equal((await find(held)).refundedMinor, 9000);
      const waiting = await paid();
      await assert.rejects(gateway.refund(waiting.gatewayPaymentId, amount, randomUUID()), isGatewayRefusal);
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
      const request = requestFor();
      await fault('sessions', 'drop_after');
      await assert.rejects(gateway.openSession(request, request.orderId), GatewayUnavailable);
      const opened = await gateway.openSession(request, request.orderId);
      const { rows } = await bench.pool.query('SELECT 1 FROM sandbox.payments WHERE order_id = $1', [
        opened.orderId,
      ]);
      assert.equal(rows.length, 1);
    });

    it('a key is of one request', async () => {
      const request = requestFor();
      await gateway.openSession(request, request.orderId);
      const other = { ...request, amount: sum(9001) };
      await assert.rejects(gateway.openSession(other, request.orderId), { code: 'idempotency_key_reused' });
    });

    it('tells of a change; the same event twice is one, and where it is signed a forged or old one is none', async () => {
      const held = await paid();
      const read = (raw: string, signature: string, at = bench.clock.now(), of = gateway) => {
        try {
          return of.readWebhook(raw, signature, at);
        } catch (error) {
          assert.ok(isGatewayRefusal(error), String(error));
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
      if (!traits.signs) return;
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
        read(raw, signature, later, open(bench, { secrets: ['new', webhookSecret] })),
        'both while they change',
      );
      assert.equal(read(raw, signature, later, open(bench, { secrets: ['new'] })), undefined);
    });

    it('knows what it does not know, and to whom it speaks', async () => {
      assert.equal(await gateway.find('no-such-payment'), undefined);
      assert.equal(await gateway.find(`pi_${'0'.repeat(24)}`), undefined);
      assert.equal(await gateway.find('../../v1/payments?x#y'), undefined);
      const held = await paid();
      await assert.rejects(open(bench, { key: 'x' }).find(held.gatewayPaymentId), { code: 'unauthorised' });
    });

    it('keeps with each refund the key it was asked for by, and tells all of them', async () => {
      const held = await paid();
      await tryCapture(held);
      const id = held.gatewayPaymentId;
      const first = await gateway.refund(id, sum(500), `${id}:refund:1`);
      await bench.post('/v1/test/faults', { refunds: 'pending', ms: 60_000 });
      const second = await gateway.refund(id, sum(700), `${id}:refund:2`);
      assert.deepEqual([first.status, first.key, second.status], ['succeeded', `${id}:refund:1`, 'pending']);
      const all = await gateway.listRefunds(id);
      assert.deepEqual(
        all.toSorted((a, b) => a.amount.amountMinor - b.amount.amountMinor),
        [first, second],
      );
      assert.deepEqual(await gateway.listRefunds((await paid()).gatewayPaymentId), []);
    });

    it('tells when a bank takes the money back; nothing is refunded beside it until it is won', async () => {
      const held = await paid();
      await tryCapture(held);
      assert.equal((await find(held)).dispute, null);
      const order = async (status: string) =>
        bench.post(`/v1/test/payments/${await sandboxId(held)}/dispute`, { status });
      await order('open');
      const { dispute } = await find(held);
      if (!traits.tellsDisputes) return assert.equal(dispute, null);
      assert.deepEqual([dispute?.status, dispute?.amount], ['open', amount]);
      const due = bench.clock.now().getTime() + 14 * dayMs;
      assert.equal(dispute?.evidenceDueBy?.getTime(), due);
      const refund = () => gateway.refund(held.gatewayPaymentId, sum(500), randomUUID());
      await assert.rejects(refund(), isGatewayRefusal);
      await order('won');
      assert.equal((await find(held)).dispute?.status, 'won');
      assert.equal((await refund()).status, 'succeeded');
    });
  });
}
