/** Why a line of a price table is not taken. */
export const en = {
  unreadable: 'The tariff has no number.',
  unknown_tariff: 'There is no tariff with this number.',
  twice: 'This tariff stands in the table twice; the first line counts.',
  other_country: 'The tariff belongs to another country than the line says.',
  other_report: 'The tariff is for another report than the line says.',
  other_currency: 'The currency of a tariff cannot be changed.',
  wrong_price: 'The price is not an amount from 0.01 to 100,000.',
  wrong_days: 'The days are not whole numbers up to 60, the fewer first.',
  wrong_offer: 'In “offered” stands neither yes nor no.',
};
export type Texts = typeof en;
