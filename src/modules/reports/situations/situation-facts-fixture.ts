import type { Dossier, FactDraft } from '../dossier/dossier.ts';
import type { EmptyReason } from '../dossier/empty-reasons.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { promisedSections } from '../dossier/report-sections.ts';
import { sampleFact } from '../dossier/sample-dossier.ts';
import type { SectionCode } from '../dossier/section-codes.ts';

// Of which the dossiers of situations-fixture.ts are made.

export const at = new Date('2026-11-22T09:14:00Z');
type Cells = Readonly<Record<string, FactValue>>;

export const register = {
  source: 'Commercial register, Hamburg Local Court',
  sourceRu: 'Торговый реестр, суд Гамбурга',
  retrievedAt: at,
} as const;
export const accounts = {
  source: 'Annual accounts, Company Register',
  sourceRu: 'Годовая отчётность, реестр компаний',
  method: 'filing',
  retrievedAt: at,
  evidenceHash: 'b7d4'.repeat(16),
} as const;
export const courts = {
  source: 'Announcements of all German courts',
  sourceRu: 'Объявления всех судов Германии',
  retrievedAt: at,
} as const;
export const lists = {
  source: 'Countercheck, screening against the lists named',
  sourceRu: 'Countercheck, проверка по названным спискам',
  sourceUrl: null,
  evidenceHash: null,
  retrievedAt: at,
} as const;

export const eur = (thousands: number) => ({ amountMinor: Math.round(thousands * 100_000), currency: 'EUR' });
export const said = (section: SectionCode, rest: Partial<FactDraft>, values: Cells) =>
  Object.entries(values).map(([field, value]) => sampleFact(section, field, value, rest));
export const rows = (section: SectionCode, rest: Partial<FactDraft>, values: readonly Cells[]) =>
  values.flatMap((cells, position) =>
    said(section, { ...rest, position, machineKey: `row ${position}` }, cells),
  );

export function dossierOf(
  facts: readonly FactDraft[],
  reasons: Readonly<Partial<Record<SectionCode, EmptyReason>>> = {},
): Dossier {
  const filled = new Set(facts.map(({ section }) => section));
  const entered = { enteredBy: 'analyst@countercheck.example', enteredAt: at };
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    orderId: '019a0000-0000-7000-8000-000000000002',
    kind: 'credit',
    revision: 2,
    createdAt: at,
    updatedAt: at,
    sealedAt: at,
    facts: facts.map((fact, index) => ({
      ...fact,
      ...entered,
      confirmation: null,
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    })),
    missingDataReasons: promisedSections('credit')
      .filter((code) => !filled.has(code))
      .map((section) => ({
        section,
        reason: reasons[section] ?? 'not_published',
        source: 'Countercheck, catalogue of sources',
        sourceRu: 'Countercheck, каталог источников',
        ...entered,
      })),
    thinReason: null,
  };
}

export const identity = (name: string, number: string, founded: string, address: string) => [
  ...said('identification', register, {
    legal_name: name,
    legal_form: 'Gesellschaft mit beschränkter Haftung',
    registration_number: number,
    incorporation_date: founded,
    status: 'Active',
    jurisdiction: 'DE',
  }),
  ...said('contacts', register, { registered_address: address, mass_address: false }),
];

export const screened = (names: readonly string[]) => [
  ...said('screening', lists, {
    sanctions: 'clear',
    exposed_persons: 'clear',
    lists_searched: [
      'UN Security Council Consolidated List (2026-11-18)',
      'EU Financial Sanctions List (2026-214, 2026-11-20)',
      'OFAC SDN (2026-11-20)',
    ],
  }),
  ...rows(
    'screening',
    lists,
    names.map((name) => ({
      screened_name: name,
      screened_list: {
        text: 'Every list searched',
        lang: 'en',
        translation: { text: 'Все проверенные списки', lang: 'ru', by: 'template' },
      },
      screened_verdict: 'clear',
    })),
  ),
];

export function statement(year: number, of: Readonly<Record<string, number>>): Cells {
  const lines = Object.entries(of).map(([line, thousands]) => [line, eur(thousands)]);
  return {
    period_end: `${year}-12-31`,
    statement_scope: 'individual',
    period_months: 12,
    is_audited: 'audited',
    // every value is one of money
    ...(Object.fromEntries(lines) as Record<string, FactValue>),
  };
}

export const years = (year: number, sales: number) =>
  statement(year, {
    ...{ sales, cogs: sales * 0.6, gross_profit: sales * 0.4, staff_costs: sales * 0.2, ebit: sales * 0.061 },
    ...{ interest: sales * 0.004, pbt: sales * 0.057, tax: sales * 0.02, net_result: sales * 0.037 },
    ...{
      depreciation: sales * 0.03,
      inventory: 1_800,
      trade_debtors: 1_900,
      cash: 700,
      current_assets: 4_600,
    },
    ...{ intangible: 150, tangible: 3_000, fixed_assets: 3_150, total_assets: 7_750 },
    ...{ creditors_within_1y: 2_400, creditors_after_1y: 1_970, total_liabilities: 4_370 },
    ...{ share_capital: 250, retained_earnings: 3_130, equity: 3_380 },
  });
