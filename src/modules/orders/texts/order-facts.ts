import type { Localized } from '#kernel/locale.ts';

type RowWords = Readonly<{
  company: string;
  number: string;
  country: string;
  tariff: string;
  due: string;
  sent: string;
  /** The promise moves with every day that we wait for an answer. */
  dueMoves: (latestBy: string) => string;
  searchedTitle: string;
  /** What was looked for, in which country. */
  searchedFor: (words: string, country: string) => string;
  wrong: string;
}>;

/** What mails and the card page name beside their sentences: the order's facts, and where a company was looked for. */
export const factWords: Localized<RowWords> = {
  en: {
    company: 'Company',
    number: 'Number',
    country: 'Country',
    tariff: 'Delivery',
    due: 'The report arrives',
    sent: 'Sent',
    dueMoves: (latestBy) => `${latestBy}, and later by the time we wait for you`,
    searchedTitle: 'Where we looked',
    searchedFor: (words, country) => `We searched for ${words} in this country: ${country}.`,
    wrong: 'Something is wrong in this report',
  },
  ru: {
    company: 'Компания',
    number: 'Номер',
    country: 'Страна',
    tariff: 'Тариф',
    due: 'Отчёт придёт',
    sent: 'Отправлен',
    dueMoves: (latestBy) => `${latestBy}; срок сдвинется на время ожидания вашего ответа`,
    searchedTitle: 'Где мы искали',
    searchedFor: (words, country) => `Мы искали ${words}, страна: ${country}.`,
    wrong: 'В отчёте что-то не так',
  },
};
