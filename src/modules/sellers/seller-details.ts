/** What is said of a seller, as it is typed; empty where nothing is said. */
export type SellerDetails = Readonly<{
  name: string;
  address: string;
  /** In the register of companies. */
  number: string;
  /** Where it is registered for VAT, alpha-2 in upper case. */
  country: string;
  vat: string;
  /** Included in prices, e.g. `20` or `5.5`. */
  vatPercent: string;
  bank: string;
  /** An IBAN, or the number of an account where there are none. */
  account: string;
  bic: string;
  email: string;
  phone: string;
}>;

export type SellerField = keyof SellerDetails;

/** Who sells the reports, as pages and papers show it. */
export type Seller = Readonly<{
  name: string;
  address: string | undefined;
  number: string | undefined;
  /** Bank and account in one line. */
  bank: string | undefined;
  email: string | undefined;
  phone: string | undefined;
}>;

/** What papers need to show VAT. */
export type SellerTax = Readonly<{ country: string; number: string; percent: number }>;

/** Nobody in a demonstration: no company is named. */
export type Selling = Readonly<{ seller: Seller | undefined; tax: SellerTax | undefined }>;

/** An account in the groups of four in which an IBAN is printed; other numbers as they are. */
export function printedAccount(account: string): string {
  const plain = plainAccount(account);
  return isIbanLike(plain) ? (plain.match(/.{1,4}/g) ?? []).join(' ') : account.trim();
}

/** Without what only makes it readable. */
export const plainAccount = (account: string) => account.replaceAll(/[\s-]/g, '').toUpperCase();

/** Two letters and two digits begin an IBAN and nothing else. */
export const isIbanLike = (plain: string) => /^[A-Z]{2}\d{2}/.test(plain);

/** What pages and papers show of what was typed. */
export function sellingOf(details: SellerDetails): Selling {
  const { name, address, number, country, vat, vatPercent, bank, account, bic, email, phone } = details;
  const said = (value: string) => (value === '' ? undefined : value);
  const bankLine = [bank, printedAccount(account), bic === '' ? '' : `BIC ${bic.toUpperCase()}`];
  return {
    seller: {
      name,
      address: said(address),
      number: said(number),
      bank: said(bankLine.filter(Boolean).join(', ')),
      email: said(email),
      phone: said(phone),
    },
    tax: vat === '' ? undefined : { country, number: vat, percent: Number(vatPercent) },
  };
}
