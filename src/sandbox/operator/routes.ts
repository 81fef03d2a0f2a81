import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '#kernel/clock.ts';
import { eventParams, paymentParams } from '../api/wire.ts';
import type { SandboxDeps } from '../gateway-deps.ts';
import { sendPage } from '../hosted/send-page.ts';
import { operatorPage } from '../pages/operator-page.ts';
import { Refusal } from '../refusal.ts';
import { listNewestPayments } from '../repository.ts';
import { lockSettled, loseHold, sweep } from '../settle.ts';
import { inTransaction } from '../transaction.ts';
import { listNewestEvents, reopenEvent } from '../webhooks/repository.ts';

const shownRows = 100;

/** A desk for developers at `/`: it lists what the gateway knows and moves its clock. It shows no card page address. */
export function registerOperatorPage(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock, advanceClock } = deps;
  const back = (reply: FastifyReply) => reply.redirect('/', 303);

  app.get('/', async (_request, reply) => {
    await sweep(pool, clock.now());
    const [payments, events] = await Promise.all([
      listNewestPayments(pool, shownRows),
      listNewestEvents(pool, shownRows),
    ]);
    const view = { now: clock.now(), canAdvance: advanceClock !== undefined, payments, events };
    return sendPage(reply, 200, operatorPage(view));
  });

  if (advanceClock !== undefined) {
    app.post('/operator/advance', { onRequest: refuseForeignPages }, async (_request, reply) => {
      advanceClock(dayMs);
      await sweep(pool, clock.now());
      wake();
      return back(reply);
    });
  }

  app.post('/operator/events/:id/resend', { onRequest: refuseForeignPages }, async (request, reply) => {
    const params = eventParams.safeParse(request.params);
    const isKnown = params.success && (await reopenEvent(pool, params.data.id, clock.now()));
    if (!isKnown) throw new Refusal(404, 'not_found', 'There is no such event.');
    wake();
    return back(reply);
  });

  app.post('/operator/payments/:id/lose_hold', { onRequest: refuseForeignPages }, async (request, reply) => {
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
}

/** Another site's page must not press these buttons in somebody's browser. */
async function refuseForeignPages(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal(403, 'forbidden', 'This button is on our own page only.');
  }
}
