/** The mail to ourselves about another bank account, in English. */
export const en = {
  subject: 'Where customers are told to pay has changed',
  lines: (end: string, day: string) => [
    end === ''
      ? `Name, bank or account of the seller have changed: since ${day} invoices name no bank account.`
      : `Name, bank or account of the seller have changed: since ${day} invoices name the account that ends in ${end}.`,
    'Who changed it and why stands at the desk, beside what was named before.',
    'If none of you meant it, put the earlier version back at once, and lock whoever did it: transfers to a foreign account do not come back.',
  ],
  button: 'See the change',
  footer: 'This mail is sent whenever name, bank, account or BIC of the seller change.',
};
export type Texts = typeof en;
