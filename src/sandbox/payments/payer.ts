import { findCard, insertCard } from '../ledger/card-repository.ts';
import { fingerprintOf } from '../ledger/cards.ts';
import { newReference } from '../ledger/reference.ts';
import { changePayment, type PaymentRow } from '../ledger/repository.ts';
import type { Db } from '../ledger/transaction.ts';
import type { AcceptedCard } from './card-form.ts';
import { askedAs, authorise, declineCodeOf, lockSettled, record } from './settle.ts';

/** The code that the issuer "sent" to the payer. */
const challengeCode = '123456';
const challengeTries = 3;

/** The payer pays with a test card. A payment that is no longer open stays as it is. */
export async function payByCard(
  db: Db,
  sessionId: string,
  card: AcceptedCard,
  apiKey: string,
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await lockSettled(db, { sessionId }, now);
  if (payment?.status !== 'open') return payment;
  const token = newReference('card');
  await insertCard(
    db,
    {
      token,
      behaviour: card.behaviour,
      brand: card.brand,
      last4: card.number.slice(-4),
      fingerprint: fingerprintOf(card.number, apiKey),
    },
    now,
  );
  const withCard = await changePayment(db, payment.id, { card_token: token }, now);
  const asksPayer = ['challenge', 'always_challenge', 'challenge_then_decline'].includes(card.behaviour);
  if (asksPayer) {
    return record(db, withCard, { status: 'requires_action' }, 'payment.requires_action', now);
  }
  return authorise(db, withCard, declineCodeOf(card.behaviour, askedAs(payment)), now);
}

/** The payer answers the issuer's question. After the third wrong code the payment is declined. */
export async function answerChallenge(
  db: Db,
  sessionId: string,
  code: string,
  now: Date,
): Promise<{ payment: PaymentRow; triesLeft: number } | undefined> {
  const payment = await lockSettled(db, { sessionId }, now);
  if (payment === undefined) return undefined;
  if (payment.status !== 'requires_action') return { payment, triesLeft: 0 };
  if (code === challengeCode) {
    const card = await findCard(db, payment.card_token ?? '');
    const declineCode =
      card === undefined ? 'processing_error' : declineCodeOf(card.behaviour, askedAs(payment));
    return { payment: await authorise(db, payment, declineCode, now), triesLeft: 0 };
  }
  const tries = payment.challenge_tries + 1;
  const counted = await changePayment(db, payment.id, { challenge_tries: tries }, now);
  if (tries < challengeTries) return { payment: counted, triesLeft: challengeTries - tries };
  return { payment: await authorise(db, counted, 'authentication_failed', now), triesLeft: 0 };
}

/** The payer goes back to the shop: the page is closed for good. */
export async function cancelByPayer(db: Db, sessionId: string, now: Date): Promise<PaymentRow | undefined> {
  const payment = await lockSettled(db, { sessionId }, now);
  if (payment?.status !== 'open' && payment?.status !== 'requires_action') return payment;
  if (payment.dialect !== 'own') return payment; // there the way back leaves the page open
  return record(db, payment, { status: 'voided' }, 'payment.voided', now);
}
