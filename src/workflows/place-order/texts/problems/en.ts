export const en = {
  priceChanged: 'The price has changed since you saw it. Please look at the new price and confirm again.',
  tariffOfOtherCountry: 'This tariff belongs to another country.',
  unknownCompany: 'This company is not in our register any more. Please search again.',
  noCredit: 'This account does not pay by invoice. Please pay by card.',
  otherCurrency: 'Your invoices are in another currency than this price. Please pay by card.',
  limitReached:
    'This price is more than is left of your company’s limit. Pay an open invoice first, or pay this order by card.',
};
export type Texts = typeof en;
