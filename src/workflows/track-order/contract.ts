import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { locales } from '#kernel/locale.ts';
import { orderView } from '#modules/orders/contract.ts';
import { paymentView } from '#modules/payments/contract.ts';

/** The secret of an order's link: 160 bits in lower-case hex. */
const bySecret = z.object({ secret: z.string().regex(/^[0-9a-f]{40}$/) });

export const trackedOrder = z.object({
  order: orderView,
  payment: paymentView,
  mayCancel: z.boolean(),
  mayPay: z.boolean(),
  hasReport: z.boolean(),
});
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
  params: bySecret,
  reply: z.object({ paymentUrl: z.string() }),
});

export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/{secret}/cancel',
  summary: 'Cancel while nobody works on it',
  action: 'order.follow',
  params: bySecret,
  reply: trackedOrder,
});

export const answerClarification = defineEndpoint({
  name: 'answerClarification',
  method: 'POST',
  path: '/orders/{secret}/answer',
  summary: 'Answer the question of the staff',
  action: 'order.follow',
  params: bySecret,
  body: z.object({ clarificationId: z.uuid(), answer: z.string().trim().min(1).max(4000) }),
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
