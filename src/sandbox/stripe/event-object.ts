import type { EventRow, EventType } from '../ledger/event-repository.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import { chargeObject } from './card-objects.ts';
import { disputeObject } from './dispute-object.ts';
import { intentObject } from './intent-objects.ts';
import { secondsOf } from './names.ts';
import { sessionObject } from './session-object.ts';

/** The form of Stripe's objects that is spoken here. */
const apiVersion = '2026-10-28.endive';

/** What Stripe tells of a change, of a page or of an intent. */
const ofPage: Readonly<Partial<Record<EventType, string>>> = {
  'payment.verified': 'checkout.session.completed',
  'payment.expired': 'checkout.session.expired',
  'payment.voided': 'checkout.session.expired',
  'payment.requires_action': 'checkout.session.updated',
  'payment.declined': 'checkout.session.updated',
};
const ofIntent: Readonly<Record<EventType, string>> = {
  'payment.authorised': 'payment_intent.amount_capturable_updated',
  'payment.verified': 'setup_intent.succeeded',
  'payment.declined': 'payment_intent.payment_failed',
  'payment.requires_action': 'payment_intent.requires_action',
  'payment.captured': 'payment_intent.succeeded',
  'payment.voided': 'payment_intent.canceled',
  'payment.expired': 'payment_intent.canceled',
  'refund.updated': 'charge.refunded',
  'dispute.updated': 'charge.dispute.closed',
};

/** The event as Stripe would send it, with the object as it is now. */
export function eventObject(event: EventRow, payment: PaymentRow, hostedUrl: string) {
  const isOfPage = payment.route === 'verify' || (payment.card_token === null && !payment.is_off_session);
  const { dispute } = payment;
  const named = (isOfPage ? ofPage[event.type] : undefined) ?? ofIntent[event.type];
  const type = dispute?.status === 'open' ? named.replace(/dispute\.closed$/, 'dispute.created') : named;
  const object = type.startsWith('checkout.')
    ? sessionObject(payment, hostedUrl, [])
    : type.startsWith('charge.')
      ? type.includes('dispute') && dispute !== null
        ? disputeObject(payment, dispute)
        : chargeObject(payment)
      : intentObject(payment, false);
  return {
    id: event.id,
    object: 'event' as const,
    api_version: apiVersion,
    created: secondsOf(event.created_at),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
