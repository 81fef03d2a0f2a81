import { pluralIn } from '#kernel/plural.ts';
import type { inbox as enInbox } from '../en/inbox.ts';

const plural = pluralIn('ru');

export const inbox: typeof enInbox = {
  title: 'Входящие',
  menu: 'Входящие',
  menuCount: (open, late) => (late === 0 ? `ждут: ${open}` : `ждут: ${open}, просрочено: ${late}`),
  count: (count) => `${count} ${plural(count, { one: 'запись', few: 'записи', other: 'записей' })}`,
  kindsTitle: 'Что это',
  everything: 'Всё',
  kinds: { question: 'Вопросы', claim: 'Претензии', review: 'Отзывы' },
  kind: { question: 'Вопрос', claim: 'Претензия', review: 'Отзыв' },
  statesTitle: 'Какие показать',
  states: { open: 'Открыты', late: 'Просрочены', done: 'Готовы' },
  owners: { anybody: 'Кто угодно', mine: 'Я', nobody: 'Никто' },
  search: 'Имя, адрес, заказ или слова',
  show: 'Показать',
  what: 'Вид',
  who: 'Кто',
  opening: 'О чём пишут',
  received: 'Получено',
  due: 'Срок',
  owner: 'Кто занимается',
  nobody: 'Никто',
  nameless: 'Без имени',
  done: 'Готово',
  doneAt: (time) => `Готово ${time}`,
  next: 'Следующая запись',
  previous: 'Предыдущая запись',
  open: 'Открыть',
  take: 'Взять',
  taken: 'Теперь это у вас',
  putBack: 'Вернуть',
  putBackDone: 'Возвращено: никто не занимается',
  chosen: (who) => `Выбрано: ${who}`,
  emptyTitle: {
    open: 'Ответа никто не ждёт',
    late: 'Просроченного нет',
    done: 'Готовых нет',
  },
  emptyText: 'Новые записи появятся здесь сами. Уберите фильтры, чтобы увидеть остальные.',
};
