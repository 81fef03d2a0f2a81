import type { en } from './en.ts';

const frame: (typeof en)['frame'] = {
  menu: 'Разделы профиля',
  details: 'Личные данные',
  security: 'Вход и безопасность',
  orders: 'Заказы и отчёты',
  company: 'Компания',
  data: 'Письма и ваши данные',
};

const allOrders: (typeof en)['allOrders'] = {
  register: 'Зарегистрируйтесь с той же почтой',
  registerWhy: '— и все ваши заказы будут в одном месте.',
  own: 'Все ваши заказы и отчёты',
  ownWhere: 'собраны в профиле.',
};

export const ru: typeof en = { frame, allOrders };
