/** The specification's own sentences for what can be wrong with a field. */
export const en = {
  required: 'This field is required',
  email: 'Invalid email address',
  number: 'Enter a valid number',
  characters: 'The text contains invalid characters.',
  value: 'This value is not allowed here.',
  companyQuery: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
  length: (min: number, max: number) => `Field length must be between ${min} and ${max} characters`,
};
export type Texts = typeof en;
