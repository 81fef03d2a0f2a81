import type { FactInput } from '#modules/reports/contract.ts';

type DemoFact = Omit<FactInput, 'retrievedAt' | 'evidenceHash'>;
type Cited = Pick<FactInput, 'source' | 'sourceRu' | 'sourceUrl' | 'method'>;

const register: Cited = cite('Demo register (synthetic companies)', null, 'register');
const courts: Cited = cite('Official insolvency and court registers', null, 'register');
const lists: Cited = cite('Sanctions lists of the UN, EU, US and UK', null, 'computed');
const accounts: Cited = cite('Register of accounts', null, 'filing');
const call: Cited = cite('Telephone call to the company', null, 'interview');
const analyst: Cited = cite(
  'Countercheck, analyst of this report',
  'Countercheck, аналитик отчёта',
  'analyst',
);
const computed: Cited = cite(
  'Countercheck, computed from the facts of this report',
  'Countercheck, расчёт по данным отчёта',
  'computed',
);

const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });
const said = (en: string, ru: string) => ({
  text: en,
  lang: 'en',
  translation: { text: ru, lang: 'ru', by: 'human' as const },
});

/** What a researcher of the demo writes about its invented company: enough for a report that is not thin. */
export const demoFacts: readonly DemoFact[] = [
  ...facts('summary', analyst, {
    opinion: said(
      'A small machine builder that pays on time and has no records against it.',
      'Небольшой производитель машин: платит в срок, записей против него нет.',
    ),
  }),
  ...facts('identification', register, { incorporation_date: '2009-04-14' }),
  ...facts('history', register, { event_date: '2009-04-14', event: 'Registration' }),
  ...facts('capital', register, {
    nominal_capital: euros(25_000),
    holder: 'Anna Beispiel',
    holder_share: 100,
  }),
  ...facts('owners', register, { owner: 'Anna Beispiel', owner_share: 100 }),
  ...facts('management', register, { manager_name: 'Anna Beispiel', manager_role: 'Managing director' }),
  ...facts('activities', call, { activity: 'Special machines for packaging', employees: 42 }),
  ...facts('payments', call, { days_beyond_terms: 4 }),
  ...facts('financials', accounts, {
    period_end: '2025-12-31',
    sales: euros(6_500_000),
    net_result: euros(390_000),
    total_assets: euros(5_000_000),
    equity: euros(2_500_000),
  }),
  ...facts('rating', computed, { rating: 'B, 64 of 100', credit_limit: euros(250_000) }),
  ...facts('legal', courts, {
    insolvency: 'nothing_found',
    court_cases: 'nothing_found',
    enforcement: 'nothing_found',
    charges: 'nothing_found',
    tax_arrears: 'nothing_found',
    strike_off: 'nothing_found',
  }),
  ...facts('screening', lists, { sanctions: 'clear', exposed_persons: 'clear' }),
];

function facts(
  section: FactInput['section'],
  cited: Cited,
  values: Readonly<Record<string, FactInput['value']>>,
): DemoFact[] {
  return Object.entries(values).map(([field, value]) => ({ ...cited, section, field, position: 0, value }));
}

function cite(source: string, sourceRu: string | null, method: FactInput['method']): Cited {
  return { source, sourceRu, sourceUrl: null, method };
}
