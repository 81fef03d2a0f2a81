import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createApiCalls, parsed, requireApiKey } from '../api/call.ts';
import { detachCard, findCard } from '../ledger/card-repository.ts';
import { hostedUrlOf, type SandboxDeps } from '../ledger/gateway-deps.ts';
import { Refusal } from '../ledger/refusal.ts';
import { findPayment, listNewerPayments, listRefunds, type PaymentRow } from '../ledger/repository.ts';
import { type Db, inTransaction } from '../ledger/transaction.ts';
import { capture, chargeSavedCard, openSession, refund, release } from '../payments/merchant.ts';
import { isLapsed, lockSettled, sweep } from '../payments/settle.ts';
import {
  byId,
  cancelParams,
  captureParams,
  findParams,
  intentParams,
  listParams,
  noParams,
  ofIntentParams,
  refundParams,
  sessionParams,
} from './bodies.ts';
import { methodObject, refundObject, restRefund } from './card-objects.ts';
import { disputeObject } from './dispute-object.ts';
import { nestedForm } from './form.ts';
import { intentObject } from './intent-objects.ts';
import { stripeKeyOf } from './keys.ts';
import { cardTokenOf, namesOf, paymentIdOf } from './names.ts';
import { cardError, StripeRefusal, stripeRefusal } from './refusals.ts';
import { sessionObject } from './session-object.ts';
import { intentTerms, pageTerms } from './terms.ts';
import { registerTestCards } from './test-cards.ts';

