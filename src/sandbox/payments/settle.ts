import { dayMs, minuteMs } from '#kernel/clock.ts';
import type { Behaviour } from '../ledger/cards.ts';
import { type EventType, insertEvent } from '../ledger/event-repository.ts';
import { newReference } from '../ledger/reference.ts';
import {
  changePayment,
  listLapsedIds,
  lockPayment,
  type PaymentChange,
  type PaymentRow,
  settleRefunds,
} from '../ledger/repository.ts';
import { type Db, inTransaction, type SandboxPool } from '../ledger/transaction.ts';

/** How long the card keeps the money for us; real schemes differ, so merchants must read `capture_before`. */
const holdMs = 7 * dayMs;
/** How long the hosted page takes a card. */
export const pageMs = 60 * minuteMs;
/** How long a payer may confirm a later hold: the merchant mails the link. */
export const confirmationMs = 7 * dayMs;

/** Changes a payment and writes the event of it; both or none. */
export async function record(
  db: Db,
  payment: PaymentRow,
  change: PaymentChange,
  type: EventType,
  now: Date,
): Promise<PaymentRow> {
  const changed = await changePayment(db, payment.id, change, now);
  await insertEvent(db, { id: newReference('event'), type, paymentId: payment.id }, now);
  return changed;
}

/** The end of an authorisation: what the issuer says about a hold, or about verifying the card. */
export async function authorise(
  db: Db,
  payment: PaymentRow,
  declineCode: string | undefined,
  now: Date,
): Promise<PaymentRow> {
  if (declineCode !== undefined && payment.dialect === 'stripe' && !payment.is_off_session) {
    // On Stripe's page the payer may try another card.
    const again = { status: 'open', decline_code: declineCode, challenge_tries: 0 } as const;
    return record(db, payment, again, 'payment.declined', now);
  }
  if (declineCode !== undefined) {
    return record(db, payment, { status: 'declined', decline_code: declineCode }, 'payment.declined', now);
  }
  if (payment.route === 'verify')
    return record(db, payment, { status: 'verified', decline_code: null }, 'payment.verified', now);
  const captureBefore = new Date(now.getTime() + holdMs);
  return record(
    db,
    payment,
    { status: 'authorised', capture_before: captureBefore, decline_code: null },
    'payment.authorised',
    now,
  );
}

/** What the issuer is asked for: YooKassa verifies a card by a hold so small that every issuer grants it. */
export const askedAs = ({ dialect, amount_minor, route }: PaymentRow): 'hold' | 'verify' =>
  dialect === 'yookassa' && amount_minor <= smallestHoldMinor ? 'verify' : route;
const smallestHoldMinor = 100;

/** Why the issuer refuses a card for this route once any challenge is passed; undefined if it does not. */
export function declineCodeOf(behaviour: Behaviour, route: 'hold' | 'verify'): string | undefined {
  switch (behaviour) {
    case 'ok':
    case 'challenge':
    case 'always_challenge':
      return undefined;
    case 'decline_hold':
      return route === 'hold' ? 'generic_decline' : undefined;
    case 'challenge_then_decline':
      return 'generic_decline';
    default:
      return behaviour;
  }
}

export function isLapsed(payment: PaymentRow, now: Date): boolean {
  if (payment.status === 'authorised')
    return payment.capture_before !== null && payment.capture_before <= now;
  const isOpen = payment.status === 'open' || payment.status === 'requires_action';
  return isOpen && payment.session_expires_at <= now;
}

/** The payment as it is by the clock: a hold or page that has run out becomes `expired` when it is looked at. */
async function lapse(db: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  return isLapsed(payment, now)
    ? record(db, payment, { status: 'expired' }, 'payment.expired', now)
    : payment;
}

/** Reads, locks and settles a payment by the clock. */
export async function lockSettled(
  db: Db,
  by: { id: string } | { sessionId: string },
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(db, by);
  return payment && lapse(db, payment, now);
}

/** Expires what has run out and ends the pending refunds that are due, each payment in its own transaction. */
export async function sweep(pool: SandboxPool, now: Date): Promise<void> {
  for (const id of await listLapsedIds(pool, now)) {
    await inTransaction(pool, (db) => lockSettled(db, { id }, now));
  }
  await inTransaction(pool, async (db) => {
    for (const refund of await settleRefunds(db, now)) {
      const payment = await lockPayment(db, { id: refund.payment_id });
      if (payment === undefined) continue;
      const back = refund.status === 'succeeded' ? refund.amount_minor : 0;
      await record(db, payment, { refunded_minor: payment.refunded_minor + back }, 'refund.updated', now);
    }
  });
}

/** The issuer takes a hold back early, as some do without a word. */
export async function loseHold(db: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  if (payment.status !== 'authorised') return payment;
  return record(db, payment, { status: 'expired' }, 'payment.expired', now);
}
