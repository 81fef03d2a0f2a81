export const en = {
  nameMissing: 'Name the company that sells.',
  country: 'Two capital letters, such as GB.',
  taxTogether: 'Country, number and rate of VAT are given together, or none of them.',
  percent: 'A number from 0 to 50 with two decimals at most, such as 20 or 5.5.',
  bankMissing: 'Name the bank of this account.',
  accountMissing: 'Give the account at this bank.',
  account: 'An IBAN, or 4 to 34 letters and digits.',
  iban: 'This IBAN has a slip: its check digits do not fit.',
  bic: '8 or 11 letters and digits, such as DEUTDEFF.',
  email: 'Enter a valid E-mail',
  phone: 'Digits and hyphens, at least seven, with + and spaces as you like.',
};
export type Texts = typeof en;
