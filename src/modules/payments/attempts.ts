import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, hourMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Money } from '#kernel/money.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Gateways } from './gateways.ts';
import { type Payment, paymentKey } from './payment.ts';
import { paymentMachine } from './payment-states.ts';
import { paymentTopics } from './payment-topics.ts';
import type { PaymentRoute } from './port/gateway.ts';
import { paymentProblems } from './problems.ts';
import { insertPayment, insertPaymentEvent, listPayments, updatePayment } from './repository.ts';

/** Retries an order may start within an hour. */
const maxAttemptsPerHour = 5;

/**
 * The request that starts an attempt opens its card page itself, because its buyer waits for the address. The worker
 * leaves the row alone for this long and takes it only if that request has died.
 */
const openHeadStartMs = 15_000;

type SavedCard = Readonly<{ token: string; gateway: string }>;

/** How attempts begin, and which of an order's counts. */
export function createAttempts({
  clock,
  outbox,
  gateways,
}: {
  clock: Clock;
  outbox: Outbox;
  gateways: Gateways;
}) {
  /** Writes an attempt down; the gateway hears of it from the outbox. */
  async function begin(
    tx: Tx,
    attempt: Omit<Parameters<typeof insertPayment>[1], 'id' | 'state' | 'at'> & { actor: Actor },
    at: Date,
  ): Promise<Payment> {
    const { actor, ...terms } = attempt;
    const payment = await insertPayment(tx, { ...terms, id: uuidv7(at), state: paymentMachine.initial, at });
    await insertPaymentEvent(tx, {
      paymentId: payment.id,
      from: null,
      event: 'open',
      to: payment.state,
      actor: actorName(actor),
      reason: null,
      at,
    });
    const action = attempt.cardToken === null ? 'open' : 'authorise';
    const key = paymentKey(payment, action);
    const delayMs = action === 'open' ? openHeadStartMs : 0;
    await outbox.enqueue(tx, {
      topic: paymentTopics[action],
      key,
      payload: { paymentId: payment.id },
      delayMs,
    });
    return payment;
  }

  return {
    /**
     * Starts an attempt and makes it the active one. A saved card is held on where it was saved, all else begins where the
     * rules say.
     */
    async start(
      tx: Tx,
      attempt: {
        orderId: string;
        /** Of the company that the order is about. */
        countryCode?: string;
        route: PaymentRoute;
        price: Money;
        savedCard?: SavedCard;
        /** Where it begins, whatever the rules say. */
        gateway?: string;
        actor: Actor;
      },
    ): Promise<Payment> {
      const at = clock.now();
      const { orderId, countryCode, route, price, savedCard, actor } = attempt;
      const earlier = await listPayments(tx, orderId);
      const recent = earlier.filter(({ createdAt }) => at.getTime() - createdAt.getTime() < hourMs);
      if (recent.length > maxAttemptsPerHour)
        throw new Problem(paymentProblems.tooManyAttempts, { retryAfterSeconds: 3600 });
      for (const { id, isActive } of earlier) {
        if (isActive) await updatePayment(tx, id, { isActive: false }, at);
      }
      const terms = { orderId, attempt: earlier.length + 1, route, ...price, renews: null, actor };
      const gateway =
        attempt.gateway ??
        savedCard?.gateway ??
        gateways.choose({ countryCode, currency: price.currency }).name;
      return begin(tx, { ...terms, gateway, cardToken: savedCard?.token ?? null }, at);
    },
    /**
     * Asks for a fresh hold on the card of one that ends. That one goes on counting until the fresh one is there, and is
     * renewed once: a second wish finds the first.
     */
    async renew(tx: Tx, held: Payment, actor: Actor): Promise<Payment> {
      const { orderId, amountMinor, currency, gateway, cardToken } = held;
      if (cardToken === null) throw new Error(`payment ${held.id} has no saved card`);
      const earlier = await listPayments(tx, orderId);
      const known = earlier.find(({ renews }) => renews === held.id);
      if (known !== undefined) return known;
      const terms = { orderId, attempt: earlier.length + 1, route: 'hold', amountMinor, currency } as const;
      return begin(tx, { ...terms, gateway, cardToken, renews: held.id, actor }, clock.now());
    },
    /** From now on the renewal counts, and the hold that it replaces does not. */
    async takeOver(tx: Tx, renewal: Payment): Promise<Payment> {
      const at = clock.now();
      for (const { id, isActive } of await listPayments(tx, renewal.orderId)) {
        if (isActive) await updatePayment(tx, id, { isActive: false }, at);
      }
      return updatePayment(tx, renewal.id, { isActive: true }, at);
    },
  };
}
