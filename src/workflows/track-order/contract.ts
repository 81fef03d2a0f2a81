import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { lines, linkSecret, text, trimmed, uuid } from '#kernel/shapes.ts';
import { debtView } from '#modules/debts/contract.ts';
import {
  claimFileTypes,
  claimView,
  maxClaimFileBytes,
  maxClaimLength,
  maxClaims,
  maxOrderFiles,
  orderFileView,
  orderView,
  shareOfferView,
} from '#modules/orders/contract.ts';
import { paymentView } from '#modules/payments/contract.ts';

const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });

export const trackedOrder = z
  .object({
    order: orderView,
    payment: paymentView,
    debt: debtView.nullable().describe('of an order by invoice, once there is one'),
    shareOffer: shareOfferView
      .nullable()
      .describe('of a report with little in it: what its buyer is asked, or was asked last'),
    mayCancel: z.boolean(),
    mayPay: z.boolean(),
    hasReport: z.boolean(),
    isUndelivered: z
      .boolean()
      .describe('a mail of it was refused or came back: the customer may give another address'),
    mayClaim: z.boolean().describe('the report was sent, within the 60 days of the guarantee'),
    claims: z.array(claimView).max(maxClaims),
    mayAddFiles: z.boolean().describe('the report is being made: the analyst takes papers'),
    files: z.array(orderFileView).max(maxOrderFiles).describe('what was given to the analyst'),
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

const claimLimit = defineLimit('claims', {
  visitor: [per(hourSeconds, 10), per(daySeconds, 30)],
  account: [per(hourSeconds, 10), per(daySeconds, 30)],
});

/** "Something is wrong in this report": stored at once, read by staff at the order. */
export const makeClaim = defineEndpoint({
  name: 'makeClaim',
  method: 'POST',
  path: '/orders/{secret}/claims',
  summary: 'Say what is wrong in a delivered report',
  action: 'order.follow',
  refuses: [409, 410, 429],
  limit: claimLimit,
  params: bySecret,
  body: z.object({ text: lines(maxClaimLength).min(1) }),
  status: 201,
  reply: z.object({ claimId: uuid }),
});

const claimFileLimit = defineLimit('claim-file', {
  visitor: [per(hourSeconds, 10)],
  account: [per(hourSeconds, 30)],
});

/** Takes `multipart/form-data` with one file, or the bytes themselves with their own content type. */
export const addClaimFile = defineEndpoint({
  name: 'addClaimFile',
  method: 'POST',
  path: '/orders/{secret}/claims/{claimId}/files',
  summary: 'Add a copy of the official source to a claim: PDF, JPEG or PNG up to 5 MB, three of them',
  action: 'order.follow',
  refuses: [404, 409],
  limit: claimFileLimit,
  params: bySecret.extend({ claimId: uuid.describe('as the claim was answered with') }),
  upload: { field: 'file', types: claimFileTypes, maxBytes: maxClaimFileBytes },
  reply: z.object({ claims: z.array(claimView).max(maxClaims) }),
});

const orderFileLimit = defineLimit('order-file', {
  visitor: [per(hourSeconds, 10)],
  account: [per(hourSeconds, 30)],
});

/** Kept as it came, seen by staff only. Takes `multipart/form-data` with one file, or the bytes themselves. */
export const addOrderFile = defineEndpoint({
  name: 'addOrderFile',
  method: 'POST',
  path: '/orders/{secret}/files',
  summary: 'Give the analyst a paper while the report is made: PDF, JPEG or PNG up to 5 MB, three of them',
  action: 'order.follow',
  refuses: [409],
  limit: orderFileLimit,
  params: bySecret,
  upload: { field: 'file', types: claimFileTypes, maxBytes: maxClaimFileBytes },
  reply: z.object({ files: z.array(orderFileView).max(maxOrderFiles) }),
});

const byOrder = z.object({ orderId: uuid.describe('of an order of one’s own or of one’s company') });

/** An order to who is signed in: what anybody of its company may see, and whether its money is theirs to decide about. */
export const accountOrder = z
  .object({
    tracked: trackedOrder,
    orderedBy: text(400).describe('the name of who ordered'),
    isOwn: z.boolean().describe('whether it was oneself who ordered'),
    isOfCompany: z.boolean(),
    maySettle: z.boolean().describe('pay, cancel, claim, choose: whoever ordered, and the Director'),
    mayAnswer: z.boolean().describe('a question waits; anybody of the company may answer it'),
  })
  .meta({ id: 'AccountOrder' });
export type AccountOrder = z.output<typeof accountOrder>;

/** The company is asked for anew at every call: who has left finds nothing. */
export const readAccountOrder = defineEndpoint({
  name: 'readAccountOrder',
  method: 'GET',
  path: '/account/orders/{orderId}',
  summary: 'An order of one’s own or of one’s company',
  action: 'orders.see',
  params: byOrder,
  reply: accountOrder,
});

export const answerAccountOrder = defineEndpoint({
  name: 'answerAccountOrder',
  method: 'POST',
  path: '/account/orders/{orderId}/answer',
  summary: 'Answer the question of the staff about an order of one’s company',
  action: 'orders.see',
  refuses: [409],
  params: byOrder,
  body: z.object({ clarificationId: uuid, answer: trimmed(4000).min(1) }),
  reply: trackedOrder,
});

export const downloadAccountReport = defineEndpoint({
  name: 'downloadAccountReport',
  method: 'GET',
  path: '/account/orders/{orderId}/report/{locale}',
  summary: 'The delivered report of an order of one’s company as PDF',
  action: 'orders.see',
  params: byOrder.extend({ locale: z.enum(locales) }),
  file: 'application/pdf',
});

export const payAccountOrder = defineEndpoint({
  name: 'payAccountOrder',
  method: 'POST',
  path: '/account/orders/{orderId}/pay',
  summary: 'Go on to the card page of an order of one’s company, or try again',
  action: 'order.settle',
  refuses: [403, 409, 429],
  params: byOrder,
  reply: z.object({ paymentUrl: z.url().max(2_000) }),
});

export const cancelAccountOrder = defineEndpoint({
  name: 'cancelAccountOrder',
  method: 'POST',
  path: '/account/orders/{orderId}/cancel',
  summary: 'Cancel an order of one’s company while nobody works on it',
  action: 'order.settle',
  refuses: [403, 409],
  params: byOrder,
  reply: trackedOrder,
});

export const claimAccountOrder = defineEndpoint({
  name: 'claimAccountOrder',
  method: 'POST',
  path: '/account/orders/{orderId}/claims',
  summary: 'Say what is wrong in a delivered report of one’s company',
  action: 'order.settle',
  refuses: [403, 409, 410, 429],
  limit: claimLimit,
  params: byOrder,
  body: z.object({ text: lines(maxClaimLength).min(1) }),
  status: 201,
  reply: z.object({ claimId: uuid }),
});
