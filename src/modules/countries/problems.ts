import type { ProblemDefinition } from '#kernel/problem.ts';

/** Refusals of the countries room. */
export const countryProblems = {
  unknownCountry: {
    code: 'unknown_country',
    status: 404,
    text: { en: 'This country is not on the list.', ru: 'Такой страны нет в списке.' },
  },
  unknownCountryGroup: {
    code: 'unknown_country_group',
    status: 404,
    text: { en: 'This part of the world is not on the list.', ru: 'Такой части света нет в списке.' },
  },
  unknownTariff: {
    code: 'unknown_tariff',
    status: 404,
    text: { en: 'This tariff is no longer on offer.', ru: 'Такого тарифа сейчас нет.' },
  },
} as const satisfies Record<string, ProblemDefinition>;
