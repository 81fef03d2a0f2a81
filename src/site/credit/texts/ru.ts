import type { Texts } from './en.ts';

/** Сколько компания может оплатить по счёту и что она должна. */
const credit: Texts['credit'] = {
  title: 'Оплата по счёту',
  left: (left, limit) => `Свободно ${left} из лимита вашей компании, ${limit}.`,
  none: 'Открытых счетов нет.',
  due: (day) => `оплатить до ${day}`,
  overdue: (day) => `срок оплаты был ${day}`,
  part: (amount) => `уже получено ${amount}`,
  order: (number) => `заказ ${number}`,
};

export const ru: Texts = { credit };
