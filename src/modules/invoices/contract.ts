/** A receipt says that money was taken, a credit note that it was given back. */
export const invoiceKinds = ['receipt', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
