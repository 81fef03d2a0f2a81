/** What a report is wanted for. */
export const en = {
  purposes: {
    new_customer: 'A new customer',
    supplier: 'A supplier or contractor',
    credit: 'Terms of payment or a loan',
    investment: 'An investment or purchase',
    compliance: 'Compliance, know your customer',
    other: 'Something else',
  },
};
export type Texts = typeof en;
