/** What mails and the card page name beside their sentences: the order's facts, and where a company was looked for. */
export const en = {
  order: 'Order',
  company: 'Company',
  number: 'Number',
  country: 'Country',
  report: 'Report',
  tariff: 'Delivery',
  due: 'The report arrives',
  promised: 'Promised',
  sent: 'Sent',
  price: 'Price',
  /** Price and where its money stands; `refund` is what goes back. */
  money: {
    reserved: (price: string) => `${price}, reserved, not charged`,
    verified: (price: string) => `${price}, card verified, not charged`,
    not_charged: (price: string) => `${price}, not charged`,
    nothing_reserved: (price: string) => `${price}, not reserved, not charged`,
    released: (price: string) => `${price}, reservation released, nothing charged`,
    never_charged: (price: string) => `${price}, nothing reserved, nothing charged`,
    awaits_confirmation: (price: string) => `${price}, waits for your confirmation, not charged`,
    unpaid: (price: string) => `${price}, not paid yet`,
    charged_now: (price: string) => `${price}, charged now`,
    charged: (price: string) => `${price}, charged`,
    waived: 'nothing to pay, by our late rule',
    charged_before: (price: string) => `${price}, charged before, nothing more now`,
    given_back: (price: string, refund: string) => `${price}, charged; ${refund} goes back to you`,
    kept: (price: string) => `${price}, kept of your limit, nothing owed`,
    freed: (price: string) => `${price}, nothing owed, your limit is free again`,
    invoice_follows: (price: string) => `${price}, the invoice follows`,
    invoiced: (price: string) => `${price}, by invoice`,
    invoiced_given_back: (price: string, refund: string) => `${price}, by invoice; ${refund} given back`,
    not_given_back: (price: string) => `${price}, charged; the refund did not go through`,
  },
  /** The promise moves with every day that we wait for an answer. */
  dueMoves: (latestBy: string) => `${latestBy}, and later by the time we wait for you`,
  searchedTitle: 'Where we looked',
  /** What was looked for, in which country. */
  searchedFor: (words: string, country: string) => `We looked for ${words}, country: ${country}.`,
  wrong: 'Something is wrong in this report',
};
export type Texts = typeof en;