/** Stripe's API over the gateway's own payments: the same pages, cards, holds and faults under Stripe's names. */
export function registerStripeApi(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock } = deps;
  const calls = createApiCalls(deps, wake, { keySpace: 'stripe:', refusalOf: stripeRefusal });
  app.addHook('onRequest', requireApiKey(stripeKeyOf(deps.apiKey)));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = stripeRefusal(error);
    return reply.code(status).send(body);
  });
  const formOf = ({ body, method, query }: FastifyRequest) => nestedForm(method === 'GET' ? query : body);
  const page = (payment: PaymentRow, expand: readonly string[] = []) =>
    sessionObject(payment, hostedUrlOf(deps, payment.session_id), expand);
  const intent = (payment: PaymentRow, expand: readonly string[] = []) =>
    intentObject(
      payment,
      expand.some((path) => path.endsWith('latest_charge')),
    );

  /** The payment of a name in the address, as it is by the clock. */
  async function settled(name: string): Promise<PaymentRow> {
    const id = paymentIdOf(name);
    const payment = await findPayment(pool, id);
    if (payment?.dialect !== 'stripe') throw new Refusal(404, 'not_found', `There is no ${name}.`);
    if (!isLapsed(payment, clock.now())) return payment;
    const now = await inTransaction(pool, (db) => lockSettled(db, { id }, clock.now()));
    wake();
    return now ?? payment;
  }
  const idOf = (request: FastifyRequest) => parsed(byId, request.params, 404).id;

  app.post(
    '/v1/checkout/sessions',
    calls.change('sessions', (request) => {
      const params = parsed(sessionParams, formOf(request));
      return async (db, now) => page(await openSession(db, pageTerms(params), now), params.expand);
    }),
  );
  app.get(
    '/v1/checkout/sessions/:id',
    calls.read('find', async (request) => {
      const { expand } = parsed(findParams, formOf(request));
      return page(await settled(idOf(request)), expand);
    }),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    calls.change('release', (request) => {
      parsed(noParams, formOf(request));
      return async (db, now) => page(await end(db, idOf(request), ['open', 'requires_action'], now));
    }),
  );
  app.post(
    '/v1/payment_intents',
    calls.change('off_session', (request) => {
      const params = parsed(intentParams, formOf(request));
      return async (db, now) => {
        const card_token = cardTokenOf(params.payment_method);
        const card = await findCard(db, card_token);
        if (card === undefined || card.is_detached || `cus_${card_token.slice(5)}` !== params.customer)
          throw new Refusal(400, 'unknown_card', 'There is no such payment method of this customer.');
        const held = await chargeSavedCard(db, { ...intentTerms(params), card_token }, now);
        if (held.decline_code === null) return intent(held, params.expand);
        const { message, ...error } = cardError(held.decline_code);
        throw new StripeRefusal(402, error.code, message, { ...error, payment_intent: intent(held) });
      };
    }),
  );
  app.get(
    '/v1/payment_intents/:id',
    calls.read('find', async (request) => {
      const { expand } = parsed(findParams, formOf(request));
      return intent(await holdOf(idOf(request)), expand);
    }),
  );
  app.post(
    '/v1/payment_intents/:id/capture',
    calls.change('capture', (request) => {
      const { amount_to_capture, expand } = parsed(captureParams, formOf(request));
      const id = idOf(request);
      return async (db, now) => {
        const { status } = await holdOf(id);
        // Stripe refuses a second capture whatever its amount; only its key repeats an answer.
        if (status === 'captured') throw new Refusal(409, 'already_captured', 'Already captured.');
        return intent(await capture(db, paymentIdOf(id), amount_to_capture, now), expand);
      };
    }),
  );
  app.post(
    '/v1/payment_intents/:id/cancel',
    calls.change('release', (request) => {
      parsed(cancelParams, formOf(request));
      const id = idOf(request);
      return async (db, now) => {
        await holdOf(id);
        return intent(await end(db, id, ['authorised', 'requires_action', 'declined'], now));
      };
    }),
  );
  app.get(
    '/v1/payment_intents',
    calls.read('list', async (request) => {
      const { created, limit, starting_after, expand } = parsed(listParams, formOf(request));
      await sweep(pool, clock.now());
      const after = starting_after === undefined ? undefined : paymentIdOf(starting_after);
      const rows = await listNewerPayments(pool, 'stripe', new Date(created.gte * 1000), after, limit + 1);
      const data = rows.slice(0, limit).map((row) => intent(row, expand));
      return listObject('/v1/payment_intents', data, rows.length > limit);
    }),
  );
  app.post(
    '/v1/payment_methods/:id/detach',
    calls.change('release', (request) => {
      parsed(noParams, formOf(request));
      const token = cardTokenOf(idOf(request));
      return async (db, now) => {
        const card = await findCard(db, token);
        if (card === undefined || card.is_detached)
          throw new Refusal(400, 'unknown_card', 'This payment method is not attached to a customer.');
        await detachCard(db, token);
        return methodObject({
          card_token: token,
          card_brand: card.brand,
          card_last4: card.last4,
          is_card_detached: true,
          created_at: now,
        });
      };
    }),
  );
  registerTestCards(app, calls);
  app.post(
    '/v1/refunds',
    calls.change('refunds', (request) => {
      const { payment_intent, amount, metadata } = parsed(refundParams, formOf(request));
      return async (db, now) => {
        const payment = await holdOf(payment_intent);
        // Stripe keeps no key with a refund: what a merchant wants to find again it writes into its labels.
        const terms = { amountMinor: amount, key: metadata?.key ?? '' };
        return refundObject(await refund(db, payment.id, terms, now), payment);
      };
    }),
  );
  app.get(
    '/v1/refunds',
    calls.read('list_refunds', async (request) => {
      const { payment_intent, limit } = parsed(ofIntentParams, formOf(request));
      const payment = await holdOf(payment_intent);
      const rows = await listRefunds(pool, payment.id, limit);
      const rest = restRefund(payment);
      const made = rows.map((row) => refundObject(row, payment)).toReversed();
      return listObject('/v1/refunds', rest === undefined ? made : [...made, rest].slice(0, limit));
    }),
  );
  app.get(
    '/v1/disputes',
    calls.read('find', async (request) => {
      const payment = await holdOf(parsed(ofIntentParams, formOf(request)).payment_intent);
      return listObject(
        '/v1/disputes',
        payment.dispute === null ? [] : [disputeObject(payment, payment.dispute)],
      );
    }),
  );

  /** The payment of an intent: there is none before the payer has tried a card. */
  async function holdOf(name: string): Promise<PaymentRow> {
    const payment = await settled(name);
    if (payment.route !== 'hold' || namesOf(payment).method === null)
      throw new Refusal(404, 'not_found', `There is no ${name}.`);
    return payment;
  }

  async function end(
    db: Db,
    name: string,
    from: readonly PaymentRow['status'][],
    now: Date,
  ): Promise<PaymentRow> {
    const { status } = await settled(name);
    if (!from.includes(status)) throw new Refusal(409, 'unexpected_state', `It is ${status}.`);
    return release(db, paymentIdOf(name), now);
  }
}

const listObject = (url: string, data: readonly unknown[], has_more = false) => ({
  object: 'list',
  url,
  has_more,
  data,
});
