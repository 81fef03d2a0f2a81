/** What is said of a buyer's details that cannot be right. */
export const en = {
  notACompany: 'A private person has none. Choose “A company”, or leave it empty.',
  companyNameMissing: 'Enter the name of the company, as it should stand on the receipt',
  countryMissing: 'Choose the country of the company',
  countryUnknown: 'We do not know this country',
  vatCodeForm: (format: string) =>
    format === ''
      ? 'This does not look like a VAT or tax number of this country. Correct it or leave it empty.'
      : `This does not look like a VAT or tax number of this country: ${format}. Correct it or leave it empty.`,
  vatCodeDigit: 'The check digit does not fit: one of the digits is wrong. Compare them one by one.',
};
export type Texts = typeof en;
