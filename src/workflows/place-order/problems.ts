import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of placing an order. */
export const placeOrderProblems = {
  priceChanged: {
    code: 'price_changed',
    status: 409,
    text: {
      en: 'The price has changed since you saw it. Please look at the new price and confirm again.',
      ru: 'Цена изменилась с тех пор, как вы её увидели. Проверьте новую цену и подтвердите ещё раз.',
    },
  },
  tariffOfOtherCountry: {
    code: 'tariff_of_other_country',
    status: 422,
    text: {
      en: 'This tariff belongs to another country.',
      ru: 'Этот тариф относится к другой стране.',
    },
  },
  unknownCompany: {
    code: 'unknown_company',
    status: 404,
    text: {
      en: 'This company is not in our register any more. Please search again.',
      ru: 'Этой компании больше нет в нашем реестре. Повторите поиск.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
