/** Sentences that a template makes of facts. Sums, shares and days come as they are printed; empty parts are left out. */
export const en = {
  /** A knock-out that no prepayment cures. */
  sanctions: {
    match:
      'A match with a sanctions list is confirmed: ask a lawyer before you deal with the company at all.',
    owned_half:
      'An owner of half and more of it is on a sanctions list: ask a lawyer before you deal with the company at all.',
  },
  insolvent: 'Insolvency proceedings against the company are open.',
  statuses: {
    Liquidation: 'The company is being wound up.',
    Deleted: 'The company has been deleted from its register.',
    Reorganisation: 'The company is being reorganised.',
  },
  what: (founded: string, employees: string, equity: string) => {
    const parts = [
      founded === '' ? '' : `has existed since ${founded}`,
      employees === '' ? '' : `has ${employees}`,
    ].filter(Boolean);
    const company = parts.length === 0 ? '' : `The company ${parts.join(' and ')}`;
    if (equity === '') return company === '' ? '' : `${company}.`;
    return company === '' ? `Equity is ${equity} of assets.` : `${company}; equity is ${equity} of assets.`;
  },
  group: 'The accounts are those of its group.',
  negativeEquity: (amount: string, date: string) =>
    `The weak spot is equity: ${amount} at ${date}; debts exceed assets.`,
  /** A period as it stands in a sentence: `2025`, `the year to 30 Jun 2025`. */
  loss: (amount: string, period: string) => `The weak spot is earnings: a loss of ${amount} in ${period}.`,
  salesFell: (share: string, period: string) =>
    `The weak spot is the trend: sales fell ${share} in ${period}.`,
  late: (days: string) => `The weak spot is payment: suppliers wait about ${days} beyond terms.`,
  noWeakSpot: 'The accounts show neither a loss nor falling sales.',
  noAccounts: 'No accounts are known, so that its strength cannot be judged.',
  claims: (amount: string, share: string) =>
    share === ''
      ? `Claims of ${amount} against it are open.`
      : `Claims of ${amount} against it are open, ${share} of equity.`,
  /** Where some claims are in other currencies, or nobody says of what sum. */
  claimsAtLeast: (amount: string) =>
    amount === ''
      ? 'Claims against it are open; not all of their sums can be added up.'
      : `Claims of at least ${amount} against it are open; not all of their sums can be added up.`,
  enforced: (amount: string) => `Creditors enforce ${amount}.`,
  enforcedAtLeast: (amount: string) =>
    amount === '' ? 'Creditors enforce claims.' : `Creditors enforce at least ${amount}.`,
  nothing: (list: string) => `Searched without result: ${list}.`,
  searches: { insolvency: 'insolvency', claims: 'open claims', enforcement: 'open enforcement proceedings' },
  limit: (amount: string) => `By the open formula up to ${amount} on open account is justified.`,
  limitSet: (amount: string) => `The analyst sets a limit of ${amount} on open account.`,
  noCredit: 'The rating allows no credit: ask for prepayment.',
  /** Of a company that is deleted: prepayment would go to nobody. */
  noDebtor: 'The rating allows no credit: ask who stands in the company’s place.',
  noRoom: 'The open formula leaves no room for credit: ask for prepayment.',
  noRoomSet: 'The analyst allows no credit: ask for prepayment.',
  noLimit: 'What is known is too little for a limit.',
  above: {
    owners: (share: string) => `Above it, ask who owns the unknown ${share}.`,
    claims: 'Above it, ask how the claims stand.',
    accounts: (date: string) => `Above it, ask for accounts newer than ${date}.`,
    payments: 'Above it, ask suppliers how they are paid.',
  },
};
export type Texts = typeof en;
