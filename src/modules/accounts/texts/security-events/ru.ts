import type { SecurityEventWords } from './en.ts';

/** «1 раз», «2 раза», «5 раз», «22 раза». */
const timesWord = (count: number) =>
  [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100) ? 'раза' : 'раз';

export const securityEvents: SecurityEventWords = {
  title: 'Что происходило',
  lead: 'Входы, неудачные попытки и отказы в доступе за последние 90\u00a0дней. Одинаковое за день — одна строка. Если здесь есть что-то не ваше, смените пароль и завершите остальные сеансы.',
  kinds: {
    sign_in: 'Вход',
    sign_in_failed: 'Неверная почта или пароль',
    code_failed: 'Пароль верный, код второго фактора — нет',
    sign_in_blocked: 'Вход остановлен: слишком много попыток',
    right_refused: 'Отказано',
    staff_act: 'Сделано по службе',
  },
  actions: {
    'site.use': 'открытые страницы',
    'account.enter': 'вход в учётную запись',
    'order.place': 'размещение заказов',
    'order.follow': 'ход заказа',
    'profile.manage': 'профиль',
    'orders.see': 'собственные заказы',
    'data.manage': 'выгрузка данных и удаление записи',
    'company.manage': 'данные компании',
    'desk.work': 'работа над отчётами',
    'report.approve': 'утверждение отчёта',
    'catalogue.see': 'черновик цен',
    'catalogue.edit': 'правка цен',
    'claim.decide': 'решение по претензии',
    'refund.grant': 'одобрение возврата',
    'delivery.resolve': 'застрявшие письма и доставки',
    'debt.write_off': 'списание долгов',
    'feedback.moderate': 'вопросы и отзывы',
    'outbox.mend': 'письма и задания, которые не удались',
    'books.see': 'сверка нашей книги с платёжными шлюзами',
    'audit.read': 'журнал действий сотрудников',
    'people.manage': 'чужие учётные записи',
    'staff.invite': 'приглашения сотрудников',
  },
  unknownDevice: 'Неизвестное устройство',
  network: (network) => `сеть ${network}`,
  manyNetworks: 'разные сети',
  times: (count) => `${count}\u00a0${timesWord(count)}`,
  between: (first, last) => `${first} – ${last}`,
  nobody: 'Адрес без учётной записи',
  showAll: (count) => `Показать все: ${count}`,
  loading: 'Загружаем события…',
  empty: 'За последние 90\u00a0дней ничего не было.',
  failedTitle: 'Список не загрузился',
  unreachable: 'Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
};
