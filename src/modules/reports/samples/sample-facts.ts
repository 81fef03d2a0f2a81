import { createHash } from 'node:crypto';
import { addCalendarDays, calendarDayOf } from '#kernel/business-days.ts';
import { everyLanguageOf, type Locale, type Localized, locales } from '#kernel/locale.ts';
import type { FactDraft } from '../dossier/dossier.ts';
import type { FactMethod } from '../dossier/dossier-input.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import type { SectionCode } from '../dossier/section-codes.ts';
import type { TwoScripts } from './sample-company.ts';
import { lastWeekday } from './sample-days.ts';

/** A value in both languages at once; it is read in one. */
export type Said = Readonly<Record<Locale, FactValue>>;
type Source = Readonly<{
  name: Localized;
  path: string;
  method: FactMethod;
  daysBefore: number;
  isKept: boolean;
}>;

/** Where the facts of a sample come from: every one of these places is invented, and says so. */
const sources = {
  register: source(
    'Sample register of companies (invented)',
    'Образец реестра компаний (вымышленный)',
    'register',
    'register',
    4,
    true,
  ),
  accounts: source(
    'Sample register of accounts (invented)',
    'Образец реестра отчётности (вымышленный)',
    'accounts',
    'filing',
    4,
    true,
  ),
  courts: source(
    'Sample court database (invented)',
    'Образец базы судебных дел (вымышленный)',
    'courts',
    'register',
    3,
    false,
  ),
  insolvency: source(
    'Sample insolvency register (invented)',
    'Образец реестра банкротств (вымышленный)',
    'insolvency',
    'register',
    3,
    false,
  ),
  charges: source(
    'Sample registers of charges and tax debts (invented)',
    'Образцы реестров залогов и налоговых долгов (вымышленные)',
    'charges',
    'register',
    3,
    false,
  ),
  lists: source(
    'Sample copies of sanctions lists (invented)',
    'Образцы санкционных списков (вымышленные)',
    'lists',
    'computed',
    2,
    false,
  ),
  website: source(
    'Website of the sample company (invented)',
    'Сайт компании-образца (вымышленный)',
    'website',
    'media',
    3,
    false,
  ),
  call: source(
    'Telephone call with the accounts office (invented)',
    'Звонок в бухгалтерию (вымышленный)',
    '',
    'interview',
    2,
    false,
  ),
  suppliers: source(
    'Two suppliers of the sample company (invented)',
    'Два поставщика компании-образца (вымышленные)',
    '',
    'interview',
    2,
    false,
  ),
  country: source(
    'Sample country note (invented)',
    'Образец справки о стране (вымышленный)',
    'country',
    'analyst',
    4,
    false,
  ),
  analyst: source(
    'Analyst’s work on this sample (invented)',
    'Работа аналитика над образцом (вымышленная)',
    '',
    'analyst',
    1,
    false,
  ),
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof sources;

/** Collects the facts of one sample in one language; every fact names its invented source. */
export type FactSheet = Readonly<{
  say(section: SectionCode, from: SourceName, values: Readonly<Record<string, FactValue | Said>>): void;
  /** Rows of the section's table, in order. */
  rows(
    section: SectionCode,
    from: SourceName,
    rows: readonly Readonly<Record<string, FactValue | Said>>[],
  ): void;
  facts(): readonly FactDraft[];
}>;

/** Starts an empty sheet: `code` is the country's, `issuedAt` the day from which all others are counted. */
export function createFactSheet(code: string, issuedAt: Date, locale: Locale): FactSheet {
  const collected: FactDraft[] = [];
  const add = (
    section: SectionCode,
    from: SourceName,
    field: string,
    value: FactValue | Said,
    position: number,
  ) => {
    const { name, path, method, daysBefore, isKept } = sources[from];
    const read = isSaid(value) ? value[locale] : value;
    if (read === '') return;
    collected.push({
      section,
      field,
      position,
      value: read,
      source: name.en,
      sourceRu: name.ru,
      sourceUrl: path === '' ? null : `https://sample-${code.toLowerCase()}.example/${path}`,
      retrievedAt: new Date(
        `${lastWeekday(addCalendarDays(calendarDayOf(issuedAt), -daysBefore))}T09:30:00Z`,
      ),
      method,
      evidenceHash: isKept ? createHash('sha256').update(`sample ${code} ${path}`).digest('hex') : null,
    });
  };
  return {
    say(section, from, values) {
      for (const [field, value] of Object.entries(values)) add(section, from, field, value, 0);
    },
    rows(section, from, rows) {
      for (const [position, row] of rows.entries())
        for (const [field, value] of Object.entries(row)) add(section, from, field, value, position);
    },
    facts: () => collected,
  };
}

/** Writes a value in the two languages that the samples have; further ones read the English one. */
export function said(en: FactValue, ru: FactValue): Said {
  return everyLanguageOf({ ru }, en);
}

/** A name as its own script has it, with Latin letters beneath; who reads Russian needs none beneath Cyrillic. */
export function named({ own, latin }: TwoScripts): Said {
  const both = own === latin ? own : `${own}\n${latin}`;
  return everyLanguageOf({ ru: /\p{Script=Cyrillic}/u.test(own) ? own : both }, both);
}

/** A name within a sentence of each language: a Cyrillic one as it is where that is read, all others in Latin letters. */
export function namedInLine(
  { own, latin }: TwoScripts,
  say: Readonly<Record<Locale, (name: string) => string>>,
): Said {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(own);
  return everyLanguageOf({ ru: say.ru(isCyrillic ? own : latin) }, say.en(latin));
}

/** The same in the letters of those who read it: an address that is Cyrillic as it is in Russian, in Latin letters in all others. */
export function inLatin({ own, latin }: TwoScripts): Said {
  const needed = own === latin ? '' : latin;
  return everyLanguageOf({ ru: /\p{Script=Cyrillic}/u.test(own) ? own : needed }, needed);
}

function isSaid(value: FactValue | Said): value is Said {
  return typeof value === 'object' && locales.every((locale) => locale in value);
}

function source(
  en: string,
  ru: string,
  path: string,
  method: FactMethod,
  daysBefore: number,
  isKept: boolean,
): Source {
  return { name: everyLanguageOf({ ru }, en), path, method, daysBefore, isKept };
}
