/** What a company may pay by invoice, and what it owes. */
export const credit = {
  title: 'Paying by invoice',
  left: (left: string, limit: string) => `${left} of your company’s limit of ${limit} is free.`,
  none: 'No invoice is open.',
  due: (day: string) => `to be paid by ${day}`,
  overdue: (day: string) => `was to be paid by ${day}`,
  part: (amount: string) => `${amount} received already`,
  order: (number: string) => `order ${number}`,
};
export const en = { credit };
export type Texts = typeof en;
