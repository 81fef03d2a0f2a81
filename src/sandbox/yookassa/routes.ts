import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createApiCalls, parsed, requireAuthorization } from '../api/call.ts';
import { findCard } from '../ledger/card-repository.ts';
import { hostedUrlOf, type SandboxDeps } from '../ledger/gateway-deps.ts';
import { Refusal } from '../ledger/refusal.ts';
import { findPayment, listNewerPayments, listRefunds, type PaymentRow } from '../ledger/repository.ts';
import { inTransaction } from '../ledger/transaction.ts';
import { capture, chargeSavedCard, openSession, refund, release } from '../payments/merchant.ts';
import { isLapsed, lockSettled, sweep } from '../payments/settle.ts';
import { byId, captureParams, listQuery, paymentParams, refundParams, refundsQuery } from './bodies.ts';
import { basicOf } from './keys.ts';
import { idOf, nameOf } from './names.ts';
import { paymentObject, refundObject } from './objects.ts';
import { yookassaRefusal } from './refusals.ts';
import { termsOf } from './terms.ts';

/** YooKassa's API over the gateway's own payments: the same pages, cards, holds and faults under YooKassa's names. */
export function registerYookassaApi(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock } = deps;
  const dialect = { keySpace: 'yookassa:', keyHeader: 'idempotence-key', refusalOf: yookassaRefusal };
  const calls = createApiCalls(deps, wake, dialect);
  app.addHook('onRequest', requireAuthorization(basicOf(deps.apiKey)));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    const { status, body } = yookassaRefusal(error);
    return reply.code(status).send(body);
  });
  const shown = (payment: PaymentRow) => paymentObject(payment, hostedUrlOf(deps, payment.session_id));
  const named = (request: FastifyRequest) => parsed(byId, request.params, 404).id;

  /** The payment of a name, as it is by the clock. */
  async function settled(name: string): Promise<PaymentRow> {
    const id = idOf('payment', name);
    const payment = await findPayment(pool, id);
    if (payment?.dialect !== 'yookassa') throw new Refusal(404, 'not_found', `There is no payment ${name}.`);
    if (!isLapsed(payment, clock.now())) return payment;
    const now = await inTransaction(pool, (db) => lockSettled(db, { id }, clock.now()));
    wake();
    return now ?? payment;
  }

  /** YooKassa debits and cancels holds alone: no page, and nothing twice but under the same key. */
  async function held(name: string): Promise<string> {
    const { id, status } = await settled(name);
    if (status !== 'authorised')
      throw new Refusal(400, 'unexpected_state', 'The payment is not waiting for capture.');
    return id;
  }

  app.post(
    '/v3/payments',
    calls.change('sessions', (request) => {
      const params = parsed(paymentParams, request.body);
      return async (db, now) => {
        if (!('payment_method_id' in params)) return shown(await openSession(db, termsOf(params), now));
        const card_token = idOf('card', params.payment_method_id);
        if ((await findCard(db, card_token)) === undefined)
          throw new Refusal(400, 'unknown_card', 'There is no such saved payment method.');
        return shown(await chargeSavedCard(db, { ...termsOf(params), card_token }, now));
      };
    }),
  );
  app.get(
    '/v3/payments/:id',
    calls.read('find', async (request) => shown(await settled(named(request)))),
  );
  app.post(
    '/v3/payments/:id/capture',
    calls.change('capture', (request) => {
      const { amount } = parsed(captureParams, request.body);
      const name = named(request);
      return async (db, now) => shown(await capture(db, await held(name), amount, now));
    }),
  );
  app.post(
    '/v3/payments/:id/cancel',
    calls.change('release', (request) => {
      const name = named(request);
      return async (db, now) => shown(await release(db, await held(name), now));
    }),
  );
  app.get(
    '/v3/payments',
    calls.read('list', async (request) => {
      const { 'created_at.gte': since, limit, cursor } = parsed(listQuery, request.query);
      await sweep(pool, clock.now());
      const after = cursor === undefined ? undefined : idOf('payment', cursor);
      const rows = await listNewerPayments(pool, 'yookassa', since, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        type: 'list',
        items: page.map(shown),
        ...(last === undefined ? {} : { next_cursor: nameOf('payment', last.id) }),
      };
    }),
  );
  app.post(
    '/v3/refunds',
    calls.change('refunds', (request) => {
      const { payment_id, amount, metadata } = parsed(refundParams, request.body);
      return async (db, now) => {
        const { id } = await settled(payment_id);
        const made = await refund(db, id, { amountMinor: amount, key: metadata.key }, now);
        return refundObject(made, now);
      };
    }),
  );
  app.get(
    '/v3/refunds',
    calls.read('list_refunds', async (request) => {
      const { payment_id, limit } = parsed(refundsQuery, request.query);
      const { id } = await settled(payment_id);
      const rows = await listRefunds(pool, id, limit);
      return { type: 'list', items: rows.map((row) => refundObject(row, row.settles_at)).toReversed() };
    }),
  );
}
