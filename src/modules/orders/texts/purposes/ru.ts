import type { Texts } from './en.ts';

export const ru: Texts = {
  purposes: {
    new_customer: 'Новый покупатель',
    supplier: 'Поставщик или подрядчик',
    credit: 'Отсрочка платежа или заём',
    investment: 'Инвестиция или покупка бизнеса',
    compliance: 'Комплаенс, проверка клиента',
    other: 'Другое',
  },
};
