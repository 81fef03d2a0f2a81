/** What a seller has said of its own VAT; without all of it papers show none. */
export type SellerTax = Readonly<{ country: string; number: string; percent: number }>;

/** How much of a price is tax, and why. */
export type Tax =
  | Readonly<{ kind: 'unsaid' }>
  | Readonly<{ kind: 'reverse'; isWithinUnion: boolean }>
  | Readonly<{ kind: 'included'; percent: number; netMinor: number; taxMinor: number }>;

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * The rule that docs/receipts.md publishes: a company of another country that gave its tax number, which VIES has
 * not called invalid, accounts for the tax itself; in every other price the seller's tax is included, rounded half up to the minor unit. Pure.
 */
export function taxOf(
  amountMinor: number,
  seller: SellerTax | undefined,
  buyer:
    | Readonly<{ name: string; countryCode: string; vatCode: string; isVatRefused?: boolean | undefined }>
    | undefined,
): Tax {
  if (seller === undefined) return { kind: 'unsaid' };
  const { country, percent } = seller;
  const isForeignCompany =
    buyer !== undefined &&
    buyer.name !== '' &&
    buyer.vatCode !== '' &&
    buyer.isVatRefused !== true &&
    buyer.countryCode !== '' &&
    buyer.countryCode !== country;
  if (isForeignCompany)
    return { kind: 'reverse', isWithinUnion: union.has(country) && union.has(buyer.countryCode) };
  // In hundredths of a percent the sum is one of whole numbers.
  const rate = Math.round(percent * 100);
  const taxMinor = Math.floor((2 * amountMinor * rate + 10_000 + rate) / (2 * (10_000 + rate)));
  return { kind: 'included', percent, netMinor: amountMinor - taxMinor, taxMinor };
}
