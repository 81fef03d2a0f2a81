import type { Localized } from '#kernel/locale.ts';
import type { Dossier } from './dossier.ts';
import type { Light } from './report-words.ts';

/** The light and every reason that leads to it, worst first. Deterministic: same facts, same verdict. */
export type Verdict = Readonly<{ light: Light; reasons: readonly Reason[] }>;
export type Reason = Readonly<{ light: Light; section: string; text: Localized }>;

const severity: readonly Light[] = ['red', 'amber', 'grey', 'green'];

/** What each coded value means for the light; values that are not listed say nothing about it. */
const rules: readonly (Reason & Readonly<{ field: string; value: string }>)[] = [
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
];

/** Without an answer here no green light can be given. */
const needed: readonly (Reason & Readonly<{ field: string }>)[] = [
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
];

/** Reads the light off the facts: the worst reason decides. */
export function verdictOf(dossier: Pick<Dossier, 'facts'>): Verdict {
  const isStated = (section: string, field: string, value?: string) =>
    dossier.facts.some(
      (fact) =>
        fact.section === section &&
        fact.field === field &&
        (value === undefined || String(fact.value) === value),
    );
  const reasons = [
    ...rules.filter(({ section, field, value }) => isStated(section, field, value)),
    ...needed.filter(({ section, field }) => !isStated(section, field)),
  ]
    .map(({ light, section, text }) => ({ light, section, text }))
    .sort((a, b) => severity.indexOf(a.light) - severity.indexOf(b.light));
  return { light: reasons[0]?.light ?? 'grey', reasons };
}

function rule(section: string, field: string, value: string, light: Light, en: string, ru: string) {
  return { section, field, value, light, text: { en, ru } };
}

function need(section: string, field: string, light: Light, en: string, ru: string) {
  return { section, field, light, text: { en, ru } };
}
