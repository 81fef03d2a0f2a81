import type { Order, ReturnEvent, SentMail } from '#modules/orders/service.ts';

/**
 * Whether what came back means that the customer's mails do not arrive: their own mail, for good, at the address there is now, and
 * none like it was sent to it since. A late return of a mail to an address that was replaced says nothing new. Pure.
 */
export function raisesProblem(
  came: ReturnEvent,
  mail: Pick<SentMail, 'isCopy' | 'recipient'>,
  order: Pick<Order, 'email'>,
  isSentAnew: boolean,
): boolean {
  if (came !== 'bounce' || mail.isCopy || isSentAnew) return false;
  return mail.recipient.toLowerCase() === order.email.toLowerCase();
}
