import type { Texts } from './en.ts';

export const ru: Texts = {
  notDelivered: 'Оставить отзыв можно, когда отчёт доставлен.',
};
