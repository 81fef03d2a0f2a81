import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { instant, linkSecret, text, uuid } from '#kernel/shapes.ts';
import { invoiceKinds } from '#modules/invoices/contract.ts';

const bySecret = z.object({ secret: linkSecret.describe('of the link to the order') });

/** A receipt, an invoice or a credit note of an order. */
export const invoiceView = z
  .object({
    invoiceId: uuid,
    kind: z.enum(invoiceKinds),
    number: text(20).describe('as it is written, R-2026-000042'),
    amountMinor: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    currency: z.enum(currencies),
    issuedAt: instant,
  })
  .meta({ id: 'Invoice' });
export type InvoiceView = z.output<typeof invoiceView>;

export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/orders/{secret}/invoices',
  summary: 'Receipts, invoices and credit notes of an order',
  action: 'order.follow',
  params: bySecret,
  reply: z.object({ invoices: z.array(invoiceView).max(200) }),
});

/** A paper that is not drawn yet is drawn for whoever asks first. */
const paperLimit = defineLimit('invoice', {
  visitor: [per(10 * minuteSeconds, 60), per(hourSeconds, 200)],
  account: [per(10 * minuteSeconds, 60), per(hourSeconds, 200)],
});

export const downloadInvoice = defineEndpoint({
  name: 'downloadInvoice',
  method: 'GET',
  path: '/orders/{secret}/invoices/{invoiceId}/{locale}',
  summary: 'A receipt, invoice or credit note as PDF',
  action: 'order.follow',
  limit: paperLimit,
  params: bySecret.extend({
    invoiceId: uuid.describe('of a receipt, invoice or credit note'),
    locale: z.enum(locales),
  }),
  file: 'application/pdf',
});

const byOrder = z.object({ orderId: uuid.describe('of an order of one’s own or of one’s company') });

export const listAccountInvoices = defineEndpoint({
  name: 'listAccountInvoices',
  method: 'GET',
  path: '/account/orders/{orderId}/invoices',
  summary: 'Receipts and credit notes of an order of one’s company',
  action: 'orders.see',
  params: byOrder,
  reply: z.object({ invoices: z.array(invoiceView).max(200) }),
});

export const downloadAccountInvoice = defineEndpoint({
  name: 'downloadAccountInvoice',
  method: 'GET',
  path: '/account/orders/{orderId}/invoices/{invoiceId}/{locale}',
  summary: 'A receipt or credit note of an order of one’s company as PDF',
  action: 'orders.see',
  limit: paperLimit,
  params: byOrder.extend({
    invoiceId: uuid.describe('of a receipt or credit note'),
    locale: z.enum(locales),
  }),
  file: 'application/pdf',
});
