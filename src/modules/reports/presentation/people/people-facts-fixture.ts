import type { Fact } from '../../dossier/dossier.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import { sampleFact } from '../../dossier/sample-dossier.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';

type Rows = Partial<Record<SectionCode, readonly Readonly<Record<string, FactValue>>[]>>;

/** Facts for tests: rows by section, each cell a fact at the position of its row. */
export function factsOfRows(rows: Rows): Fact[] {
  // Keys of the record are section codes.
  const sections = Object.entries(rows) as [SectionCode, NonNullable<Rows[SectionCode]>][];
  return sections
    .flatMap(([section, list]) =>
      list.flatMap((row, position) =>
        Object.entries(row).map(([field, value]) => sampleFact(section, field, value, { position })),
      ),
    )
    .map((fact, index) => ({
      ...fact,
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      ...{ enteredBy: 'research', enteredAt: fact.retrievedAt, confirmation: null },
    }));
}

const subject = { legal_name: 'Nordwind Maschinenbau GmbH', jurisdiction: 'DE' };
const person = (owner: string, born: string, country: string) => ({
  ...{ owner, owner_kind: 'person', owner_born: born, owner_country: country },
});
const through = 'Alster Industriebeteiligung AG → Nordwind Holding GmbH';

/** A company held through two others, with a holder whom nobody names. */
export const nordwindFacts: readonly Fact[] = factsOfRows({
  identification: [subject],
  capital: [
    { holder: 'Nordwind Holding GmbH', holder_share: 76, holder_country: 'DE', holder_since: '2016-08-09' },
    { holder: 'Karin Vogt', holder_share: 24, holder_country: 'DE', holder_kind: 'person' },
  ],
  owners: [
    {
      ...person('Henrik Petersen', '1961', 'DK'),
      ...{ owner_share: 36.784, owner_path: { code: 'indirect', word: through } },
      ...{ owners_threshold: 25, owners_reason: 'informationUnknownToPublisher' },
    },
    {
      ...person('Maren Petersen', '1964-03', 'DK'),
      ...{ owner_share: 30.096, owner_path: { code: 'indirect', word: through } },
    },
    { ...person('Karin Vogt', '1969', 'DE'), owner_share: 24, owner_path: { code: 'direct' } },
    {
      ...person('PETERSEN, Henrik', '1961', 'DK'),
      ...{ owner_share: 55, owner_of: 'Alster Industriebeteiligung AG' },
    },
    { owner: 'Maren Petersen', owner_share: 45, owner_of: 'Alster Industriebeteiligung AG' },
    {
      ...{ owner: 'Alster Industriebeteiligung AG', owner_kind: 'company', owner_country: 'CH' },
      ...{ owner_share: 88, owner_of: 'Nordwind Holding GmbH' },
    },
  ],
  group: [
    {
      ...{ ultimate_parent: 'Alster Industriebeteiligung AG', immediate_parent: 'Nordwind Holding GmbH' },
      ...{ member: 'Nordwind Service s.r.o.', member_relation: { code: 'subsidiary' }, member_share: 100 },
      ...{ member_country: 'CZ', member_number: '27074358' },
    },
  ],
  management: [
    {
      ...{ signing_rule: 'Two directors together', manager_name: 'Jens Arendt', manager_since: '2009-10-01' },
      ...{ manager_role: { code: 'managing_director' }, manager_until: '2021-09-30' },
    },
    {
      ...{
        manager_name: 'Karin Vogt',
        manager_born: '1969',
        manager_country: 'DE',
        manager_since: '2012-04-02',
      },
      manager_role: { code: 'managing_director', word: 'Geschäftsführerin' },
      manager_elsewhere:
        'Nordwind Holding GmbH, director; Elbtal Pumpenservice GmbH (HRB 7), director 2006–2011, insolvent 2011; ! disqualified',
    },
  ],
  history: [
    { event_date: '1998-04', event: { code: 'incorporation' }, event_detail: 'Hamburg' },
    { event_date: '2019-03-11', event: { code: 'name_change' }, event_detail: 'Nordwind Pumpen GmbH' },
    { event_date: '2026-02-16', event: { code: 'accounts' }, event_detail: '2024, filed late' },
    { event_date: '2025-02-16', event: { code: 'accounts' }, event_detail: '2023' },
    { event_date: '2026-08-07', event: { code: 'court_case' }, event_detail: 'Claim' },
    { event_date: '2004', event: 'Move to Hamburg' },
  ],
  legal: [
    {
      ...{ case_date: '2026-08-07', case_kind: { code: 'court_case' }, case_role: { code: 'defendant' } },
      ...{ case_amount: { amountMinor: 18_640_000, currency: 'EUR' }, case_stage: { code: 'opened' } },
    },
  ],
  screening: [
    { screened_name: 'Henrik Petersen', screened_verdict: 'clear' },
    { screened_name: 'Maren Petersen', screened_verdict: 'unresolved', screened_list: 'EU' },
    { screened_name: 'Maren Petersen', screened_verdict: 'clear' },
  ],
});
