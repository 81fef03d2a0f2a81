import type { Localized } from '#kernel/locale.ts';
import type { Light } from './report-words.ts';
import type { SectionCode } from './section-shape.ts';

/** Why the light is what it is. */
export type Reason = Readonly<{ light: Light; section: string; text: Localized }>;
type Need = Reason & Readonly<{ field: string }>;
type Rule = Need & Readonly<{ value: string }>;

/** What each coded value means for the light; values that are not listed say nothing about it. */
export const rules: readonly Rule[] = [
  rule(
    'identification',
    'status',
    'Active',
    'green',
    'The register says: active.',
    'По данным реестра компания действует.',
  ),
  rule(
    'identification',
    'status',
    'Liquidation',
    'red',
    'The company is in liquidation.',
    'Компания в процессе ликвидации.',
  ),
  rule(
    'identification',
    'status',
    'Deleted',
    'red',
    'The company has been deleted from its register.',
    'Компания исключена из реестра.',
  ),
  rule(
    'identification',
    'status',
    'Reorganisation',
    'amber',
    'The company is being reorganised.',
    'Компания в процессе реорганизации.',
  ),
  rule(
    'contacts',
    'mass_address',
    'true',
    'amber',
    'Many companies share the registered address.',
    'По юридическому адресу зарегистрировано много компаний.',
  ),
  rule(
    'legal',
    'insolvency',
    'found',
    'red',
    'Insolvency records were found.',
    'Найдены сведения о банкротстве.',
  ),
  rule(
    'legal',
    'insolvency',
    'nothing_found',
    'green',
    'Insolvency searched: nothing found.',
    'Банкротство проверено: ничего не найдено.',
  ),
  rule(
    'legal',
    'insolvency',
    'unavailable',
    'amber',
    'The insolvency source did not answer.',
    'Источник сведений о банкротстве не ответил.',
  ),
  rule(
    'legal',
    'strike_off',
    'found',
    'red',
    'A strike-off notice was found.',
    'Найдено уведомление об исключении из реестра.',
  ),
  rule('legal', 'court_cases', 'found', 'amber', 'Court cases were found.', 'Найдены судебные дела.'),
  rule(
    'legal',
    'court_cases',
    'nothing_found',
    'green',
    'Courts searched: nothing found.',
    'Суды проверены: ничего не найдено.',
  ),
  rule(
    'legal',
    'court_cases',
    'unavailable',
    'amber',
    'The court source did not answer.',
    'Источник судебных дел не ответил.',
  ),
  rule(
    'legal',
    'enforcement',
    'found',
    'amber',
    'Enforcement proceedings were found.',
    'Найдены исполнительные производства.',
  ),
  rule(
    'legal',
    'tax_arrears',
    'found',
    'amber',
    'Tax arrears were found.',
    'Найдена налоговая задолженность.',
  ),
  rule(
    'screening',
    'sanctions',
    'true_match',
    'red',
    'A sanctions match is confirmed.',
    'Подтверждено совпадение с санкционным списком.',
  ),
  rule(
    'screening',
    'sanctions',
    'unresolved',
    'amber',
    'A possible sanctions match is unresolved.',
    'Возможное совпадение с санкционным списком требует уточнения.',
  ),
  rule(
    'screening',
    'sanctions',
    'clear',
    'green',
    'Sanctions lists searched: no match.',
    'Санкционные списки проверены: совпадений нет.',
  ),
  rule(
    'screening',
    'sanctions',
    'false_match',
    'green',
    'Sanctions lists searched: only a false match.',
    'Санкционные списки проверены: совпадение ложное.',
  ),
  rule(
    'screening',
    'exposed_persons',
    'true_match',
    'amber',
    'A politically exposed person is involved.',
    'Среди связанных лиц есть публичное должностное лицо.',
  ),
  rule(
    'screening',
    'exposed_persons',
    'unresolved',
    'amber',
    'A possible exposed person is unresolved.',
    'Возможная связь с публичным лицом требует уточнения.',
  ),
  rule(
    'screening',
    'screened_verdict',
    'true_match',
    'red',
    'A person or company of the circle is listed.',
    'Лицо или компания из окружения есть в списке.',
  ),
  rule(
    'screening',
    'screened_verdict',
    'unresolved',
    'amber',
    'A match within the circle is unresolved.',
    'Совпадение в окружении требует уточнения.',
  ),
  rule(
    'legal',
    'enforcement',
    'unavailable',
    'amber',
    'The enforcement source did not answer.',
    'Источник исполнительных производств не ответил.',
  ),
  rule(
    'legal',
    'charges',
    'unavailable',
    'amber',
    'The source of charges did not answer.',
    'Источник сведений о залогах не ответил.',
  ),
  rule(
    'legal',
    'tax_arrears',
    'unavailable',
    'amber',
    'The tax source did not answer.',
    'Источник сведений о налогах не ответил.',
  ),
  rule(
    'legal',
    'strike_off',
    'unavailable',
    'amber',
    'The source of strike-off notices did not answer.',
    'Источник уведомлений об исключении не ответил.',
  ),
];

/** Without an answer here no green light can be given. */
export const needed: readonly Need[] = [
  need(
    'identification',
    'status',
    'grey',
    'The status could not be established.',
    'Статус компании установить не удалось.',
  ),
  need(
    'legal',
    'insolvency',
    'amber',
    'Insolvency could not be searched.',
    'Проверить банкротство не удалось.',
  ),
  need(
    'screening',
    'sanctions',
    'amber',
    'Sanctions lists could not be searched.',
    'Проверить санкционные списки не удалось.',
  ),
  need('legal', 'court_cases', 'amber', 'Courts could not be searched.', 'Проверить суды не удалось.'),
  need(
    'screening',
    'exposed_persons',
    'amber',
    'Exposed persons could not be searched.',
    'Проверить публичных лиц не удалось.',
  ),
];

/** What a buyer who sees a green light takes for granted: without facts here there is none, and the gap stands beside it. */
export const neededSections: readonly SectionCode[] = ['owners', 'group', 'payments', 'financials'];

function rule(section: string, field: string, value: string, light: Light, en: string, ru: string): Rule {
  return { section, field, value, light, text: { en, ru } };
}

function need(section: string, field: string, light: Light, en: string, ru: string): Need {
  return { section, field, light, text: { en, ru } };
}
