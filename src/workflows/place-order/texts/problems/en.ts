export const en = {
  priceChanged: 'The price has changed since you saw it. Please look at the new price and confirm again.',
  tariffOfOtherCountry: 'This tariff belongs to another country.',
  unknownCompany: 'This company is not in our register any more. Please search again.',
};
export type Texts = typeof en;
