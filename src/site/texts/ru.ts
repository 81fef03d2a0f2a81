import type { en } from './en.ts';

const shell: (typeof en)['shell'] = {
  siteName: 'Countercheck',
  skipToContent: 'Перейти к содержанию',
  mainMenu: 'Главное меню',
  home: 'Главная',
  countries: 'Страны',
  prices: 'Наши цены',
  blog: 'Блог',
  reviews: 'Отзывы',
  about: 'О нас',
  openRating: 'Как считается рейтинг',
  onTime: 'Отчёты в срок',
  verify: 'Проверить отчёт',
  terms: 'Условия использования',
  privacy: 'Политика конфиденциальности',
  offer: 'Публичная оферта',
  storage: 'Что мы храним',
  contact: 'Связаться с нами',
  login: 'Войти',
  profile: 'Профиль',
  breadcrumbs: 'Вы здесь',
  menu: 'Меню',
  footerSite: 'Сайт',
  footerLegal: 'Условия',
  theme: { label: 'Тема', light: 'Светлая', dark: 'Тёмная', system: 'Как в системе' },
  scrollToTop: 'Наверх',
  dismiss: 'Убрать',
  close: 'Закрыть',
  demo: 'Демо',
  demoFooter:
    'Это демонстрация. Компании демо-реестра вымышлены, работают только тестовые карты, деньги не списываются.',
  tagline: 'Кредитные отчёты о компаниях более чем из 200 стран. Оплата после доставки.',
  errorSummary: 'Проверьте данные',
  optional: '(необязательно)',
  sessionEnded: 'Сеанс завершён. Войдите снова: всё, что вы ввели на этой вкладке, сохранилось.',
};

const faults: (typeof en)['faults'] = {
  notFoundTitle: 'Страница не найдена',
  notFoundText:
    'По этому адресу ничего нет. Проверьте, нет ли в нём опечатки, или начните с главной страницы.',
  errorTitle: 'Что-то пошло не так',
  errorText: 'Что-то пошло не так. Попробуйте ещё раз позже',
  errorMeaning: 'На этом шаге ничего не заказано и с карты ничего не списано. Прежние заказы на месте.',
  requestId: (id) => `Запрос ${id}`,
  requestHint: 'Назовите этот номер, если будете нам писать.',
  toHome: 'На главную',
  tryAgain: 'Повторить',
};

const legal: (typeof en)['legal'] = {
  seller: 'Продавец',
  number: 'Регистрационный номер',
  address: 'Адрес регистрации',
  bank: 'Банк',
  email: 'Электронная почта',
  phone: 'Телефон',
  demo: 'Этот сайт показывает, как работает открытая платформа. Отчёты здесь никто не продаёт, договор не заключается.',
};

export const ru: typeof en = { shell, faults, legal };
