import { type Currency, currencies, money } from '#kernel/money.ts';
import { type GatewayStatus, GatewayUnavailable } from '../port/gateway.ts';
import type { Charge, Intent, Session, Setup } from './stripe-wire.ts';

/** Reads how a payment stands from Stripe's objects. Pure. */

/** What our metadata says of an object; undefined where it is not ours. */
export function labelOf(
  metadata: Readonly<Record<string, string>> | null | undefined,
): { orderId: string; attempt: number } | undefined {
  const { order, attempt } = metadata ?? {};
  if (!uuid.test(order ?? '') || !/^\d{1,5}$/.test(attempt ?? '')) return undefined;
  return { orderId: order ?? '', attempt: Number(attempt) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const stranger = { orderId: '', attempt: 0 };
const noCard = { cardToken: null, cardBrand: null, cardLast4: null };

/** A payment intent by itself: a hold on a saved card, or one whose page is done. */
export function statusOfIntent(intent: Intent): GatewayStatus {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const status = intentStatus(intent);
  return {
    gatewayPaymentId: intent.id,
    status,
    amount: money(intent.amount, intent.currency),
    capturedMinor: intent.amount_received,
    refundedMinor: refundedMinor(charge),
    ...(labelOf(intent.metadata) ?? stranger),
    captureBefore: status === 'authorised' ? captureBefore(charge) : null,
    cardToken: status === 'authorised' ? tokenOf(intent) : null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    declineCode: status === 'declined' ? declineCode(intent.last_payment_error) : null,
    hostedUrl: null,
    dispute: null,
  };
}

/** What was given back of a debit. Stripe counts the part of a hold that was not debited as refunded too, though nobody ever had it. */
function refundedMinor(charge: Charge | null): number {
  if (charge === null) return 0;
  const { amount, amount_captured: captured, amount_refunded: back } = charge;
  return captured === 0 ? 0 : Math.max(0, back - (amount - captured));
}

/** The card that a page has saved with its hold. */
function tokenOf({ customer, payment_method: method, setup_future_usage: usage }: Intent): string | null {
  const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : one?.id);
  const [owner, card] = [idOf(customer), idOf(method)];
  return usage === 'off_session' && owner !== undefined && card !== undefined ? `${owner}/${card}` : null;
}

/** Whether there is a chargeback to be asked about: an intent does not tell which. */
export const isDisputed = ({ latest_charge: charge }: Intent): boolean =>
  typeof charge === 'object' && charge?.disputed === true;

/** A page, and what came of it. Once it is done the intent speaks for it, under its own name. */
export function statusOfSession(session: Session): GatewayStatus {
  const { payment_intent: intent, setup_intent: setup, status } = session;
  if (status === 'complete' && session.mode === 'payment') {
    if (typeof intent === 'object' && intent !== null) return statusOfIntent(intent);
    throw new GatewayUnavailable('a page of Stripe is done and names no payment');
  }
  if (status === 'complete') {
    if (typeof setup === 'object' && setup !== null) return statusOfSetup(session, setup);
    throw new GatewayUnavailable('a page of Stripe is done and names no card');
  }
  const tried = typeof intent === 'object' ? intent : null;
  const checked = typeof setup === 'object' ? setup : null;
  const asksPayer = tried?.status === 'requires_action' || checked?.status === 'requires_action';
  return {
    ...frameOf(session),
    status: status === 'expired' ? 'expired' : asksPayer ? 'requires_action' : 'open',
    ...noCard,
    // The payer may try another card on the same page, so an issuer's no does not end the payment.
    declineCode: declineCode(tried?.last_payment_error ?? checked?.last_setup_error),
    hostedUrl: status === 'open' ? (session.url ?? null) : null,
  };
}

function statusOfSetup(session: Session, setup: Setup): GatewayStatus {
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  const customer = typeof method?.customer === 'object' ? method.customer?.id : method?.customer;
  // A card that was taken away from its customer cannot be held on any more: what was verified is given back.
  const isSaved = setup.status === 'succeeded' && method !== null && customer != null;
  return {
    ...frameOf(session),
    status: isSaved ? 'verified' : setup.status === 'succeeded' ? 'voided' : 'open',
    cardToken: isSaved ? `${customer}/${method.id}` : null,
    cardBrand: method?.card?.brand ?? null,
    cardLast4: method?.card?.last4 ?? null,
    declineCode: null,
    hostedUrl: null,
  };
}

function frameOf(session: Session) {
  return {
    gatewayPaymentId: session.id,
    amount: amountOf(session),
    capturedMinor: 0,
    refundedMinor: 0,
    captureBefore: null,
    dispute: null,
    ...(labelOf(session.metadata) ?? stranger),
  };
}

/** A page that only verifies a card has no amount of its own: it carries the order's. */
function amountOf({ amount_total, currency, metadata }: Session) {
  if (amount_total != null && currency != null) return money(amount_total, currency);
  const minor = Number(metadata?.amount_minor);
  const named = currencies.find((one: Currency) => one === metadata?.currency);
  if (!Number.isSafeInteger(minor) || minor < 0 || named === undefined)
    throw new GatewayUnavailable('a page of Stripe names no amount');
  return money(minor, named);
}

function intentStatus({ status, cancellation_reason: reason }: Intent): GatewayStatus['status'] {
  switch (status) {
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return 'captured';
    case 'requires_action':
      return 'requires_action';
    case 'canceled':
      return reason === 'automatic' || reason === 'expired' ? 'expired' : 'voided';
    case 'requires_payment_method':
      return 'declined';
    default:
      return 'open';
  }
}

function captureBefore(charge: Charge | null): Date | null {
  const seconds = charge?.payment_method_details?.card?.capture_before;
  return seconds == null ? null : new Date(seconds * 1000);
}

/** Stripe's own words for failing to prove who pays, as the pages know them. */
const failedProof = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'];

function declineCode(failure: Intent['last_payment_error']): string | null {
  const code = failure?.decline_code ?? failure?.code ?? null;
  return code !== null && failedProof.includes(code) ? 'authentication_failed' : code;
}
