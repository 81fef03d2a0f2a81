/** Why an entry is not booked by itself. */
export const doubts = [
  'no_number',
  'unknown_number',
  'several_numbers',
  'other_amount',
  'other_currency',
  'not_owed',
  'taken_back',
  'maybe_marked',
] as const;
export type Doubt = (typeof doubts)[number];

/** The number of an invoice, however a bank has written it: `I-2026-000042`, `I 2026 000042`, `i2026000042`. */
const numbers = /(?<![\p{L}\p{N}])[IІ][\s\-–./]{0,3}(\d{4})[\s\-–./]{0,3}(\d{6})(?!\d)/giu;

/** Numbers of invoices that a text names, each once. Pure. */
export function namedInvoices(text: string): { year: number; number: number }[] {
  const found = new Map(
    [...text.matchAll(numbers)].map(([, year = '', number = '']) => [`${year}-${number}`, { year, number }]),
  );
  return [...found.values()].map(({ year, number }) => ({ year: Number(year), number: Number(number) }));
}

/** What is to be known of the invoice that an entry names. */
type Named = Readonly<{
  state: string;
  owedMinor: number;
  currency: string;
  /** A transfer of the same amount was marked by hand, and no entry is known to be it. */
  isMarked: boolean;
}>;

/** Why an entry is no payment of the invoices it names; undefined where it is, of all that is owed or a part. Pure. */
export function doubtOf(
  entry: Readonly<{ amountMinor: number; currency: string }>,
  named: readonly (Named | undefined)[],
): Doubt | undefined {
  if (named.length === 0) return 'no_number';
  if (named.length > 1) return 'several_numbers';
  const [invoice] = named;
  if (invoice === undefined) return 'unknown_number';
  if (invoice.isMarked && invoice.currency === entry.currency) return 'maybe_marked';
  if (invoice.state !== 'owed') return 'not_owed';
  if (invoice.currency !== entry.currency) return 'other_currency';
  return entry.amountMinor <= invoice.owedMinor ? undefined : 'other_amount';
}
