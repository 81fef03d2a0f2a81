/** The mail to ourselves about another bank account, in English. */
export const en = {
  subject: 'Customers are told another bank account to pay to',
  lines: (end: string, day: string) => [
    end === ''
      ? `Since ${day} invoices name no bank account.`
      : `Since ${day} invoices name the account that ends in ${end}.`,
    'Who changed it and why stands at the desk, beside the account that was named before.',
    'If none of you meant it, put the earlier version back at once, and lock whoever did it: transfers to a foreign account do not come back.',
  ],
  button: 'See the change',
  footer: 'This mail is sent whenever bank or account of the seller change.',
};
export type Texts = typeof en;
