import { pluralIn } from '#kernel/plural.ts';
import type { queue as enQueue } from '../en/queue.ts';

const plural = pluralIn('ru');

export const queue: typeof enQueue = {
  title: 'Заказы',
  open: 'Открытые',
  all: 'Все',
  filter: 'Какие заказы показать',
  count: (count) => `${count} ${plural(count, { one: 'заказ', few: 'заказа', other: 'заказов' })}`,
  lateCount: (count) =>
    `${count} ${plural(count, { one: 'просрочен', few: 'просрочены', other: 'просрочены' })}`,
  updated: (time) => `Обновлено в ${time}`,
  stale: 'Список не обновился; попробуем снова через десять секунд.',
  keys: 'Стрелки — по строкам, Enter — открыть.',
  company: 'Компания',
  state: 'Состояние',
  placed: 'Оформлен',
  due: 'Срок',
  who: 'Кто занимается',
  nobody: 'Пока никто',
  late: 'Просрочен',
  noDue: 'Не начат',
  emptyOpen: 'Ничего не ждёт',
  emptyOpenText: 'Все заказы выполнены. Новые появятся здесь сами.',
  emptyAll: 'Заказов ещё нет',
  emptyAllText: 'Как только клиент оформит заказ, он появится здесь.',
};
