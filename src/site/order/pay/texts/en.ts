/** Words of the order form for a company that may pay by invoice. */
export const pay = {
  title: 'How do you pay?',
  card: 'By card',
  cardHint: 'Reserved on the card, charged only after the report is sent.',
  invoice: 'By invoice',
  invoiceHint: (days: string) =>
    `The invoice comes after the report; it is paid by bank transfer within ${days}.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  left: (left: string, limit: string) => `${left} of your company’s limit of ${limit} is free.`,
  tooLittle: (left: string) => `Only ${left} of your company’s limit is free: this order is paid by card.`,
  otherCurrency: (currency: string) => `Your company’s limit is in ${currency}: this order is paid by card.`,
  keptNow: 'Kept of your limit',
  promise: 'You owe nothing until the report is sent. Then the invoice comes by e-mail.',
  terms: (days: string) =>
    `I order this report and agree to pay its price by bank transfer within ${days} after the invoice, which comes after the report is sent.`,
  place: 'Place the order',
  secure: 'No card is needed. You follow the order on its own page.',
};
export const en = { pay };
export type Texts = typeof en;
