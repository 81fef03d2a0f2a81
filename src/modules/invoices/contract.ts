/** A receipt says that money was taken, an invoice that it is owed, a credit note that it was given back. */
export const invoiceKinds = ['receipt', 'credit_note', 'invoice'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
