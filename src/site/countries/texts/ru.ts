import type { countryPage as enCountryPage } from './en.ts';

export const countryPage: typeof enCountryPage = {
  title: (country) => `Кредитный отчёт о компании: ${country}`,
  description: (country, days) =>
    `Найдите компанию (${country}) и закажите кредитный отчёт: ${days}. Деньги списываются только после отправки отчёта.`,
  lead: (days) =>
    `Найдите компанию, выберите срок и зарезервируйте сумму на карте. Срок подготовки отчёта — ${days}.`,
  tariffsTitle: 'Цены и сроки',
  tariffsLead: 'Отчёт при любой цене один и тот же, полный: вы выбираете только скорость.',
  searchTitle: 'Найдите компанию',
};
