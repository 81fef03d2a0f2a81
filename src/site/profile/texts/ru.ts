import type { allOrders as enAllOrders } from './en.ts';

export const frame = {
  menu: 'Разделы профиля',
  details: 'Личные данные',
  security: 'Вход и безопасность',
  orders: 'Заказы и отчёты',
  data: 'Письма и ваши данные',
};

export const allOrders: typeof enAllOrders = {
  register: 'Зарегистрируйтесь с той же почтой',
  registerWhy: '— и все ваши заказы будут в одном месте.',
  own: 'Все ваши заказы и отчёты',
  ownWhere: 'собраны в профиле.',
};
