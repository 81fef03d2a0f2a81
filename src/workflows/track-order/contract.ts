import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { linkSecret, trimmed, uuid } from '#kernel/shapes.ts';
import { orderView } from '#modules/orders/contract.ts';
import { paymentView } from '#modules/payments/contract.ts';

const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });

export const trackedOrder = z
  .object({
    order: orderView,
    payment: paymentView,
    mayCancel: z.boolean(),
    mayPay: z.boolean(),
    hasReport: z.boolean(),
  })
  .meta({ id: 'TrackedOrder' });
export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackOrder = defineEndpoint({
  name: 'trackOrder',
  method: 'GET',
  path: '/orders/{secret}',
  summary: 'An order by its secret link',
  action: 'order.follow',
  params: bySecret,
  reply: trackedOrder,
});

/** Asks the gateway now instead of waiting for its webhook; called when the payer comes back. */
export const checkPayment = defineEndpoint({
  name: 'checkPayment',
  method: 'POST',
  path: '/orders/{secret}/check-payment',
  summary: 'Ask the gateway how the payment stands',
  action: 'order.follow',
  params: bySecret,
  reply: trackedOrder,
});

/** The hosted page of the open payment, or of a new attempt after a declined one. */
export const payOrder = defineEndpoint({
  name: 'payOrder',
  method: 'POST',
  path: '/orders/{secret}/pay',
  summary: 'Go on to the card page, or try again',
  action: 'order.follow',
  refuses: [409, 429],
  params: bySecret,
  reply: z.object({ paymentUrl: z.url().max(2_000) }),
});

export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/{secret}/cancel',
  summary: 'Cancel while nobody works on it',
  action: 'order.follow',
  refuses: [409],
  params: bySecret,
  reply: trackedOrder,
});

export const answerClarification = defineEndpoint({
  name: 'answerClarification',
  method: 'POST',
  path: '/orders/{secret}/answer',
  summary: 'Answer the question of the staff',
  action: 'order.follow',
  refuses: [409],
  params: bySecret,
  body: z.object({ clarificationId: uuid, answer: trimmed(4000).min(1) }),
  reply: trackedOrder,
});

export const downloadReport = defineEndpoint({
  name: 'downloadReport',
  method: 'GET',
  path: '/orders/{secret}/report/{locale}',
  summary: 'The delivered report as PDF',
  action: 'order.follow',
  params: bySecret.extend({ locale: z.enum(locales) }),
  file: 'application/pdf',
});
