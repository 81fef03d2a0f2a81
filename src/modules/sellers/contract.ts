import type { SellerField } from './seller-details.ts';

export type { Seller } from './seller-details.ts';

/** The longest value of each field, in characters. */
export const sellerLimits: Readonly<Record<SellerField, number>> = {
  name: 200,
  address: 300,
  number: 60,
  country: 2,
  vat: 30,
  vatPercent: 5,
  bank: 200,
  account: 42,
  bic: 11,
  email: 254,
  phone: 40,
};
