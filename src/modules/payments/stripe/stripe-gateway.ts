import type { z } from 'zod';
import {
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  isAskedFor,
  type PaymentGateway,
} from '../port/gateway.ts';
import { CardDeclined, createStripeCalls, type StripeOptions } from './stripe-calls.ts';
import { holdPage, savedCardHold, setupPage } from './stripe-requests.ts';
import { disputeOf, refundOf, refundStatus, withoutRest } from './stripe-returns.ts';
import { isDisputed, labelOf, statusOfIntent, statusOfSession } from './stripe-status.ts';
import { readStripeWebhook } from './stripe-webhook.ts';
import {
  disputesShape,
  type Intent,
  intentShape,
  listShape,
  refundShape,
  refundsShape,
  sessionShape,
} from './stripe-wire.ts';

/** The payment port spoken to Stripe, or to what speaks like it. */
export function createStripeGateway(
  options: StripeOptions & {
    /** Any of them may have signed a webhook: the new one and the old one while they change. */
    webhookSecrets: readonly string[];
  },
): PaymentGateway {
  const calls = createStripeCalls(options);

  /** How the payment stands now: of a page by its session, else by its intent. */
  async function ask(id: string): Promise<GatewayStatus> {
    if (!isPage(id)) return withDispute(read(intentShape, await calls.findIntent(id)));
    const session = read(sessionShape, await calls.findSession(id));
    const { payment_intent: intent } = session;
    const status = statusOfSession(session);
    return status.gatewayPaymentId === id || typeof intent !== 'object' || intent === null
      ? status
      : withDispute(intent);
  }

  /** An intent says that its bank took it back, not how that stands. */
  async function withDispute(intent: Intent): Promise<GatewayStatus> {
    const status = statusOfIntent(intent);
    if (!isDisputed(intent)) return status;
    return { ...status, dispute: disputeOf(read(disputesShape, await calls.listDisputes(intent.id))) };
  }

  /** The intent of a payment, whichever of its names is known. */
  async function intentOf(id: string): Promise<string> {
    return isPage(id) ? (await ask(id)).gatewayPaymentId : id;
  }

  async function end(known: GatewayStatus, key: string): Promise<void> {
    const { gatewayPaymentId: id, status, cardToken } = known;
    if (status === 'verified') await calls.forgetCard(methodOf(cardToken ?? ''), `${key}:forget`);
    else if (isPage(id)) await calls.closeSession(id, `${key}:close`);
    else await calls.cancelIntent(id, `${key}:cancel`);
  }

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    async openSession(request, key) {
      const opened =
        request.route === 'hold'
          ? await calls.openHoldPage(holdPage(request), key)
          : await calls.openSetupPage(setupPage(request), key);
      return statusOfSession(read(sessionShape, opened));
    },
    async authoriseSavedCard(request, key) {
      const hold = savedCardHold(request);
      if (hold === undefined) throw new GatewayRefusal('unknown_card', 'This card was not saved at Stripe.');
      try {
        return statusOfIntent(read(intentShape, await calls.holdSavedCard(hold, key)));
      } catch (error) {
        if (!(error instanceof CardDeclined) || error.intentId === undefined) throw error;
        return ask(error.intentId);
      }
    },
    async forgetCard(cardToken, key) {
      try {
        await calls.forgetCard(methodOf(cardToken), key);
      } catch (error) {
        if (!isForgotten(error)) throw error;
      }
    },
    async find(id) {
      if (!/^(cs|pi)_[!-~]{1,200}$/.test(id)) return undefined;
      try {
        return await ask(id);
      } catch (error) {
        if (error instanceof GatewayRefusal && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    async capture(id, amount, key) {
      const intent = await intentOf(id);
      try {
        return statusOfIntent(read(intentShape, await calls.capture(intent, amount.amountMinor, key)));
      } catch (error) {
        // Captured already, or the hold is gone: what is true decides.
        if (isUnexpectedState(error)) return ask(intent);
        throw error;
      }
    },
    async release(id, key) {
      const known = await ask(id);
      if (!['open', 'requires_action', 'authorised', 'verified'].includes(known.status)) return known;
      try {
        await end(known, key);
      } catch (error) {
        if (error instanceof GatewayRefusal && error.code !== 'unauthorised') return ask(id);
        throw error;
      }
      const ended = await ask(id);
      return ended.status === 'expired' ? { ...ended, status: 'voided' } : ended;
    },
    async refund(id, amount, key) {
      const refunded = await calls.refund(
        // Stripe forgets keys after a day; the labels of a refund stay.
        { payment_intent: await intentOf(id), amount: amount.amountMinor, metadata: { key } },
        key,
      );
      return refundOf(read(refundShape, refunded), amount);
    },
    async listRefunds(id) {
      const intent = await intentOf(id);
      const made = read(refundsShape, await calls.listRefunds(intent)).data.map(refundStatus);
      if (made.every(({ key }) => key !== null)) return made;
      return withoutRest(made, read(intentShape, await calls.findIntent(intent)));
    },
    async *listSince(since, of) {
      let after: string | undefined;
      do {
        const page = read(listShape, await calls.listIntents(Math.floor(since.getTime() / 1000), after));
        for (const one of page.data) {
          // An account may be used for other things too.
          if (isAskedFor(labelOf(one.metadata), of)) yield await withDispute(read(intentShape, one));
        }
        after = page.has_more ? page.data.at(-1)?.id : undefined;
      } while (after !== undefined);
    },
    readWebhook: (rawBody, signature, now) =>
      readStripeWebhook(rawBody, signature, now, options.webhookSecrets),
  };
}

const isPage = (id: string) => id.startsWith('cs_');

/** A saved card is written as its customer and itself. */
const methodOf = (cardToken: string) => cardToken.split('/')[1] ?? '';

/** The card belongs to no customer any more, or is not there. */
const isForgotten = (error: unknown) =>
  error instanceof GatewayRefusal && (error.code === 'not_found' || /not attached/.test(error.message));

const isUnexpectedState = (error: unknown) =>
  error instanceof GatewayRefusal && error.code === 'payment_intent_unexpected_state';

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.');
  throw new GatewayUnavailable(`Stripe gave an answer that cannot be read: ${where}`);
}
