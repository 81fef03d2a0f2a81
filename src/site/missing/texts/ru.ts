import type { MissingWords } from './en.ts';

export const ru: MissingWords = {
  searchTitle: 'Найдите компанию',
  company: 'Название компании',
  country: 'Страна',
  choose: 'Выберите страну',
  find: 'Найти компанию',
  pagesTitle: 'Возможно, вы искали',
  countryPage: (country) => `${country}: тарифы, реестры и пример отчёта`,
  pages: {
    '/our-prices': 'Цены отчётов',
    '/company-search': 'Поиск компании',
    '/countries': 'Все страны',
    '/example-report': 'Пример отчёта',
    '/verify': 'Проверить подлинность отчёта',
    '/blogs': 'Статьи',
    '/contact': 'Написать нам',
    '/about': 'О нас',
    '/terms': 'Пользовательское соглашение',
    '/privacy': 'Политика конфиденциальности',
    '/login': 'Вход',
    '/registration': 'Регистрация',
  },
};
