export const en = {
  unknownCountry: 'This country is not on the list.',
  unknownCountryGroup: 'This part of the world is not on the list.',
  unknownTariff: 'This tariff is no longer on offer.',
};
export type Texts = typeof en;
