/** The mail to ourselves about whom customers are told to pay, in English. */
export const en = {
  subject: 'The payment details that customers are given have changed',
  lines: (end: string, day: string) => [
    end === ''
      ? `The seller’s name, bank, account or BIC has changed: since ${day} invoices name no bank account.`
      : `The seller’s name, bank, account or BIC has changed: since ${day} invoices name the account that ends in ${end}.`,
    'Who changed it and why stands at the desk, beside what was named before.',
    'If none of you meant it, put the earlier version back at once, and lock whoever did it: transfers to somebody else’s account do not come back.',
  ],
  button: 'See the change',
  footer: 'This mail is sent whenever the seller’s name, bank, account or BIC changes.',
};
export type Texts = typeof en;
