import { takeFault } from '../faults/repository.ts';
import { findCard } from '../ledger/card-repository.ts';
import { newReference, newSessionId } from '../ledger/reference.ts';
import { Refusal } from '../ledger/refusal.ts';
import {
  changePayment,
  findPayment,
  insertPayment,
  insertRefund,
  type PaymentRow,
  type PaymentTerms,
  type RefundRow,
  sumRefunds,
} from '../ledger/repository.ts';
import type { Db } from '../ledger/transaction.ts';
import { askedAs, authorise, confirmationMs, declineCodeOf, lockSettled, pageMs, record } from './settle.ts';

/** How long a refund stays pending when that was ordered as a fault. */
const pendingRefundMs = 10_000;

/** Opens a payment with a hosted card page. */
export async function openSession(db: Db, terms: PaymentTerms, now: Date): Promise<PaymentRow> {
  return open(db, terms, { isOffSession: false, openMs: pageMs }, now);
}

/** Holds the amount on a saved card without the payer; the issuer may decline or ask for the payer. */
export async function chargeSavedCard(
  db: Db,
  terms: PaymentTerms & { card_token: string },
  now: Date,
): Promise<PaymentRow> {
  const card = await findCard(db, terms.card_token);
  if (card === undefined || card.is_detached)
    throw new Refusal(422, 'unknown_card', 'There is no saved card with this token.');
  const opened = await open(db, terms, { isOffSession: true, openMs: confirmationMs }, now);
  const payment = await changePayment(db, opened.id, { card_token: card.token }, now);
  if (card.behaviour === 'always_challenge' && terms.dialect !== 'own') {
    // Without the payer Stripe and YooKassa have nobody to ask: the hold is declined, and the merchant invites the payer to a page.
    return authorise(db, payment, 'authentication_required', now);
  }
  if (card.behaviour === 'always_challenge') {
    return record(db, payment, { status: 'requires_action' }, 'payment.requires_action', now);
  }
  return authorise(db, payment, declineCodeOf(card.behaviour, askedAs(payment)), now);
}

async function open(
  db: Db,
  terms: PaymentTerms,
  { isOffSession, openMs }: { isOffSession: boolean; openMs: number },
  now: Date,
): Promise<PaymentRow> {
  const id = newReference('payment');
  const session_expires_at = new Date(now.getTime() + openMs);
  await insertPayment(
    db,
    { ...terms, id, session_id: newSessionId(), is_off_session: isOffSession, session_expires_at },
    now,
  );
  const payment = await findPayment(db, id);
  if (payment === undefined) throw new Error(`payment ${id} was not written`);
  return payment;
}

/** Debits all or a part of a hold; what is left over is released. Asking again for the same amount is no error. */
export async function capture(db: Db, id: string, amountMinor: number, now: Date): Promise<PaymentRow> {
  const payment = await getSettled(db, id, now);
  if (payment.status === 'captured') {
    if (payment.captured_minor === amountMinor) return payment;
    throw new Refusal(409, 'already_captured', `Already captured: ${payment.captured_minor} minor units.`);
  }
  if (payment.status === 'expired') throw new Refusal(409, 'hold_expired', 'The hold has expired.');
  if (payment.status !== 'authorised') {
    throw new Refusal(409, 'unexpected_state', `A payment in state ${payment.status} cannot be captured.`);
  }
  if (amountMinor > payment.amount_minor) {
    throw new Refusal(422, 'amount_too_large', `Only ${payment.amount_minor} minor units are held.`);
  }
  return record(db, payment, { status: 'captured', captured_minor: amountMinor }, 'payment.captured', now);
}

/** Gives a hold back or closes an open page. Where nothing is left to release it answers what is. */
export async function release(db: Db, id: string, now: Date): Promise<PaymentRow> {
  const payment = await getSettled(db, id, now);
  const releasable = ['open', 'requires_action', 'authorised', 'verified'];
  if (!releasable.includes(payment.status)) return payment;
  return record(db, payment, { status: 'voided' }, 'payment.voided', now);
}

/** Pays a part or all back; never more than was captured, pending refunds counted. */
export async function refund(
  db: Db,
  id: string,
  { amountMinor, key }: { amountMinor: number; key: string },
  now: Date,
): Promise<RefundRow> {
  const payment = await getSettled(db, id, now); // the lock lets parallel refunds in one at a time
  if (payment.status !== 'captured') {
    throw new Refusal(409, 'unexpected_state', `A payment in state ${payment.status} cannot be refunded.`);
  }
  if (payment.dispute !== null && payment.dispute.status !== 'won')
    throw new Refusal(409, 'payment_disputed', 'The bank has taken this payment back.');
  const left = payment.captured_minor - (await sumRefunds(db, id));
  if (amountMinor > left)
    throw new Refusal(422, 'amount_too_large', `Only ${left} minor units can be refunded.`);
  const fault = await takeFault(db, 'refund_outcome');
  const row: RefundRow = {
    id: newReference('refund'),
    payment_id: id,
    amount_minor: amountMinor,
    status: fault === undefined ? 'succeeded' : 'pending',
    outcome: fault?.mode === 'failed' ? 'failed' : 'succeeded',
    settles_at: new Date(now.getTime() + (fault ? (fault.delay_ms ?? pendingRefundMs) : 0)),
    key,
  };
  await insertRefund(db, row, now);
  const back = row.status === 'succeeded' ? amountMinor : 0;
  await record(db, payment, { refunded_minor: payment.refunded_minor + back }, 'refund.updated', now);
  return row;
}

async function getSettled(db: Db, id: string, now: Date): Promise<PaymentRow> {
  const payment = await lockSettled(db, { id }, now);
  if (payment === undefined) throw new Refusal(404, 'not_found', 'There is no such payment.');
  return payment;
}
