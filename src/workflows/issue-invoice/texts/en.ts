/** Words of receipts, invoices and credit notes, and of the files they are saved as. */
export const en = {
  kinds: { receipt: 'Receipt', credit_note: 'Credit note', invoice: 'Invoice' },
  number: 'Number',
  date: 'Date',
  payBy: 'To be paid by',
  order: 'Order',
  reference: 'Your reference',
  seller: 'From',
  buyer: 'To',
  /** A demonstration sells nothing. */
  demoSeller: 'Countercheck, a demonstration',
  demoAddress: 'No company stands behind it, and no money was moved',
  companyNumber: (number: string) => `Company number ${number}`,
  vatNumber: (number: string) => `VAT or tax number ${number}`,
  what: 'What for',
  amount: 'Amount',
  taken: (report: string, company: string) => `${report}: ${company}`,
  givenBack: (report: string, company: string) => `Given back: ${report}, ${company}`,
  detail: (order: string, tariff: string, country: string) => `Order ${order} · ${tariff} · ${country}`,
  /** Of a report with little in it. */
  late: (late: string, rule: string, price: string) => `instead of ${price}: ${late}, by the ${rule}`,
  share: (price: string) => `agreed share of ${price}: there is little in the report`,
  card: (brand: string, last4: string) => `Card ${brand} ending in ${last4}`,
  totals: { receipt: 'Paid', credit_note: 'Given back', invoice: 'To be paid' },
  /** Receipts or invoices of the order that a credit note takes back. */
  corrects: {
    receipt: (numbers: string) => `To receipt ${numbers}.`,
    invoice: (numbers: string) => `To invoice ${numbers}.`,
  },
  noTax: 'The amount is all that is paid; no tax is shown separately.',
  vat: (percent: number) => `VAT ${percent}%`,
  vatOn: (net: string) => `on ${net}`,
  reverse: 'No VAT is charged. Reverse charge: the buyer accounts for the tax in its country.',
  reverseInUnion:
    'No VAT is charged. Reverse charge: the buyer accounts for the tax (Article 196 of Directive 2006/112/EC).',
  viesValid: (date: string, identifier: string) =>
    `VIES said on ${date} that the VAT number is valid${identifier === '' ? '' : `, request ${identifier}`}.`,
  viesNotValid: (date: string) =>
    `VIES said on ${date} that the VAT number is not valid for trade within the Union, so VAT is charged.`,
  charged: 'The card was debited after the report had been sent.',
  delivered: 'The report was sent before this invoice was made.',
  transfer: (bank: string, number: string) =>
    `Please transfer the amount${bank === '' ? '' : ` to ${bank}`} and name ${number} in the transfer.`,
  /** Nobody is to send money to a demonstration. */
  demoBank: 'This is a demonstration: there is no bank account, and nothing is to be paid.',
  frozen: 'This paper does not change. What is corrected later is a paper of its own.',
};
export type Texts = typeof en;
