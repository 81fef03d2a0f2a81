import type { Texts } from './en.ts';

export const ru: Texts = {
  ordersUnderWay:
    'Некоторые ваши заказы ещё не завершены или счета за них не оплачены: дождитесь их, отмените или оплатите.',
  orderUnderWay: (number) => `Заказ ${number} ещё не завершён.`,
  orderNotPaid: (number) => `Счёт по заказу ${number} не оплачен.`,
};
