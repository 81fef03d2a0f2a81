/** Country page and company search. */
export const countryPage = {
  title: (country: string) => `Credit report on a company: ${country}`,
  description: (country: string, days: string) =>
    `Find a company (${country}) and order a credit report: ${days}. The card is charged only after the report is sent.`,
  lead: (days: string) =>
    `Find the company, choose how fast you need the report, and reserve the price on your card. Reports arrive in ${days}.`,
  tariffsTitle: 'Prices and delivery',
  tariffsLead: 'The same full report at every price: you choose only the speed.',
  searchTitle: 'Find the company',
};
