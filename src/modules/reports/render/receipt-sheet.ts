/** A receipt or credit note in one language, every word of it: the template only lays it out. */
export type ReceiptSheet = Readonly<{
  lang: string;
  /** “Receipt R-2026-000042”. */
  title: string;
  kind: string;
  /** Number, date and order, a label and a value each. */
  facts: readonly Readonly<{ label: string; value: string }>[];
  /** YYYY-MM-DD; the date in the file's own data. */
  issuedOn: string;
  seller: Party;
  buyer: Party;
  head: Readonly<{ what: string; amount: string }>;
  rows: readonly Readonly<{ what: string; detail: string; amount: string }>[];
  total: Readonly<{ label: string; amount: string }>;
  notes: readonly string[];
}>;

type Party = Readonly<{ label: string; lines: readonly string[] }>;
