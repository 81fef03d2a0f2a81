import type { Localized } from '#kernel/locale.ts';
import { field, type Section, search } from './section-shape.ts';

/** What an analyst decided about a possible match with a list. */
const matchCodes = {
  clear: { en: 'No match', ru: 'Совпадений нет' },
  false_match: { en: 'False match', ru: 'Ложное совпадение' },
  true_match: { en: 'True match', ru: 'Подтверждённое совпадение' },
  unresolved: { en: 'Unresolved', ru: 'Требует уточнения' },
} as const satisfies Record<string, Localized>;

const statementCodes = {
  audited: { en: 'Audited', ru: 'С аудитом' },
  unaudited: { en: 'Not audited', ru: 'Без аудита' },
  unknown: { en: 'Not stated', ru: 'Не указано' },
} as const satisfies Record<string, Localized>;

/** How the company stands: money, courts, lists; and the words around the evidence. */
export const standingSections: readonly Section[] = [
  {
    code: 'summary',
    title: { en: 'Summary', ru: 'Резюме' },
    need: 'note',
    fields: [field('text', 'opinion', 'Analyst’s opinion', 'Мнение аналитика')],
  },
  {
    code: 'payments',
    title: { en: 'Payment behaviour', ru: 'Платёжная дисциплина' },
    need: 'obtainable',
    fields: [
      field('number', 'days_beyond_terms', 'Average days beyond terms', 'Средняя просрочка', {
        format: 'days',
      }),
      field('number', 'days_beyond_terms_max', 'Longest delay', 'Наибольшая просрочка', { format: 'days' }),
      field('number', 'past_due_share', 'Past due', 'Доля просроченного', { format: 'percent' }),
      field('text', 'payment_note', 'What partners and banks report', 'Что сообщают партнёры и банки'),
    ],
  },
  {
    code: 'financials',
    title: { en: 'Financial statements', ru: 'Финансовая отчётность' },
    need: 'obtainable',
    fields: [
      field('text', 'statement_standard', 'Standard and scope', 'Стандарт и охват'),
      field('status', 'statement_audit', 'Audit', 'Аудит', { codes: statementCodes }),
      field('text', 'statement_note', 'Remarks', 'Примечания'),
    ],
    table: {
      title: { en: 'Key figures', ru: 'Основные показатели' },
      columns: [
        field('date', 'period_end', 'Period end', 'Конец периода'),
        field('money', 'sales', 'Sales', 'Выручка'),
        field('money', 'net_result', 'Net result', 'Чистая прибыль'),
        field('money', 'total_assets', 'Total assets', 'Активы'),
        field('money', 'equity', 'Equity', 'Собственный капитал'),
      ],
    },
  },
  {
    code: 'rating',
    title: { en: 'Rating and credit limit', ru: 'Рейтинг и кредитный лимит' },
    need: 'mandatory',
    fields: [
      field('text', 'rating', 'Rating and method version', 'Рейтинг и версия методики'),
      field('money', 'credit_limit', 'Recommended credit limit', 'Рекомендуемый кредитный лимит'),
      field('text', 'rating_basis', 'Basis', 'Основание'),
    ],
  },
  {
    code: 'legal',
    title: { en: 'Courts and negative records', ru: 'Суды и негативные сведения' },
    need: 'mandatory',
    fields: [
      search('insolvency', 'Insolvency', 'Банкротство'),
      search('court_cases', 'Court cases', 'Судебные дела'),
      search('enforcement', 'Enforcement', 'Исполнительные производства'),
      search('charges', 'Liens and charges', 'Залоги и обременения'),
      search('tax_arrears', 'Tax arrears', 'Налоговая задолженность'),
      search('strike_off', 'Strike-off notices', 'Уведомления об исключении'),
      field('text', 'legal_note', 'Remarks', 'Примечания'),
    ],
    table: {
      title: { en: 'Records', ru: 'Записи' },
      columns: [
        field('date', 'case_date', 'Date', 'Дата'),
        field('text', 'case_court', 'Court and number', 'Суд и номер'),
        field('text', 'case_role', 'Role', 'Роль'),
        field('money', 'case_amount', 'Amount', 'Сумма'),
        field('text', 'case_stage', 'Stage', 'Стадия'),
      ],
    },
  },
  {
    code: 'screening',
    title: { en: 'Sanctions and politically exposed persons', ru: 'Санкции и публичные лица' },
    need: 'mandatory',
    fields: [
      field('status', 'sanctions', 'Sanctions lists', 'Санкционные списки', { codes: matchCodes }),
      field('status', 'exposed_persons', 'Politically exposed persons', 'Публичные должностные лица', {
        codes: matchCodes,
      }),
      field('list', 'lists_searched', 'Lists searched and their versions', 'Проверенные списки и их версии'),
      field('text', 'screening_note', 'Remarks', 'Примечания'),
    ],
    table: {
      title: { en: 'Per subject', ru: 'По субъектам' },
      columns: [
        field('text', 'screened_name', 'Subject', 'Субъект'),
        field('text', 'screened_list', 'List', 'Список'),
        field('number', 'screened_score', 'Match', 'Совпадение', { format: 'percent' }),
        field('status', 'screened_verdict', 'Verdict', 'Вывод', { codes: matchCodes }),
      ],
    },
  },
  {
    code: 'country',
    title: { en: 'Country note', ru: 'О стране' },
    need: 'note',
    fields: [
      field('text', 'country_risk', 'Country risk', 'Страновой риск'),
      field('text', 'payment_customs', 'Payment customs', 'Практика расчётов'),
      field('text', 'filing_deadlines', 'Filing deadlines', 'Сроки сдачи отчётности'),
    ],
  },
  {
    // The list of evidence is printed from the facts themselves; these are the words that go with it.
    code: 'sources',
    title: { en: 'Sources and evidence', ru: 'Источники и подтверждения' },
    need: 'note',
    fields: [
      field('text', 'interviews', 'Interviews', 'Интервью'),
      field('text', 'limits', 'Limits of this report', 'Ограничения отчёта'),
    ],
  },
];
