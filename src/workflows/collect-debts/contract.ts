import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { currencies } from '#kernel/money.ts';
import { instant, line, minorUnits, text, uuid } from '#kernel/shapes.ts';
import { calendarDay, creditDays, creditView } from '#modules/debts/contract.ts';
import { mailAddress, orderNumber } from '#modules/orders/contract.ts';
import { entryToLookAt, invoiceNumber, statementOutcome } from './entry-shapes.ts';

export type { EntryToLookAt, StatementOutcome } from './entry-shapes.ts';

const openInvoice = z
  .object({
    orderNumber,
    orderId: uuid.describe('of the order in the account, where the invoice lies as PDF'),
    number: invoiceNumber,
    owedMinor: minorUnits,
    paidMinor: minorUnits.describe('what came of it already'),
    currency: z.enum(currencies),
    dueOn: calendarDay,
    isOverdue: z.boolean(),
  })
  .meta({ id: 'OpenInvoice' });

export const ownCredit = z.object({
  credit: creditView
    .nullable()
    .describe('what is left for all people of the company together; null where one pays by card only'),
  invoices: z
    .array(openInvoice)
    .max(500)
    .describe(
      'that are not paid, the one that is due first at the head: of the company for its Director, of their own orders for colleagues',
    ),
});
export type OwnCredit = z.output<typeof ownCredit>;

export const getOwnCredit = defineEndpoint({
  name: 'getOwnCredit',
  method: 'GET',
  path: '/User/Credit',
  summary: 'Whether one may pay by invoice, up to which amount, and what is owed',
  action: 'orders.see',
  reply: ownCredit,
});

export const creditLine = z
  .object({
    accountId: uuid,
    buyer: text(400),
    email: text(254),
    limitMinor: minorUnits,
    usedMinor: minorUnits.describe('owed, or kept for orders that are under way'),
    currency: z.enum(currencies),
    days: creditDays,
    isEnded: z.boolean(),
  })
  .meta({ id: 'CreditLine' });
export type CreditLineView = z.output<typeof creditLine>;

export const deskDebt = z
  .object({
    debtId: uuid,
    orderId: uuid,
    orderNumber,
    buyer: text(400),
    number: invoiceNumber,
    issuedAt: instant,
    dueMinor: minorUnits.describe('of the invoice'),
    owedMinor: minorUnits,
    paidMinor: minorUnits.describe('what came of it already'),
    currency: z.enum(currencies),
    dueOn: calendarDay,
    isOverdue: z.boolean(),
  })
  .meta({ id: 'DeskDebt' });
export type DeskDebt = z.output<typeof deskDebt>;

const moneyBack = z
  .object({
    refundId: uuid,
    orderId: uuid,
    orderNumber,
    buyer: text(400),
    number: invoiceNumber,
    amountMinor: minorUnits,
    currency: z.enum(currencies),
    since: instant,
  })
  .meta({ id: 'MoneyBack' });
export type MoneyBack = z.output<typeof moneyBack>;

const cameTransfer = z
  .object({
    transferId: uuid,
    orderId: uuid,
    orderNumber,
    buyer: text(400),
    number: invoiceNumber,
    amountMinor: minorUnits,
    currency: z.enum(currencies),
    madeOn: calendarDay,
    reference: text(200),
    markedAt: instant,
  })
  .meta({ id: 'CameTransfer' });
export type CameTransfer = z.output<typeof cameTransfer>;

export const deskDebts = z.object({
  lines: z.array(creditLine).max(500),
  owed: z
    .array(deskDebt)
    .max(500)
    .describe('invoices that are not paid, the one that is due first at the head'),
  came: z
    .array(cameTransfer)
    .max(500)
    .describe('transfers that were marked in the last 92 days, the latest first'),
  backs: z.array(moneyBack).max(500).describe('refunds of invoices that were paid: a person transfers them'),
});
export type DeskDebts = z.output<typeof deskDebts>;

export const getDebts = defineEndpoint({
  name: 'getDebts',
  method: 'GET',
  path: '/staff/debts',
  summary: 'Who may pay by invoice, and which invoices are not paid',
  action: 'books.see',
  reply: deskDebts,
});

const reason = line(1_000).min(1);

export const approveCredit = defineEndpoint({
  name: 'approveCredit',
  method: 'POST',
  path: '/staff/credit-lines',
  summary: 'Let a legal entity pay by invoice, or change its limit',
  details:
    'Orders that were placed before keep what was kept for them; what is owed counts against the new limit.',
  action: 'credit.approve',
  refuses: [404, 409],
  body: z.object({
    email: mailAddress.describe('of the account of a legal entity'),
    limitMinor: minorUnits.min(1).max(100_000_000),
    currency: z.enum(currencies),
    days: creditDays,
    reason,
  }),
  reply: deskDebts,
});

