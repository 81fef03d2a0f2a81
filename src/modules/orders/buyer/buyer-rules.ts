/** Bounds of what a buyer says of itself, the same in the browser, the API and the database. */
export const buyerLimits = {
  companyName: 300,
  vatCode: 40,
  address: 500,
  reference: 100,
  note: 2_000,
  copies: 3,
} as const;

/** Addresses as people write several of them into one line. */
export function splitAddresses(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/u).filter(Boolean))];
}
