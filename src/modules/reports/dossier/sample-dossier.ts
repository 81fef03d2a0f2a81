import { everyLanguageOf } from '#kernel/locale.ts';
import { type Dossier, type FactDraft, startingFacts } from './dossier.ts';
import type { FactValue } from './fact-value.ts';
import type { ReportCover } from './report-cover.ts';
import { promisedSections } from './report-sections.ts';
import type { SectionCode } from './section-codes.ts';

// An invented company for tests: every kind of value, every kind of section, two alphabets.

const retrievedAt = new Date('2026-11-18T09:30:00Z');

export const sampleSubject = {
  name: 'Общество с ограниченной ответственностью «Северный ветер»',
  nameLat: 'OOO Severny Veter',
  regCode: '1027700132195',
  vatCode: '7707083893',
  address: '117997, г. Москва, ул. Вавилова, д. 19, помещение 4',
  form: 'Общество с ограниченной ответственностью',
  status: 'Active',
  country: 'ru',
  register: { code: 'demo', name: 'Demo register of companies', isDemo: true },
  fetchedAt: '2026-11-17T06:00:00.000Z',
  sourceUrl: 'https://register.example/companies/1027700132195',
  leiCode: '529900T8BM49AURSDO55',
  otherNames: ['Северный ветер', 'OOO Severny Veter', 'Nordwind Handels GmbH'],
} as const;

export const sampleCover: ReportCover = {
  reportNumber: 'CC-2026-001042-1',
  orderNumber: 'CC-2026-001042',
  country: { code: 'ru', name: everyLanguageOf({ ru: 'Россия' }, 'Russia') },
  tariffName: everyLanguageOf({ ru: 'Стандартный' }, 'Standard'),
  requestedAs: { name: 'Severny Veter', regCode: '1027700132195', vatCode: '', address: '' },
  orderedAt: new Date('2026-11-16T10:00:00Z'),
  startedAt: new Date('2026-11-17T06:00:00Z'),
  issuedAt: new Date('2026-11-21T12:00:00Z'),
  isDemo: true,
};

/** A fact of the invented company with plausible evidence. */
export function sampleFact(
  section: SectionCode,
  field: string,
  value: FactValue,
  rest: Partial<FactDraft> = {},
): FactDraft {
  return {
    section,
    field,
    value,
    position: 0,
    source: 'Commercial register, extract',
    sourceRu: 'Торговый реестр, выписка',
    sourceUrl: 'https://register.example/extract',
    retrievedAt,
    method: 'register',
    evidenceHash: 'a3f5'.repeat(16),
    ...rest,
  };
}

/** A dossier with these facts added to what the register says; sections without facts have a reason. */
export function sampleDossier(added: readonly FactDraft[] = []): Dossier {
  const facts = [...startingFacts({ ...sampleSubject, otherNames: [...sampleSubject.otherNames] }), ...added];
  const entered = { enteredBy: 'system', enteredAt: retrievedAt };
  const filled = new Set(facts.map(({ section }) => section));
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    orderId: '019a0000-0000-7000-8000-000000000002',
    revision: 1,
    kind: 'credit',
    createdAt: retrievedAt,
    updatedAt: retrievedAt,
    sealedAt: null,
    facts: facts.map((fact, index) => ({
      ...fact,
      ...entered,
      confirmation: null,
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    })),
    thinReason: null,
    missingDataReasons: promisedSections('credit')
      .filter((code) => !filled.has(code))
      .map((section) => ({
        section,
        reason: 'not_published',
        source: 'Commercial register',
        sourceRu: 'Торговый реестр',
        ...entered,
      })),
  };
}

/** A well researched company: tables, money, translations, findings. */
export function fullSampleDossier(): Dossier {
  const courts = {
    source: 'Court files',
    sourceRu: 'Картотека дел',
    sourceUrl: 'https://courts.example/',
    method: 'filing',
  } as const;
  const lists = {
    source: 'OFAC, EU, UN, UK lists',
    sourceRu: 'Списки OFAC, ЕС, ООН, Великобритании',
    sourceUrl: null,
    method: 'computed',
  } as const;
  const call = {
    source: 'Telephone call with the accountant',
    sourceRu: 'Звонок в бухгалтерию',
    sourceUrl: null,
    method: 'interview',
  } as const;
  return sampleDossier([
    sampleFact('summary', 'opinion', {
      text: 'Eine ruhige Gesellschaft mit stabilem Umsatz; die offene Forderung ist klein.',
      lang: 'de',
      translation: {
        text: 'Спокойная компания с устойчивой выручкой; открытое требование невелико.',
        lang: 'ru',
        by: 'human',
      },
    }),
    sampleFact('identification', 'incorporation_date', '2009-04'),
    sampleFact('identification', 'listed', false),
    sampleFact('contacts', 'website', 'https://severny-veter.example/o-kompanii', call),
    sampleFact('contacts', 'phone', '+7 495 000-00-00', call),
    sampleFact('contacts', 'phone', '+7 495 000-00-01', { ...call, position: 1 }),
    ...sampleRows('history', [
      { event_date: '2009-04-14', event: 'Registration', event_detail: 'Share capital of 10,000 roubles' },
      { event_date: '2017', event: 'Change of name', event_detail: 'Formerly Nordwind Handels GmbH, branch' },
    ]),
    sampleFact('capital', 'nominal_capital', { amountMinor: 1_000_000, currency: 'RUB' }),
    ...sampleRows('capital', [
      {
        holder: 'Иванов Иван Иванович',
        holder_country: 'RU',
        holder_share: 66.67,
        holder_since: '2009-04-14',
      },
      { holder: '北京北风贸易有限公司', holder_country: 'CN', holder_share: 33.33 },
    ]),
    ...sampleRows('management', [
      {
        manager_name: 'Петрова Анна Сергеевна',
        manager_role: 'Генеральный директор',
        manager_since: '2021-02-01',
        manager_elsewhere: 'شركة الرياح الشمالية',
      },
    ]),
    sampleFact('activities', 'activity', 'Wholesale of industrial fans and ventilation equipment', call),
    sampleFact('activities', 'products', ['Вентиляторы', 'Воздуховоды', 'Fan heaters'], call),
    sampleFact('activities', 'employees', 1_248, call),
    sampleFact('payments', 'days_beyond_terms', 12, call),
    ...sampleRows('financials', [
      {
        period_end: '2025-12-31',
        sales: { amountMinor: 123_456_789_000, currency: 'RUB' },
        net_result: { amountMinor: -1_234_567_00, currency: 'RUB' },
        total_assets: { amountMinor: 98_765_432_100, currency: 'RUB' },
        equity: { amountMinor: 12_345_678_950, currency: 'RUB' },
      },
    ]),
    sampleFact('legal', 'insolvency', 'nothing_found', courts),
    sampleFact('legal', 'court_cases', 'found', courts),
    ...sampleRows('legal', [
      {
        case_date: '2026-03-02',
        case_court: 'Арбитражный суд города Москвы, А40-12345/2026',
        case_role: 'Defendant',
        case_amount: { amountMinor: 45_000_000, currency: 'RUB' },
        case_stage: 'First instance',
      },
    ]),
    sampleFact('screening', 'sanctions', 'clear', lists),
    sampleFact('screening', 'exposed_persons', 'false_match', lists),
  ]);
}

/** Facts for the rows of a section's table, one position a row. */
function sampleRows(section: SectionCode, rows: readonly Readonly<Record<string, FactValue>>[]): FactDraft[] {
  return rows.flatMap((row, position) =>
    Object.entries(row).map(([field, value]) => sampleFact(section, field, value, { position })),
  );
}
