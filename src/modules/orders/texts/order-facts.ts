import type { Localized } from '#kernel/locale.ts';
import type { WorkItemKind, WorkItemOutcome } from '../contract.ts';

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
  work: Readonly<Record<WorkItemKind, string>>;
  outcome: Readonly<Record<WorkItemOutcome, string>>;
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
    work: {
      register: 'Company register',
      court: 'Courts and insolvency',
      sanctions: 'Sanctions and exposed persons',
      accounts: 'Accounts and tax',
      interview: 'Call to the company',
    },
    outcome: {
      found: 'something there, but not this company',
      nothing_found: 'searched, not there',
      partly: 'searched in part, not there',
      unavailable: 'could not be searched',
    },
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
    work: {
      register: 'Реестр компаний',
      court: 'Суды и банкротства',
      sanctions: 'Санкции и публичные лица',
      accounts: 'Отчётность и налоги',
      interview: 'Звонок в компанию',
    },
    outcome: {
      found: 'записи есть, но не об этой компании',
      nothing_found: 'проверили, такой компании нет',
      partly: 'проверили частично, такой компании нет',
      unavailable: 'проверить не удалось',
    },
    wrong: 'В отчёте что-то не так',
  },
};
