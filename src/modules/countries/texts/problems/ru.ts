import type { Texts } from './en.ts';

export const ru: Texts = {
  unknownCountry: 'Такой страны нет в списке.',
  unknownCountryGroup: 'Такой части света нет в списке.',
  unknownTariff: 'Такого тарифа сейчас нет.',
};
