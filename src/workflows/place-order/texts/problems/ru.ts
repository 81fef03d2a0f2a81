import type { Texts } from './en.ts';

export const ru: Texts = {
  priceChanged: 'Цена изменилась с тех пор, как вы её увидели. Проверьте новую цену и подтвердите ещё раз.',
  tariffOfOtherCountry: 'Этот тариф относится к другой стране.',
  unknownCompany: 'Этой компании больше нет в нашем реестре. Повторите поиск.',
};
