import type { countryPage as enCountryPage, search as enSearch } from '../en/search.ts';

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

export const search: typeof enSearch = {
  title: (country) => `Поиск компании: ${country}`,
  help: 'Введите всё, что знаете о компании',
  need: 'Нужно хотя бы одно: название, регистрационный номер или ИНН/VAT-номер',
  name: 'Название',
  nameHint: 'Как его пишет сама компания, любым алфавитом. Правовую форму можно не указывать.',
  regCode: 'Регистрационный номер',
  vatCode: 'ИНН/VAT-номер',
  more: 'Дополнительная информация',
  moreHint: 'Поможет отличить тёзок.',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'E-mail',
  addInfo: 'Что ещё вы знаете',
  find: 'Найти',
  waitingTitle: (country) => `Запрашиваем реестр компаний: ${country}`,
  waitingText: 'Сравниваем названия во всех написаниях, прежние названия и номера.',
  chooseCountry: 'Из какой страны компания?',
  otherCountry: 'Другая страна',
  results: (count) => `Результаты поиска: ${count}`,
  select: 'Выбрать',
  selectAria: (name) => `Выбрать ${name}`,
  errorTitle: 'Ошибка поиска организации',
  noneTitle: 'Здесь нет нужной компании?',
  noneText:
    'Закажите по тем данным, что вы ввели: дальше ищут наши сотрудники. Если компания не найдётся, вы ничего не платите.',
  orderTyped: 'Заказать по введённым данным',
  change: 'Изменить запрос',
  otherSource: 'Источник',
  demoRegister: 'Учебный реестр (вымышленные компании)',
  formerly: (names) => `Прежде ${names}`,
  matched: {
    number: 'Номер совпадает',
    name: 'Название совпадает',
    'former name': 'Прежнее название',
    'similar name': 'Похожее название',
  },
  demo: 'Демо: вымышленная компания',
  status: {
    Active: 'Действует',
    Deleted: 'Исключена',
    'In liquidation': 'В стадии ликвидации',
    'Is in process of reorganization': 'В процессе реорганизации',
  },
};
