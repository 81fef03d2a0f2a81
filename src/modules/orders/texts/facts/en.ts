/** What mails and the card page name beside their sentences: the order's facts, and where a company was looked for. */
export const en = {
  company: 'Company',
  number: 'Number',
  country: 'Country',
  report: 'Report',
  tariff: 'Delivery',
  due: 'The report arrives',
  sent: 'Sent',
  /** The promise moves with every day that we wait for an answer. */
  dueMoves: (latestBy: string) => `${latestBy}, and later by the time we wait for you`,
  searchedTitle: 'Where we looked',
  /** What was looked for, in which country. */
  searchedFor: (words: string, country: string) => `We searched for ${words} in this country: ${country}.`,
  wrong: 'Something is wrong in this report',
};
export type Texts = typeof en;
