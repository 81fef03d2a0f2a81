import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '#kernel/clock.ts';
import { disputeOrder, eventParams, paymentParams } from '../api/wire.ts';
import { sendPage } from '../hosted/send-page.ts';
import { listNewestEvents, reopenEvent } from '../ledger/event-repository.ts';
import { refuseForeignPages } from '../ledger/foreign-pages.ts';
import type { SandboxDeps } from '../ledger/gateway-deps.ts';
import { Refusal } from '../ledger/refusal.ts';
import { listNewestPayments } from '../ledger/repository.ts';
import { inTransaction } from '../ledger/transaction.ts';
import { noticePage } from '../pages/notice-page.ts';
import { operatorPage } from '../pages/operator-page.ts';
import { dispute } from '../payments/dispute.ts';
import { lockSettled, loseHold, sweep } from '../payments/settle.ts';
import { createDeskKey } from './desk-key.ts';

const shownRows = 100;
const disputeParams = paymentParams.extend(disputeOrder.shape);

/**
 * A desk for developers at `/`, opened by its key: it lists what the gateway knows and moves its clock. It shows no card
 * page address. Without a key there is no desk.
 */
export function registerOperatorPage(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock, advanceClock, operatorKey } = deps;
  if (operatorKey === undefined) return;
  const desk = createDeskKey(operatorKey, () => deps.publicUrl().startsWith('https:'));
  const guard = {
    onRequest: refuseForeignPages(deps.publicUrl),
    preHandler: async (request: FastifyRequest) => desk.checkForm(request),
  };
  const back = (reply: FastifyReply) => reply.redirect('/', 303);

  app.get('/', async (request, reply) => {
    if (desk.takeFromAddress(request, reply)) return back(reply);
    if (!desk.isKnown(request)) return sendPage(reply, 403, noticePage('en', 'locked'));
    await sweep(pool, clock.now());
    const [payments, events] = await Promise.all([
      listNewestPayments(pool, shownRows),
      listNewestEvents(pool, shownRows),
    ]);
    const view = { now: clock.now(), canAdvance: advanceClock !== undefined, token: desk.formToken };
    return sendPage(reply, 200, operatorPage({ ...view, payments, events }));
  });

  if (advanceClock !== undefined) {
    app.post('/operator/advance', guard, async (_request, reply) => {
      advanceClock(dayMs);
      await sweep(pool, clock.now());
      wake();
      return back(reply);
    });
  }

  app.post('/operator/events/:id/resend', guard, async (request, reply) => {
    const params = eventParams.safeParse(request.params);
    const isKnown = params.success && (await reopenEvent(pool, params.data.id, clock.now()));
    if (!isKnown) throw new Refusal(404, 'not_found', 'There is no such event.');
    wake();
    return back(reply);
  });

  app.post('/operator/payments/:id/lose_hold', guard, async (request, reply) => {
    const params = paymentParams.safeParse(request.params);
    if (!params.success) throw new Refusal(404, 'not_found', 'There is no such payment.');
    await inTransaction(pool, async (db) => {
      const payment = await lockSettled(db, { id: params.data.id }, clock.now());
      if (payment === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
      await loseHold(db, payment, clock.now());
    });
    wake();
    return back(reply);
  });

  app.post('/operator/payments/:id/dispute/:status', guard, async (request, reply) => {
    const params = disputeParams.safeParse(request.params);
    if (!params.success) throw new Refusal(404, 'not_found', 'There is no such payment.');
    const { id, status } = params.data;
    await inTransaction(pool, (db) => dispute(db, id, status, clock.now()));
    wake();
    return back(reply);
  });
}
