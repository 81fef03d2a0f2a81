import type { EventType } from '../ledger/event-repository.ts';
import type { PaymentRow, RefundRow } from '../ledger/repository.ts';
import { paymentObject, refundObject } from './objects.ts';

/** What YooKassa tells of a change; of others it says nothing. */
const told: Readonly<Partial<Record<EventType, string>>> = {
  'payment.authorised': 'payment.waiting_for_capture',
  'payment.captured': 'payment.succeeded',
  'payment.declined': 'payment.canceled',
  'payment.voided': 'payment.canceled',
  'payment.expired': 'payment.canceled',
};

/** A notification as YooKassa would send it, with the object as it is now; it is not signed. */
export function notification(
  type: EventType,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  hostedUrl: string,
) {
  const event = told[type];
  if (event !== undefined) return { type: 'notification', event, object: paymentObject(payment, hostedUrl) };
  const refund = refunds.findLast(({ status }) => status === 'succeeded');
  if (type !== 'refund.updated' || refund === undefined) return undefined;
  const object = refundObject(refund, refund.settles_at);
  return { type: 'notification', event: 'refund.succeeded', object };
}
