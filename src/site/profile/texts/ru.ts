export const frame = {
  menu: 'Разделы профиля',
  details: 'Личные данные',
  security: 'Вход и безопасность',
  orders: 'Заказы и отчёты',
  data: 'Письма и ваши данные',
};
