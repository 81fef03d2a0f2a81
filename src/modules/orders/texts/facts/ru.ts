import type { Texts } from './en.ts';

export const ru: Texts = {
  company: 'Компания',
  number: 'Номер',
  country: 'Страна',
  report: 'Отчёт',
  tariff: 'Тариф',
  due: 'Отчёт придёт',
  sent: 'Отправлен',
  dueMoves: (latestBy) => `${latestBy}; срок сдвинется на время ожидания вашего ответа`,
  searchedTitle: 'Где мы искали',
  searchedFor: (words, country) => `Мы искали ${words}, страна: ${country}.`,
  wrong: 'В отчёте что-то не так',
};
