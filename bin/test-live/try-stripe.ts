import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { money } from '#kernel/money.ts';
import type { SessionRequest } from '#modules/payments/port/gateway.ts';
import { createStripeGateway } from '#modules/payments/stripe/stripe-gateway.ts';
import { type Tried, tried, unexpected } from './tried.ts';

const amount = money(9000, 'EUR');

/**
 * Walks through what the product asks of Stripe, with test cards, in an account's test mode: a page is opened and closed, a card
 * held, debited in part, given back, released, declined. Pages are not filled in: that needs a person.
 */
export async function* tryStripe(account: {
  apiKey: string;
  apiUrl: string | undefined;
}): AsyncIterable<Tried> {
  const gateway = createStripeGateway({ ...account, webhookSecrets: [] });
  const orderId = randomUUID();
  let attempts = 0;
  const request = (): SessionRequest => {
    attempts += 1;
    return requestOf(orderId, attempts);
  };
  const hold = async (card: string) => {
    const saved = { ...request(), cardToken: await saveTestCard(account, card) };
    return gateway.authoriseSavedCard(saved, randomUUID());
  };
  for (const route of ['hold', 'verify'] as const)
    yield tried(`a page (${route}) opens and closes`, async () => {
      const opened = await gateway.openSession({ ...request(), route }, randomUUID());
      const fault = unexpected(opened, { status: 'open', amount, orderId });
      const closed = await gateway.release(opened.gatewayPaymentId, randomUUID());
      return (
        fault ?? (opened.hostedUrl === null ? 'it has no address' : unexpected(closed, { status: 'voided' }))
      );
    });
  yield tried('a hold is no debit, and says until when', async () => {
    const held = await hold('pm_card_visa');
    const fault = unexpected(held, { status: 'authorised', amount, orderId, capturedMinor: 0 });
    return fault ?? (held.captureBefore === null ? 'it has no end' : undefined);
  });
  yield tried('a part is debited once, and a part of it given back', async () => {
    const { gatewayPaymentId: id } = await hold('pm_card_visa');
    const captured = await gateway.capture(id, money(4000, 'EUR'), randomUUID());
    const again = await gateway.capture(id, money(4000, 'EUR'), randomUUID());
    const refund = await gateway.refund(id, money(500, 'EUR'), `${id}:refund:1`);
    const [listed] = await gateway.listRefunds(id);
    const fault = [captured, again].map((one) =>
      unexpected(one, { status: 'captured', capturedMinor: 4000 }),
    );
    if (refund.status === 'failed' || listed?.key !== `${id}:refund:1`) fault.push('the refund is not found');
    return fault.find((one) => one !== undefined);
  });
  yield tried('a released hold cannot be debited', async () => {
    const { gatewayPaymentId: id } = await hold('pm_card_visa');
    const released = await gateway.release(id, randomUUID());
    const after = await gateway.capture(id, amount, randomUUID());
    return (
      unexpected(released, { status: 'voided' }) ?? unexpected(after, { status: 'voided', capturedMinor: 0 })
    );
  });
  yield tried('a card that says no holds nothing', async () =>
    unexpected(await hold('pm_card_chargeCustomerFail'), { status: 'declined' }),
  );
  yield tried('a bank that wants the payer holds nothing', async () =>
    unexpected(await hold('pm_card_authenticationRequired'), {
      status: 'declined',
      declineCode: 'authentication_required',
    }),
  );
  yield tried('the same key is the same hold', async () => {
    const saved = { ...request(), cardToken: await saveTestCard(account, 'pm_card_visa') };
    const key = randomUUID();
    const first = await gateway.authoriseSavedCard(saved, key);
    const { gatewayPaymentId } = await gateway.authoriseSavedCard(saved, key);
    await gateway.release(gatewayPaymentId, randomUUID());
    return gatewayPaymentId === first.gatewayPaymentId ? undefined : 'there are two';
  });
}

const requestOf = (orderId: string, attempt: number): SessionRequest => ({
  orderId,
  orderNumber: 'TEST-LIVE',
  attempt,
  route: 'hold',
  amount,
  locale: 'en',
  timeZone: null,
  description: 'Countercheck: a try of the gateway',
  details: [],
  successUrl: 'https://example.com/ok',
  cancelUrl: 'https://example.com/no',
});

/** A customer with one of Stripe's test cards: what a verified page leaves behind. */
async function saveTestCard(
  { apiKey, apiUrl }: { apiKey: string; apiUrl: string | undefined },
  card: string,
): Promise<string> {
  const at = apiUrl === undefined ? undefined : new URL(apiUrl);
  const stripe = new Stripe(apiKey, {
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  });
  const customer = await stripe.customers.create();
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return `${customer.id}/${method.id}`;
}
