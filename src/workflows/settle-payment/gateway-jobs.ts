import { z } from 'zod';
import { type Actor, system } from '#kernel/actor.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import { isOpen, paymentMachine } from '#modules/payments/payment-states.ts';
import {
  dueOf,
  type GatewayStatus,
  GatewayUnavailable,
  type Payment,
  type PaymentsService,
  paymentKey,
  paymentTopics,
  type SessionRequest,
} from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Settle } from './settle.ts';

const byPayment = z.object({ paymentId: z.string() });
const bySavedCard = z.object({ gateway: z.string(), cardToken: z.string() });
const byRefund = z.object({ refundId: z.string() });

/** For so long every gateway gives the same key the same answer; they promise a day. */
const keysKeptMs = 23 * hourMs;

/** Makes the outbox speak to the gateway. Each job asks with the key of its business action and believes the answer. */
export function registerGatewayJobs(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  payments: PaymentsService;
  settle: Settle;
  /** Where the payer comes back to, and what the hosted page says. */
  sessionRequest: (payment: Payment) => Promise<SessionRequest>;
  /** Whether a debit that was not asked for yet has to wait: its report has come back. */
  holdsDebit?: (payment: Payment) => Promise<boolean>;
}): void {
  const { db, clock, outbox, payments, settle, sessionRequest } = deps;
  const { gateways } = payments;
  // A row written before gateways had names in it is of the one there was.
  const byGatewayId = z.object({
    gateway: z.string().default('sandbox'),
    gatewayPaymentId: z.string(),
    of: z.object({ orderId: z.uuid(), attempt: z.int() }).optional(),
  });

  /** Runs a call; when its effect is unknown the payment says so before the error goes on to the retry. */
  async function orUnknown<Answer>(payment: Payment, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof GatewayUnavailable) await loseContact(payment.id);
      throw error;
    }
  }

  async function loseContact(paymentId: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { orderId } = await payments.get(tx, paymentId);
      await deps.orders.lock(tx, orderId);
      const payment = await payments.get(tx, paymentId, true);
      const mayBeLost = paymentMachine.may(payment.state, 'lose_contact');
      if (mayBeLost) await payments.apply(tx, payment, 'lose_contact', { actor: system });
    });
  }

  /** Opens the session, or learns of the one an earlier try opened: same key, same answer. */
  async function open(payment: Payment): Promise<GatewayStatus> {
    return gateways.of(payment).openSession(await sessionRequest(payment), paymentKey(payment, 'open'));
  }

  /** Believes the answer to a payment's beginning; where it went on meanwhile, an answer kept under a key may be older than that. */
  async function begun(paymentId: string, reported: GatewayStatus, actor?: Actor): Promise<void> {
    const now = await payments.get(db, paymentId);
    if (isOpen(now.state)) await settle.applyGatewayStatus(now, reported, actor);
    else await settle.check(now, undefined, reported.gatewayPaymentId);
  }

  outbox.on(paymentTopics.open, async (payload) => {
    const payment = await payments.get(db, byPayment.parse(payload).paymentId);
    // Told meanwhile by a webhook, or given up: whoever releases it asks for it first.
    if (!isOpen(payment.state)) return;
    await begun(payment.id, await orUnknown(payment, () => open(payment)), system);
  });

  /** Holds on the saved card, or learns of the hold that an earlier try took: same key, same answer. */
  async function authorise(payment: Payment): Promise<GatewayStatus> {
    const { cardToken } = payment;
    if (cardToken === null) throw new Error(`payment ${payment.id} has no saved card`);
    const request = { ...(await sessionRequest(payment)), cardToken };
    return gateways.of(payment).authoriseSavedCard(request, paymentKey(payment, 'authorise'));
  }

  /**
   * Asks the saved card, as long as its payer agrees to that. If not any more, or when its key may be forgotten, what an earlier try took is found
   * first; where nothing stands, only what its payer still agrees to is asked for.
   */
  async function askCard(payment: Payment): Promise<GatewayStatus | undefined> {
    const mayAsk = payment.cardToken === null || (await settle.mayStillAsk(db, payment));
    const isKeyKept = clock.now().getTime() - payment.createdAt.getTime() < keysKeptMs;
    if (mayAsk && isKeyKept) return authorise(payment);
    const made = await findMade(payment);
    if (made !== undefined) return made;
    if (mayAsk) return authorise(payment);
    await settle.withdraw(payment);
    return undefined;
  }

  /** What stands at the gateway of an attempt whose name there is not known: by its label, because its key may make it anew. */
  async function findMade(payment: Payment): Promise<GatewayStatus | undefined> {
    const { orderId, attempt } = payment;
    const gateway = gateways.of(payment);
    if (payment.gatewayPaymentId !== null) return gateway.find(payment.gatewayPaymentId);
    const since = new Date(payment.createdAt.getTime() - hourMs); // their clock is not ours
    for await (const one of gateway.listSince(since, { orderId, attempt }))
      if (one.orderId === orderId && one.attempt === attempt) return one;
    return undefined;
  }

  outbox.on(paymentTopics.authorise, async (payload) => {
    const payment = await payments.get(db, byPayment.parse(payload).paymentId);
    if (!isOpen(payment.state)) return;
    const made = await orUnknown(payment, () => askCard(payment));
    if (made !== undefined) await begun(payment.id, made);
  });

  outbox.on(paymentTopics.release, async (payload) => {
    const read = await payments.get(db, byPayment.parse(payload).paymentId);
    if (read.state !== 'void_due') return;
    // What was asked for and never answered may stand there; nobody asks for it anew only to learn its name.
    const found = read.gatewayPaymentId ?? (await findMade(read))?.gatewayPaymentId;
    const payment = found === undefined ? await settle.withdraw(read) : read;
    // An answer or a webhook may have told the name since: who told it has left the release to this row.
    const id = found ?? payment.gatewayPaymentId;
    if (payment.state !== 'void_due' || id === null) return;
    const reported = await gateways.of(payment).release(id, paymentKey(payment, 'release'));
    const moved = await settle.applyGatewayStatus(payment, reported);
    // A release that was taken and is not done yet is asked about again, as a debit is.
    if (moved.state === 'void_due') throw new Error(`not released: the gateway says ${reported.status}`);
  });

  outbox.on(paymentTopics.capture, async (payload) => {
    const payment = await payments.get(db, byPayment.parse(payload).paymentId);
    const { state, gatewayPaymentId } = payment;
    if (gatewayPaymentId === null || (state !== 'capture_due' && state !== 'capture_unknown')) return;
    // Once it was asked for, only the gateway knows how it ended: then nothing waits.
    if (state === 'capture_due' && (await deps.holdsDebit?.(payment)))
      throw new Error('the report has come back: the debit waits until it is sent anew, three days at most');
    const gateway = gateways.of(payment);
    const reported = await orUnknown(payment, async () => {
      try {
        return await gateway.capture(gatewayPaymentId, dueOf(payment), paymentKey(payment, 'capture'));
      } catch (error) {
        if (error instanceof GatewayUnavailable) throw error;
        // Refused: captured already, or the hold is gone. Either way the gateway knows.
        const known = await gateway.find(gatewayPaymentId);
        if (known === undefined) throw error;
        return known;
      }
    });
    const moved = await settle.applyGatewayStatus(payment, reported);
    if (moved.state === 'capture_due' || moved.state === 'capture_unknown') {
      throw new Error(`not captured: the gateway says ${reported.status}`);
    }
  });

  outbox.on(paymentTopics.check, async (payload) => {
    const known = byGatewayId.parse(payload);
    const payment = await payments.findHinted(db, known);
    // A webhook may overtake the answer that tells us the id: the retry finds it, reconciliation would too.
    if (payment === undefined) throw new Error(`no payment yet for ${known.gatewayPaymentId}`);
    // Of what was ended before the gateway's answer came the webhook alone may know the name.
    await settle.check(payment, undefined, payment.gatewayPaymentId ?? known.gatewayPaymentId);
  });

  outbox.on(
    paymentTopics.forgetCard,
    async (payload, { key }) => {
      const { gateway, cardToken } = bySavedCard.parse(payload);
      const keeper = gateways.find(gateway);
      if (keeper?.forgetCard === undefined) throw new Error(`the gateway ${gateway} forgets no cards`);
      await keeper.forgetCard(cardToken, key);
    },
    { forgetsPayload: 'when_done' },
  );

  outbox.on(paymentTopics.refund, async (payload) => {
    await settle.ask(byRefund.parse(payload).refundId);
  });
}
