import { pluralIn } from '#kernel/plural.ts';
import type { books as english } from '../en/books.ts';

const plural = pluralIn('ru');

export const books: typeof english = {
  title: 'Сверка',
  lead: 'Раз в сутки наша книга сверяется с тем, что каждый платёжный шлюз сообщает за последние 35\u00a0дней. Ничья блокировка снимается на второй день, всё остальное ждёт человека.',
  differences: 'Расхождения',
  noneTitle: 'Книги сходятся',
  noneText: 'При последней сверке с каждым шлюзом совпали все блокировки и все суммы до цента.',
  neverTitle: 'Сверки ещё не было',
  neverText: 'Первая пройдёт в течение часа после запуска.',
  count: (count) =>
    `${count}\u00a0${plural(count, { one: 'расхождение', few: 'расхождения', many: 'расхождений', other: 'расхождения' })}`,
  kinds: {
    orphan_hold: 'Ничья блокировка',
    orphan_charge: 'Ничьи деньги',
    missing: 'Шлюз о ней не знает',
    amount: 'Суммы не совпадают',
    state: 'Блокировка закончена только в одной книге',
  },
  todo: {
    orphan_hold: 'Снимется сама на второй день.',
    orphan_charge: 'Выясните, чьи это деньги, и верните их через шлюз.',
    missing: 'Проверьте, не удалили ли платёж в шлюзе, затем откройте заказ.',
    amount: 'Проверьте, кто возвращал или списывал деньги прямо в шлюзе, затем откройте заказ.',
    state:
      'Откройте заказ: сумма на карте может быть заблокирована зря или не заблокирована, хотя мы на неё рассчитываем.',
  },
  states: {
    created: 'открыт',
    open: 'открыт',
    requires_action: 'ждёт подтверждения банка',
    unknown: 'уточняется',
    authorised: 'заблокирована',
    verified: 'карта проверена, блокировки нет',
    declined: 'отклонён',
    void_due: 'блокировка снимается',
    voided: 'блокировка снята',
    expired: 'срок блокировки вышел',
    capture_due: 'списывается',
    capture_unknown: 'списывается, уточняется',
    captured: 'списана',
    partially_refunded: 'списана, часть возвращена',
    refunded: 'возвращена',
    disputed: 'оспорена в банке',
    lost: 'возвращена банком',
  },
  released: 'Снята',
  what: 'Что не так',
  order: 'Заказ',
  ours: 'Наша книга',
  theirs: 'Шлюз',
  since: 'Замечено',
  unknown: 'не знает',
  days: 'По дням',
  day: 'День',
  gateway: 'Шлюз',
  paymentsHead: 'Платежи',
  payments: (count) =>
    `${count}\u00a0${plural(count, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' })}`,
  sums: 'Списано и не возвращено',
  equal: 'сходится',
  notEqual: (ours, theirs) => `у\u00a0нас ${ours}, у\u00a0шлюза ${theirs}`,
  nothing: 'списаний не было',
  running: 'идёт',
  failed: (words) => `не состоялась: ${words}`,
};
