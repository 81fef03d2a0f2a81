import type { Texts } from './en.ts';

/** Слова страницы заказа, который оплачивают по счёту. */
const invoice: Texts['invoice'] = {
  money: {
    created: (amount) => `${amount}: проверяем, хватает ли лимита`,
    kept: (amount) => `${amount} отложено из вашего лимита, вы ещё ничего не должны`,
    refused: (amount) => `Лимита не хватило на ${amount}: оплатите картой`,
    freed: 'Вы ничего не должны, лимит снова свободен',
    invoicing: (amount) => `Отчёт отправлен, счёт на ${amount} на подходе`,
    owed: (amount, day) => `${amount} — оплатить до ${day}`,
    overdue: (amount, day) => `${amount} — срок оплаты был ${day}`,
    paid: (amount) => `Счёт на ${amount} оплачен`,
    nothing: 'Больше ничего платить не нужно',
  },
  part: (amount) => `Уже получено ${amount}`,
  how: 'Банковским переводом, реквизиты — в счёте',
  back: 'Неоплаченный счёт уменьшен на эту сумму, а оплаченное мы переведём вам обратно.',
  steps: { paid: 'Часть лимита отложена', charged: 'Счёт' },
};

export const ru: Texts = { invoice };
