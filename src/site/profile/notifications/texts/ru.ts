import type { notifications as enNotifications } from './en.ts';

export const notifications: typeof enNotifications = {
  title: 'Копии писем о заказах',
  lead: 'Письма о ваших заказах, в том числе готовые отчёты, могут получать и другие: коллеги, бухгалтерия. Сначала каждый адрес должен согласиться; ссылка в письмах открывает заказ без пароля.',
  empty: 'Других получателей нет.',
  waiting: 'Ждёт согласия',
  confirmed: 'Получает копии',
  remove: 'Убрать',
  removeTitle: 'Убрать этот адрес?',
  removeText: (address) => `Копии на ${address} больше не придут.`,
  keep: 'Оставить',
  removed: 'Адрес убран',
  email: 'Электронная почта',
  submit: 'Добавить адрес',
  busy: 'Добавляем…',
  added: 'Мы отправили туда ссылку',
  failedTitle: 'Ничего не изменилось',
  limit: 'Больше пяти адресов добавить нельзя.',
  listLabel: 'Адреса',
};
