/** Bounds of what a buyer says of itself, the same in the browser, the API and the database. */
export const buyerLimits = {
  companyName: 300,
  vatCode: 40,
  address: 500,
  reference: 100,
  note: 2_000,
  copies: 3,
} as const;

/** What a report may be wanted for. Hiring people is not among them: reports are about companies. */
export const orderPurposes = [
  'new_customer',
  'supplier',
  'credit',
  'investment',
  'compliance',
  'other',
] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

/** What VIES says of a VAT number; `unanswered`: nobody was heard, which says nothing of it. */
export const vatOutcomes = ['valid', 'not_valid', 'unanswered'] as const;
export type VatOutcome = (typeof vatOutcomes)[number];

/** Addresses as people write several of them into one line. */
export function splitAddresses(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/u).filter(Boolean))];
}
