import type { FastifyInstance } from 'fastify';
import { clearFaults, insertFault } from '../faults/repository.ts';
import { hostedUrlOf, type SandboxDeps } from '../ledger/gateway-deps.ts';
import { Refusal } from '../ledger/refusal.ts';
import { findPayment, listPayments, listRefunds, type PaymentRow } from '../ledger/repository.ts';
import { inTransaction } from '../ledger/transaction.ts';
import { dispute } from '../payments/dispute.ts';
import { capture, chargeSavedCard, openSession, refund, release } from '../payments/merchant.ts';
import { isLapsed, lockSettled, loseHold, sweep } from '../payments/settle.ts';
import { createApiCalls, parsed, requireApiKey } from './call.ts';
import {
  amountBody,
  disputeOrder,
  emptyBody,
  faultBody,
  listQuery,
  offSessionBody,
  paymentBody,
  paymentParams,
  refundBody,
  sessionBody,
} from './wire.ts';

/** So many refunds of one payment are told. */
const maxRefunds = 100;
const own = { dialect: 'own', metadata: {} } as const;

/** The merchant's side: JSON under /v1, with the API key. `wake` is called when there may be webhooks to send. */
export function registerApi(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock } = deps;
  const calls = createApiCalls(deps, wake);
  const shown = (payment: PaymentRow) => paymentBody(payment, hostedUrlOf(deps, payment.session_id));
  app.addHook('onRequest', requireApiKey(deps.apiKey));

  app.post(
    '/v1/sessions',
    calls.change('sessions', (request) => {
      const body = parsed(sessionBody, request.body);
      return async (db, now) => shown(await openSession(db, { ...body, ...own }, now));
    }),
  );

  app.post(
    '/v1/payments/off_session',
    calls.change('off_session', (request) => {
      const body = parsed(offSessionBody, request.body);
      return async (db, now) => shown(await chargeSavedCard(db, { ...body, ...own }, now));
    }),
  );

  app.post(
    '/v1/payments/:id/capture',
    calls.change('capture', (request) => {
      const { id } = parsed(paymentParams, request.params, 404);
      const { amount_minor } = parsed(amountBody, request.body);
      return async (db, now) => shown(await capture(db, id, amount_minor, now));
    }),
  );

  app.post(
    '/v1/payments/:id/release',
    calls.change('release', (request) => {
      const { id } = parsed(paymentParams, request.params, 404);
      parsed(emptyBody, request.body);
      return async (db, now) => shown(await release(db, id, now));
    }),
  );

  app.post(
    '/v1/payments/:id/refunds',
    calls.change('refunds', (request) => {
      const { id } = parsed(paymentParams, request.params, 404);
      const { amount_minor } = parsed(amountBody, request.body);
      return async (db, now, key) => {
        const row = await refund(db, id, { amountMinor: amount_minor, key }, now);
        return refundBody(row, (await findPayment(db, id))?.currency ?? '');
      };
    }),
  );

  app.get(
    '/v1/payments/:id/refunds',
    calls.read('list_refunds', async (request) => {
      const { id } = parsed(paymentParams, request.params, 404);
      await sweep(pool, clock.now());
      const payment = await findPayment(pool, id);
      if (payment === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
      const refunds = await listRefunds(pool, id, maxRefunds);
      return { data: refunds.map((row) => refundBody(row, payment.currency)) };
    }),
  );

  app.get(
    '/v1/payments/:id',
    calls.read('find', async (request) => {
      const { id } = parsed(paymentParams, request.params, 404);
      const payment = await findPayment(pool, id);
      if (payment === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
      if (!isLapsed(payment, clock.now())) return shown(payment);
      const settled = await inTransaction(pool, (db) => lockSettled(db, { id }, clock.now()));
      wake();
      return shown(settled ?? payment);
    }),
  );

  app.get(
    '/v1/payments',
    calls.read('list', async (request) => {
      const { since, cursor, limit } = parsed(listQuery, request.query);
      await sweep(pool, clock.now());
      const rows = await listPayments(pool, new Date(since), cursor, limit + 1);
      const page = rows.slice(0, limit);
      return { data: page.map(shown), next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
    }),
  );

  registerTestControls(app, deps, wake, shown);
}

/** What no real gateway has: orders for things to go wrong. */
function registerTestControls(
  app: FastifyInstance,
  { pool, clock }: SandboxDeps,
  wake: () => void,
  shown: (payment: PaymentRow) => unknown,
): void {
  app.post('/v1/test/faults', async (request, reply) => {
    const fault = parsed(faultBody, request.body);
    const { times, ms: delayMs } = fault;
    if ('call' in fault) {
      await insertFault(pool, { target: `call:${fault.call}`, mode: fault.mode, times, delayMs });
    } else if ('webhooks' in fault) {
      await insertFault(pool, { target: 'webhooks', mode: fault.webhooks, times, delayMs });
    } else {
      await insertFault(pool, { target: 'refund_outcome', mode: fault.refunds, times, delayMs });
    }
    return reply.code(201).send(fault);
  });

  app.delete('/v1/test/faults', async (_request, reply) => {
    await clearFaults(pool);
    return reply.code(204).send();
  });

  app.post('/v1/test/payments/:id/lose_hold', async (request) => {
    const { id } = parsed(paymentParams, request.params, 404);
    const lost = await inTransaction(pool, async (db) => {
      const payment = await lockSettled(db, { id }, clock.now());
      return payment && loseHold(db, payment, clock.now());
    });
    if (lost === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
    wake();
    return shown(lost);
  });

  app.post('/v1/test/payments/:id/dispute', async (request) => {
    const { id } = parsed(paymentParams, request.params, 404);
    const { status } = parsed(disputeOrder, request.body);
    const disputed = await inTransaction(pool, (db) => dispute(db, id, status, clock.now()));
    wake();
    return shown(disputed);
  });
}
