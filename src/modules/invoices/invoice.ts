import type { Currency } from '#kernel/money.ts';
import type { InvoiceKind } from './contract.ts';

/** One movement of money as the buyer's books want it; nothing in it ever changes. */
export type Invoice = Readonly<{
  id: string;
  kind: InvoiceKind;
  year: number;
  /** Within kind and year, from 1, without gaps. */
  number: number;
  orderId: string;
  amountMinor: number;
  currency: Currency;
  issuedAt: Date;
}>;

const letters: Readonly<Record<InvoiceKind, string>> = {
  receipt: 'R',
  credit_note: 'C',
  invoice: 'I',
};

/** As it is written: `R-2026-000042`. */
export function writtenNumber({ kind, year, number }: Pick<Invoice, 'kind' | 'year' | 'number'>): string {
  return `${letters[kind]}-${year}-${String(number).padStart(6, '0')}`;
}
