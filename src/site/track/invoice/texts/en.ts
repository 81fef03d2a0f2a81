/** The tracker's words for an order that is paid by invoice. */
export const invoice = {
  money: {
    created: (amount: string) => `${amount}: we are looking whether your limit suffices`,
    kept: (amount: string) => `${amount} of your limit is kept; you owe nothing yet`,
    refused: (amount: string) => `Your limit did not suffice for ${amount}: please pay by card`,
    freed: 'You owe nothing, and your limit is free again',
    invoicing: (amount: string) => `The report is sent: the invoice over ${amount} follows`,
    owed: (amount: string, day: string) => `${amount} to be paid by ${day}`,
    overdue: (amount: string, day: string) => `${amount} was to be paid by ${day}`,
    paid: (amount: string) => `Invoice over ${amount} paid`,
    nothing: 'Nothing more is to be paid',
  },
  part: (amount: string) => `${amount} received already`,
  how: 'By bank transfer; the account stands on the invoice',
  back: 'An invoice that is not paid is smaller by that now; what was paid we transfer back to you.',
  steps: { paid: 'Part of your limit kept', charged: 'Invoice' },
};
export const en = { invoice };
export type Texts = typeof en;
