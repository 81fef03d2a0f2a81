import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { refuseForeignPages } from '../ledger/foreign-pages.ts';
import type { SandboxDeps } from '../ledger/gateway-deps.ts';
import { sessionIdPattern } from '../ledger/reference.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import { inTransaction } from '../ledger/transaction.ts';
import { cardPage } from '../pages/card-page.ts';
import { challengePage } from '../pages/challenge-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { type CardForm, cardFormBody, readCardForm } from '../payments/card-form.ts';
import { answerChallenge, cancelByPayer, payByCard } from '../payments/payer.ts';
import { lockSettled } from '../payments/settle.ts';
import { sendPage } from './send-page.ts';

const params = z.object({ sessionId: z.string().regex(sessionIdPattern) });
const codeBody = z.object({ code: z.string().max(50).catch('').default('') }).catch({ code: '' });

/** The payer's side: the card page, the issuer's question, and the way back to the shop. */
export function registerHostedPages(app: FastifyInstance, deps: SandboxDeps, wake: () => void): void {
  const { pool, clock } = deps;
  const onRequest = refuseForeignPages(deps.publicUrl);
  const sessionIdOf = (input: unknown) => params.safeParse(input).data?.sessionId ?? '';
  const find = (sessionId: string) =>
    inTransaction(pool, (db) => lockSettled(db, { sessionId }, clock.now()));

  app.get('/pay/:sessionId', async (request, reply) => {
    const payment = await find(sessionIdOf(request.params));
    if (payment?.status !== 'open') return goOn(reply, payment);
    return sendPage(reply, 200, cardPage(payment), payment);
  });

  app.post('/pay/:sessionId', { onRequest }, async (request, reply) => {
    const sessionId = sessionIdOf(request.params);
    const form = cardFormBody.parse(request.body);
    const result = readCardForm(form, clock.now());
    if ('errors' in result) {
      const payment = await find(sessionId);
      if (payment?.status !== 'open') return goOn(reply, payment);
      const kept = keep(form, result.errors.number === 'number_not_test');
      return sendPage(reply, 422, cardPage(payment, kept, result.errors), payment);
    }
    const payment = await inTransaction(pool, (db) =>
      payByCard(db, sessionId, result.card, deps.apiKey, clock.now()),
    );
    wake();
    return goOn(reply, payment);
  });

  app.get('/pay/:sessionId/challenge', async (request, reply) => {
    const payment = await find(sessionIdOf(request.params));
    if (payment?.status !== 'requires_action') return goOn(reply, payment);
    return sendPage(reply, 200, challengePage(payment), payment);
  });

  app.post('/pay/:sessionId/challenge', { onRequest }, async (request, reply) => {
    const { code } = codeBody.parse(request.body);
    const answer = await inTransaction(pool, (db) =>
      answerChallenge(db, sessionIdOf(request.params), code.trim(), clock.now()),
    );
    if (answer?.payment.status !== 'requires_action') {
      wake();
      return goOn(reply, answer?.payment);
    }
    return sendPage(reply, 422, challengePage(answer.payment, answer.triesLeft), answer.payment);
  });

  app.post('/pay/:sessionId/cancel', { onRequest }, async (request, reply) => {
    const payment = await inTransaction(pool, (db) =>
      cancelByPayer(db, sessionIdOf(request.params), clock.now()),
    );
    wake();
    return payment === undefined || payment.dialect === 'own'
      ? goOn(reply, payment)
      : reply.redirect(payment.cancel_url, 303);
  });
}

/** Keeps what was typed, but a number that may belong to a real card does not go back out. */
function keep(form: CardForm, isForeignCard: boolean): CardForm {
  const short = (text: string) => text.slice(0, 100);
  return {
    number: isForeignCard ? '' : short(form.number),
    expiry: short(form.expiry),
    cvc: '',
    name: short(form.name),
  };
}

/** Leads to where this payment stands now: a page of ours, or the shop. */
function goOn(reply: FastifyReply, payment: PaymentRow | undefined): FastifyReply {
  if (payment === undefined) return sendPage(reply, 404, noticePage('en', 'missing'));
  switch (payment.status) {
    case 'open':
      return reply.redirect(`/pay/${payment.session_id}`, 303);
    case 'requires_action':
      return reply.redirect(`/pay/${payment.session_id}/challenge`, 303);
    case 'expired':
      return sendPage(
        reply,
        410,
        noticePage(payment.locale, 'expired', withReason(payment.cancel_url, 'expired')),
      );
    case 'declined':
      return reply.redirect(withReason(payment.cancel_url, 'declined'), 303);
    case 'voided':
      return reply.redirect(withReason(payment.cancel_url, 'cancelled'), 303);
    default:
      return reply.redirect(payment.success_url, 303);
  }
}

function withReason(address: string, reason: 'declined' | 'cancelled' | 'expired'): string {
  const url = new URL(address);
  url.searchParams.set('reason', reason);
  return url.href;
}
