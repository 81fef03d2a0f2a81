import { pluralIn } from '#kernel/plural.ts';
import type { outbox as enOutbox } from '../en/outbox.ts';

const plural = pluralIn('ru');

export const outbox: typeof enOutbox = {
  title: 'Сбои',
  menu: 'Сбои',
  menuCount: (count) =>
    `${count} ${plural(count, { one: 'задание', few: 'задания', other: 'заданий' })} без попыток`,
  states: { given_up: 'Попытки прекращены', failing: 'Пробуем снова' },
  filter: 'Какие задания',
  count: (count) => `${count} ${plural(count, { one: 'задание', few: 'задания', other: 'заданий' })}`,
  emptyTitle: { given_up: 'Всё выполнено', failing: 'Сбоев нет' },
  emptyText: 'Письма, списания и всё остальное проходят. Если что-то не получится, оно само появится здесь.',
  mailFails: 'Почтовый сервер не принимает письма',
  mailFailsText: (since) =>
    `С ${since}. Ничего не потеряно: каждое письмо мы пробуем отправить пять дней, и оно уйдёт, как только сервер заработает. Проверьте сервер или MAIL_URL.`,
  mailSays: (words) => `Ответ: ${words}`,
  since: (time) => `С ${time}`,
  givenUp: (time) => `Попытки прекращены ${time}`,
  next: (time) => `Следующая попытка ${time}`,
  attempts: (count) => `${count} ${plural(count, { one: 'попытка', few: 'попытки', other: 'попыток' })}`,
  toOrder: (number) => `Заказ ${number}`,
  retry: 'Попробовать снова',
  retryAbout: (what) => `Попробовать снова: ${what}`,
  retried: 'Пробуем снова',
  retryAll: 'Попробовать всё снова',
  retryAllTitle: 'Попробовать снова всё, что не получилось?',
  retryAllText:
    'Письма уйдут клиентам, списания и снятия резервов — в платёжный шлюз. Ничего не произойдёт дважды, и попытки продлятся ещё пять дней.',
  retriedAll: 'Пробуем всё снова',
  dismiss: 'Оставить так',
  dismissAbout: (what) => `Оставить так: ${what}`,
  dismissTitle: 'Оставить невыполненным?',
  dismissText: 'Попыток больше не будет, и отсюда запись исчезнет. Что так решили вы, останется записанным.',
  dismissed: 'Оставлено невыполненным',
  pages: 'Страницы',
  page: (page, count) => `Страница ${page} из ${count}`,
  previous: 'Предыдущая страница',
  following: 'Следующая страница',
  topics: {
    'orders.deliver': 'Отправка отчёта',
    'orders.notify': 'Письмо клиенту о заказе',
    'orders.copy': 'Копия письма о заказе',
    'orders.claim': 'Сообщение о претензии в нашу почту',
    'questions.forward': 'Вопрос с сайта в нашу почту',
    'questions.receipt': 'Подтверждение, что вопрос получен',
    'payments.open': 'Открытие страницы оплаты',
    'payments.authorise': 'Резерв на сохранённой карте',
    'payments.release': 'Снятие резерва',
    'payments.capture': 'Списание',
    'payments.check': 'Проверка платежа',
    'payments.refund': 'Возврат денег',
    'companies.search-server': 'Обновление поискового сервера',
  },
  accountMail: 'Письмо об учётной записи',
  otherWork: (topic) => `Задание «${topic}»`,
};
