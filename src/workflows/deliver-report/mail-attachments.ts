import type { Locale } from '#kernel/locale.ts';
import type { Order } from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { ComposedKind } from './compose-mail.ts';
import { reportAttachments } from './report-attachments.ts';

export type Attachments = NonNullable<Mail['attachments']>[number][];

/** The invoice of an order as PDF, drawn if need be; undefined of an order that is paid by card. */
export type InvoiceOf = (orderId: string, locale: Locale) => Promise<Attachments[number] | undefined>;

/** The files of a mail: the report with the mail that brings it, the invoice with the mail that asks for it. */
export async function attachmentsOf(
  deps: { db: Db; reports: ReportsService; invoiceOf?: InvoiceOf },
  order: Order,
  kind: ComposedKind,
): Promise<Attachments> {
  if (kind === 'report') return reportAttachments(deps, order);
  if (kind !== 'charged' && kind !== 'invoice_reminder') return [];
  const invoice = await deps.invoiceOf?.(order.id, order.locale);
  return invoice === undefined ? [] : [invoice];
}
