import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { dayMs, minuteMs } from '#kernel/clock.ts';
import { money } from '#kernel/money.ts';
import { openBench, type SandboxBench } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import {
  adapterNames,
  gatewayAdapters,
  gatewayHands,
  gatewayTraits,
  isGatewayRefusal,
} from '#testing/gateways/gateway-adapters.ts';
import { type GatewayStatus, GatewayUnavailable, type PaymentGateway } from './port/gateway.ts';

const isHeld = ({ status }: GatewayStatus) => ['authorised', 'captured'].includes(status);

/** What every gateway has to do with holds, whatever its words: one suite for all adapters. */

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
    const find = (status: GatewayStatus) => hands.find(status);
    const pay = (opened: GatewayStatus, number: string) => hands.pay(opened, number);
    const answer = (opened: GatewayStatus, code: string) => hands.answer(opened, code);
    const paid: typeof hands.paid = (...card) => hands.paid(...card);
    const tryCapture: typeof hands.tryCapture = (...capture) => hands.tryCapture(...capture);

    it('holds an amount for an order, and says until when', async () => {
      const request = requestFor();
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
      const opened = await gateway.openSession(requestFor(), randomUUID());
      await pay(opened, '4000000000003220');
      assert.equal((await find(opened)).status, traits.askedOnPage);
      await answer(opened, '123456');
      assert.equal((await find(opened)).status, 'authorised');

      const failed = await gateway.openSession(requestFor(), randomUUID());
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
      // What nobody ever had is not given back: the books of both sides stay equal.
      const id = captured.gatewayPaymentId;
      assert.deepEqual([(await find(held)).refundedMinor, await gateway.listRefunds(id)], [0, []]);
      await gateway.refund(id, sum(4000), `${id}:part`);
      assert.equal((await find(held)).refundedMinor, 4000);
      assert.deepEqual(
        (await gateway.listRefunds(id)).map(({ key }) => key),
        [`${id}:part`],
      );
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
      const opened = await gateway.openSession(requestFor(), randomUUID());
      const release = () => gateway.release(opened.gatewayPaymentId, `${opened.orderId}:release`);
      if (traits.closesPages) assert.equal((await release()).status, 'voided');
      else await assert.rejects(release(), GatewayUnavailable, 'it is asked again until it has ended');
      await pay(opened, '4242424242424242');
      // Who came to a page that cannot be closed gets the money back at the next try.
      if (!traits.closesPages) assert.equal((await release()).status, 'voided');
      assert.ok(!isHeld(await find(opened)));
    });

    it('a page that nobody comes to ends by itself, and there is nothing to give back', async () => {
      const opened = await gateway.openSession(requestFor(), randomUUID());
      bench.clock.advance(61 * minuteMs);
      assert.equal((await find(opened)).status, 'expired');
      assert.equal((await gateway.release(opened.gatewayPaymentId, randomUUID())).status, 'expired');
    });

    it('verifies a card, holds on it later without its owner, and forgets it', async () => {
      const verified = await paid('4242424242424242', { route: 'verify' });
      assert.deepEqual([verified.status, verified.amount], ['verified', amount]);
      const cardToken = verified.cardToken ?? '';
      const request = { ...requestFor({ orderId: verified.orderId, attempt: 2 }), cardToken };
      const key = randomUUID();
      const held = await gateway.authoriseSavedCard(request, key);
      assert.deepEqual([held.status, held.attempt, held.amount], ['authorised', 2, amount]);
      const again = await gateway.authoriseSavedCard(request, key);
      assert.equal(again.gatewayPaymentId, held.gatewayPaymentId, 'the same key is the same hold');
      assert.equal((await tryCapture(held)).status, 'captured');
      assert.equal((await gateway.release(verified.gatewayPaymentId, randomUUID())).status, 'voided');
      assert.equal((await find(verified)).status, 'voided');
    });

    it('a card that is given up, where the gateway can, is held on no more; its debit can still be given back', async () => {
      if (gateway.forgetCard === undefined) return assert.notEqual(name, 'stripe');
      const held = await paid();
      const cardToken = held.cardToken ?? '';
      await tryCapture(held);
      const key = randomUUID();
      for (const again of [key, key, randomUUID()]) await gateway.forgetCard(cardToken, again);
      const request = { ...requestFor({ orderId: held.orderId, attempt: 2 }), cardToken };
      await assert.rejects(gateway.authoriseSavedCard(request, randomUUID()), isGatewayRefusal);
      await gateway.refund(held.gatewayPaymentId, amount, `${held.orderId}:back`);
      assert.equal((await find(held)).refundedMinor, 9000);
    });

    it('a hold keeps its card, so that a fresh one can be taken beside it before it ends', async () => {
      const held = await paid();
      const request = {
        ...requestFor({ orderId: held.orderId, attempt: 2 }),
        cardToken: held.cardToken ?? '',
      };
      const fresh = await gateway.authoriseSavedCard(request, randomUUID());
      assert.deepEqual([fresh.status, fresh.attempt], ['authorised', 2]);
      assert.equal((await find(held)).status, 'authorised');
      assert.equal((await gateway.release(held.gatewayPaymentId, randomUUID())).status, 'voided');
      assert.equal((await tryCapture(fresh)).status, 'captured');
    });

    it('a saved card may say no, or want its owner: nothing is held', async () => {
      for (const [number, reasons] of [
        ['4000000000000341', ['generic_decline']],
        ['4000002760003184', ['authentication_required', null]],
      ] as const) {
        const opened = await gateway.openSession(requestFor({ route: 'verify' }), randomUUID());
        await pay(opened, number);
        await answer(opened, '123456');
        const cardToken = (await find(opened)).cardToken ?? '';
        const request = { ...requestFor({ attempt: 2 }), cardToken };
        const reported = await gateway.authoriseSavedCard(request, randomUUID());
        assert.ok(['declined', 'requires_action'].includes(reported.status), reported.status);
        assert.ok(
          reasons.some((reason) => reason === reported.declineCode),
          String(reported.declineCode),
        );
      }
      const nobodys = { ...requestFor(), cardToken: `cus_${'0'.repeat(24)}/pm_${'0'.repeat(24)}` };
      await assert.rejects(gateway.authoriseSavedCard(nobodys, randomUUID()), isGatewayRefusal);
    });

    it('lists the holds since a moment', async () => {
      bench.clock.advance(1_000);
      const since = bench.clock.now();
      const held = [await paid(), await paid(), await paid()];
      const listed: string[] = [];
      for await (const { orderId } of gateway.listSince(since)) listed.push(orderId);
      assert.deepEqual(listed.toSorted(), held.map(({ orderId }) => orderId).toSorted());
      const [, one] = held;
      assert.ok(one);
      const ofOne: string[] = [];
      const { orderId, attempt } = one;
      for await (const { gatewayPaymentId } of gateway.listSince(since, { orderId, attempt }))
        ofOne.push(gatewayPaymentId);
      assert.equal(ofOne.length, 1);
      for await (const _ of gateway.listSince(since, { orderId, attempt: attempt + 1 }))
        assert.fail('it is of another attempt');
    });

    it('a hold ends by itself, or early, and is not debited then', async () => {
      const lost = await paid();
      await bench.post(`/v1/test/payments/${await hands.sandboxId(lost)}/lose_hold`, {});
      assert.equal((await tryCapture(lost)).status, 'expired');
      const held = await paid();
      bench.clock.advance(7 * dayMs);
      assert.equal((await find(held)).status, 'expired');
      const asked = await tryCapture(held);
      assert.deepEqual([asked.status, asked.capturedMinor], ['expired', 0]);
    });
  });
}
