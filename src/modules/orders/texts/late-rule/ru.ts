import { pluralIn } from '#kernel/plural.ts';
import type { Texts } from './en.ts';

const plural = pluralIn('ru');
const days = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочих дня' })}`;

/** Правило опоздания: одно имя и одни слова в письмах, на странице заказа, в ценах и квитанциях. */
export const ru: Texts = {
  name: 'правило опоздания',
  days,
  late: (count) => `опоздание ${days(count)}`,
  span: (from, to) =>
    to === undefined ? `${days(from)} и больше` : from === to ? days(from) : `${from}–${days(to)}`,
  pays: (percent) => (percent === 0 ? 'ничего' : `${percent}\u00a0% цены`),
  reduced: (count, price, whole) =>
    `По правилу опоздания вы платите ${price} вместо ${whole}: отчёт опоздал на ${days(count)}.`,
  free: (count) => `По правилу опоздания вы ничего не платите: отчёт опоздал на ${days(count)}.`,
  most: (price) =>
    `К тому же мы опоздали: по правилу опоздания вы заплатите не больше ${price}, что бы ни выбрали.`,
  counted:
    'Опоздание считается в рабочих днях нашей группы. Первый начинается с обещанного часа, каждый кончается, когда она заканчивает работу, в\u00a018:00 по Лондону. Время, когда мы ждём вас, не считается: ответа, оплаты или ящика, который принимает наши письма.',
};