export const endCredit = defineEndpoint({
  name: 'endCredit',
  method: 'POST',
  path: '/staff/credit-lines/{accountId}/end',
  summary: 'Take no new order by invoice of an account',
  action: 'credit.approve',
  refuses: [404],
  params: z.object({ accountId: uuid.describe('of a legal entity that pays by invoice') }),
  body: z.object({ reason }),
  reply: deskDebts,
});

/** What a person has seen in the account at the bank. */
const transferBody = {
  madeOn: calendarDay.describe('of the booking at the bank, today at the latest'),
  reference: line(200).min(1).describe('under which it is found at the bank'),
};

const seenOwedMinor = minorUnits.describe('what was owed as it was seen; refused where it is another amount');

export const markPaid = defineEndpoint({
  name: 'markPaid',
  method: 'POST',
  path: '/staff/debts/{debtId}/paid',
  summary: 'Say that a transfer of an invoice came',
  details:
    'The amount is typed once more. Less than is owed pays a part, and the rest stays open; more is refused. Asked again after an answer that was lost, it marks nothing twice: what is owed is another amount by then.',
  action: 'debt.mark_paid',
  refuses: [404, 409, 422],
  params: z.object({ debtId: uuid.describe('of an invoice that is not paid') }),
  body: z.object({ amountMinor: minorUnits.min(1), seenOwedMinor, ...transferBody }),
  reply: deskDebts,
});

export const takeBackTransfer = defineEndpoint({
  name: 'takeBackTransfer',
  method: 'POST',
  path: '/staff/transfers/{transferId}/take-back',
  summary: 'Say that a transfer that was marked had not come',
  details:
    'What it paid is owed again, and can be marked again. Refunds that wait for a transfer are taken off it first. Refused where money of the invoice has gone back.',
  action: 'debt.mark_paid',
  refuses: [404, 409],
  params: z.object({ transferId: uuid.describe('of a transfer that was marked') }),
  body: z.object({ reason }),
  reply: deskDebts,
});

export const markReturned = defineEndpoint({
  name: 'markReturned',
  method: 'POST',
  path: '/staff/money-back/{refundId}/made',
  summary: 'Say that the transfer of a refund was made',
  action: 'debt.mark_paid',
  refuses: [404, 409, 422],
  params: z.object({ refundId: uuid.describe('of a refund that waits for a transfer') }),
  body: z.object({
    seenBackMinor: minorUnits.describe(
      'what was to be transferred as it was seen; refused where it is another amount',
    ),
    ...transferBody,
  }),
  reply: deskDebts,
});

/** As its name says it is written by banks: XML in the form camt.053. */
export const statementTypes = ['application/xml', 'text/xml'] as const;
/** The largest statement that is read. */
export const maxStatementBytes = 5 * 1024 * 1024;

const entries = z.array(entryToLookAt).max(200).describe('the oldest first');

export const importStatement = defineEndpoint({
  name: 'importStatement',
  method: 'POST',
  path: '/staff/statements',
  summary: 'Read a bank statement in the form camt.053, up to 5 MB',
  details:
    'An entry that names one invoice and is what is owed of it, or less, is booked: less pays a part. All else waits for a person, also what may be a transfer that was marked by hand. The same entry is taken once, in however many statements it stands.',
  action: 'statement.import',
  refuses: [422],
  upload: { field: 'file', types: statementTypes, maxBytes: maxStatementBytes },
  reply: statementOutcome,
});

export const listEntries = defineEndpoint({
  name: 'listEntries',
  method: 'GET',
  path: '/staff/bank-entries',
  summary: 'Entries of statements that wait for a person, with invoices they may pay',
  action: 'books.see',
  reply: z.object({ entries }),
});

const byEntry = z.object({ entryId: uuid.describe('of an entry that waits for a person') });

export const bookEntry = defineEndpoint({
  name: 'bookEntry',
  method: 'POST',
  path: '/staff/bank-entries/{entryId}/book',
  summary: 'Say which invoice an entry pays',
  action: 'debt.mark_paid',
  refuses: [404, 409, 422],
  params: byEntry,
  body: z.object({ debtId: uuid, seenOwedMinor }),
  reply: z.object({ entries }),
});

export const connectEntry = defineEndpoint({
  name: 'connectEntry',
  method: 'POST',
  path: '/staff/bank-entries/{entryId}/marked',
  summary: 'Say that an entry is a transfer that was marked by hand before',
  details: 'It leaves the list and pays nothing: the mark has. It waits again once the mark is taken back.',
  action: 'debt.mark_paid',
  refuses: [404],
  params: byEntry,
  body: z.object({ transferId: uuid.describe('of a mark of the same amount') }),
  reply: z.object({ entries }),
});

export const leaveEntry = defineEndpoint({
  name: 'leaveEntry',
  method: 'POST',
  path: '/staff/bank-entries/{entryId}/leave',
  summary: 'Say that an entry pays no invoice',
  action: 'debt.mark_paid',
  refuses: [404],
  params: byEntry,
  body: z.object({ reason }),
  reply: z.object({ entries }),
});
