import type { card as enCard } from '../en/card.ts';

export const card: typeof enCard = {
  label: 'Пример краткой сводки отчёта',
  example: 'Пример',
  company: 'Nordhafen Logistik GmbH',
  active: 'Действует',
  rating: 'Рейтинг',
  ratingText: 'Низкий риск',
  ratingAria: 'Рейтинг 74 из 100: низкий риск',
  revenue: 'Выручка',
  equity: 'Доля капитала',
  delay: 'Задержка оплат',
  delayValue: '4 дня',
  sanctions: 'Санкции и публичные лица',
  sanctionsText: 'Нет совпадений в 11 списках',
  due: 'Отчёт на почту',
  dueIn: (days) => days,
  from: (price) => `от ${price}`,
  pick: 'Выберите страну, чтобы увидеть цены и сроки',
};
