import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** What was asked beside what was found, and how the two stand to each other. */
export const en = {
  name: 'Name',
  regCode: 'Registration no.',
  vatCode: 'Tax or VAT no.',
  address: 'Address',
  notGiven: 'not given',
  notFound: 'not established',
  same: 'same',
  sameCompany: 'same, without the legal form',
  otherForm: 'another legal form',
  otherScript: 'same in another script',
  alias: 'another name of the company',
  former: 'a former name',
  trade: 'a trade name',
  part: 'part of the name',
  letters: (count: number) =>
    count === 1
      ? 'one letter differs'
      : `${count} ${plural(count, { one: 'letter', other: 'letters' })} differ`,
  differs: 'differs: check it',
  added: 'added by us',
  sameValid: (source: string) => `same, valid in ${source}`,
  addedValid: (source: string) => `added by us, valid in ${source}`,
  invalid: (source: string) => `not valid in ${source}`,
  sameAddress: 'same address',
  partOfAddress: 'part of the address agrees',
  shared: 'shared by many companies',
};
export type Texts = typeof en;
