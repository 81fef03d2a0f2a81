import type { Texts } from './en.ts';

export const ru: Texts = {
  ordersUnderWay: 'Некоторые ваши заказы ещё не завершены: дождитесь их или отмените.',
  orderUnderWay: (number) => `Заказ ${number} ещё не завершён.`,
};
