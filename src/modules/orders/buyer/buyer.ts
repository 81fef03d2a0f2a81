import type { OrderPurpose } from './buyer-rules.ts';

/** Whom an order is bought for; what nobody said is empty. */
export type Buyer = Readonly<{
  legalEntityType: 'Individual' | 'LegalEntity';
  companyName: string;
  vatCode: string;
  /** Alpha-2, upper case. */
  countryCode: string;
  address: string;
  /** The number under which the buyer's books look for the order. */
  reference: string;
  /** For whoever researches. */
  note: string;
  /** Addresses that are sent the report as well. */
  copies: readonly string[];
  /** What the report is wanted for; null where nobody said. */
  purpose: OrderPurpose | null;
  /** Whether we may name the buyer to the company that we ask. */
  mayBeNamed: boolean;
}>;

/** Whether anything was said at all. */
export function isSaid({ legalEntityType, copies, ...texts }: Buyer): boolean {
  return legalEntityType === 'LegalEntity' || copies.length > 0 || Object.values(texts).some(Boolean);
}
