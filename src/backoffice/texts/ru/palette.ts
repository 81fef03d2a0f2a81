import { pluralIn } from '#kernel/plural.ts';
import type { palette as enPalette } from '../en/palette.ts';

const plural = pluralIn('ru');

export const palette: typeof enPalette = {
  title: 'Найти или сделать',
  placeholder: 'Номер, компания, клиент или действие',
  list: 'Что подходит',
  close: 'Закрыть',
  orders: 'Заказы',
  companies: 'Компании с несколькими заказами',
  people: 'Люди',
  pages: 'Перейти',
  acts: 'Сделать',
  page: 'страница',
  language: (name) => `Язык: ${name}`,
  ordersOf: (count) => `${count} ${plural(count, { one: 'заказ', few: 'заказа', other: 'заказов' })}`,
  count: (count) =>
    count === 0
      ? 'Ничего не подходит'
      : `${count} ${plural(count, { one: 'строка', few: 'строки', other: 'строк' })}`,
  asking: 'Ищем…',
  failed: 'Сервер не ответил; то, что можно сделать здесь, есть в списке и так.',
};
