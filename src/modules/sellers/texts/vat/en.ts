/** What is said of the seller's VAT number. */
export const en = {
  form: (format: string) =>
    format === ''
      ? 'This does not look like a VAT number of this country.'
      : `This does not look like a VAT number of this country: ${format}.`,
  digit: 'The check digit does not fit: one of the digits is wrong. Compare them one by one.',
};
export type Texts = typeof en;
