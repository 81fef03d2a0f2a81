import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import type { Notice } from '#findings/vocabulary/events.ts';
import type { Interest, Ownership, Party } from '#findings/vocabulary/ownership.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { assembleFacts } from './assemble-facts.ts';
import type { AssemblyInput, AssemblyOutcome, AssemblyReading } from './assembly-input.ts';
import { proposeReasons } from './empty-sections.ts';

const sources = {
  register: { en: 'Register', ru: 'Реестр', searches: ['insolvency', 'charge'] as const },
  gazette: { en: 'Gazette', ru: 'Вестник', searches: ['insolvency', 'strike_off'] as const },
};
const answeredAt = new Date('2026-11-23T12:03:00Z');

const reading = (part: AssemblyReading['part'], ...findings: Finding[]): AssemblyReading => ({
  ...{ source: 'register', part, url: `https://register.example/${part}` },
  ...{ fetchedAt: answeredAt, sha256: 'ab'.repeat(32), findings },
});
const outcome = (source: string, part: AssemblyReading['part'], state: string): AssemblyOutcome => ({
  ...{ source, part, state, reason: null, answeredAt },
});
const input = (
  readings: readonly AssemblyReading[],
  outcomes: readonly AssemblyOutcome[] = [],
): AssemblyInput => ({ readings, outcomes, sources });
const cells = (given: AssemblyInput, section: string, ...fields: string[]) =>
  assembleFacts(given)
    .filter((fact) => fact.section === section && (fields.length === 0 || fields.includes(fact.field)))
    .map(({ field, position, value }) => [field, position, value]);

const person = (id: string, name: string, more: Partial<Party> = {}): Party => ({
  ...{ id, name, partyKind: 'person' },
  ...more,
});
const owns = (
  owner: Party,
  owned: Ownership['owned'],
  share: Interest['share'],
  more: Partial<Interest> = {},
) =>
  ({
    ...{ kind: 'ownership', place: `/${owner.id}`, owner, owned },
    interests: [
      {
        interestType: 'shareholding',
        directness: 'direct',
        isBeneficial: false,
        ...more,
        ...(share && { share }),
      },
    ],
  }) satisfies Ownership;

test('a share is as exact as its source: a number, or the band that was filed', () => {
  const band = { min: 25, max: 50, minIsExclusive: true };
  const control = { isBeneficial: true, directness: 'unknown', interestType: 'votingRights' } as const;
  const given = input([
    reading(
      'owners',
      owns(person('a', 'Anna'), 'subject', { exact: 33.3333 }),
      owns(person('b', 'Boris', { birthYear: 1970 }), 'subject', band, control),
      owns(
        person('c', '', { unspecified: 'interestedPartyExemptFromDisclosure' }),
        'subject',
        undefined,
        control,
      ),
      { kind: 'unspecified', about: 'beneficial_owner', reason: 'unknown', sourceWord: 'x', place: '/s' },
    ),
  ]);
  assert.deepEqual(cells(given, 'capital'), [
    ['holder', 0, 'Anna'],
    ['holder_kind', 0, 'person'],
    ['holder_share', 0, 33.3333],
  ]);
  assert.deepEqual(cells(given, 'owners'), [
    ['owners_reason', 0, 'unknown'],
    ['owner', 0, 'Boris'],
    ['owner_kind', 0, 'person'],
    ['owner_born', 0, '1970'],
    ['owner_share', 0, band],
    ['owner_control', 0, ['votingRights']],
    ['owner_kind', 1, 'person'],
    ['owner_control', 1, ['votingRights']],
    ['owner_reason', 1, 'interestedPartyExemptFromDisclosure'],
  ]);
});

test('who owns through others stands with the way and the computed share', () => {
  const holding: Party = { id: 'h', name: 'Holding AG', partyKind: 'company' };
  const given = input([
    reading(
      'owners',
      owns(holding, 'subject', { exact: 80 }),
      owns(person('p', 'Paula'), holding, { min: 50, max: 75 }),
    ),
  ]);
  assert.deepEqual(cells(given, 'owners'), [
    ['owner', 0, 'Paula'],
    ['owner_kind', 0, 'person'],
    ['owner_share', 0, { min: 40, max: 60 }],
    ['owner_path', 0, { code: 'indirect', word: 'Holding AG' }],
    ['owner', 1, 'Paula'],
    ['owner_kind', 1, 'person'],
    ['owner_share', 1, { min: 50, max: 75 }],
    ['owner_control', 1, ['shareholding']],
    ['owner_path', 1, { code: 'direct' }],
    ['owner_of', 1, 'Holding AG'],
  ]);
  const [fact] = assembleFacts(given).filter(({ field }) => field === 'owner_share');
  assert.deepEqual([fact?.method, fact?.place], ['computed', '/p; /h']);
});

const statement = (periodEnd: string, sales: string, more: Partial<FinancialStatement> = {}): Finding => ({
  ...{ kind: 'statement', place: `/${periodEnd}`, periodEnd, months: 12, currency: 'EUR', unit: 1 },
  ...{ standard: 'local', scope: 'individual', isRestated: false, sourceLines: [], checks: [], remarks: [] },
  lines: { sales: { amount: sales, tag: 'Sales', place: `/${periodEnd}/sales` } },
  ...more,
});

test('statements of the company and of its group stand apart, five years each, the latest first', () => {
  const years = [2019, 2020, 2021, 2022, 2023, 2024];
  const given = input([
    reading('accounts', ...years.map((year) => statement(`${year}-12-31`, '-1.5'))),
    {
      ...reading('accounts', statement('2024-12-31', '9', { scope: 'consolidated' })),
      url: 'https://register.example/group',
    },
  ]);
  const [first, ...rest] = cells(given, 'financials', 'period_end', 'statement_scope', 'sales').filter(
    ([field]) => field === 'sales',
  );
  assert.deepEqual(first, ['sales', 0, { amountMinor: -150, currency: 'EUR' }]);
  assert.deepEqual(rest.at(-1), ['sales', 0, { amountMinor: 900, currency: 'EUR' }]);
  assert.equal(rest.length, 5);
});

test('figures that were stated anew stand beside those that were filed; what does not add up is told', () => {
  const filed = statement('2023-12-31', '100', { filedOn: '2024-06-01', dueOn: '2024-09-30' });
  const anew = statement('2023-12-31', '90', {
    filedOn: '2025-06-01',
    checks: [{ check: 'net_of_result', difference: '3', isRounding: false }],
  });
  const given = input([reading('accounts', anew, filed)]);
  assert.deepEqual(cells(given, 'financials', 'filed_on', 'due_on'), [
    ['filed_on', 0, '2024-06-01'],
    ['due_on', 0, '2024-09-30'],
    ['filed_on', 1, '2025-06-01'],
  ]);
  assert.deepEqual(cells(given, 'financials', 'sales', 'is_restated', 'balance_difference'), [
    ['sales', 0, { amountMinor: 10_000, currency: 'EUR' }],
    ['is_restated', 1, true],
    ['balance_difference', 1, { amountMinor: 300, currency: 'EUR' }],
    ['sales', 1, { amountMinor: 9_000, currency: 'EUR' }],
  ]);
});

const notice = (noticeKind: Notice['noticeKind'], stage: Notice['stage']): Notice => ({
  ...{ kind: 'notice', place: '/n', noticeKind, stage, day: '2026-01-02', title: 'Notice' },
});

test('each source answers each search for itself: records, only closed ones, nothing, silence', () => {
  const given = input(
    [reading('notices', notice('insolvency', 'closed'))],
    [outcome('register', 'notices', 'found'), outcome('gazette', 'notices', 'unavailable')],
  );
  assert.deepEqual(cells(given, 'legal', 'insolvency', 'charges', 'strike_off', 'court_cases'), [
    ['insolvency', 0, 'unavailable'],
    ['insolvency', 1, 'closed'],
    ['charges', 0, 'nothing_found'],
    ['strike_off', 0, 'unavailable'],
  ]);
  const insolvency = (...notices: Notice[]) =>
    cells(input([reading('notices', ...notices)]), 'legal', 'insolvency').map(([, , value]) => value);
  const closing = { ...notice('insolvency', 'closed'), day: '2026-05-01' };
  assert.deepEqual(insolvency(notice('restructuring', 'under_way')), ['found']);
  assert.deepEqual(insolvency(notice('liquidation', 'opened')), [], 'owners have decided it');
  assert.deepEqual(
    insolvency(notice('insolvency', 'opened'), closing),
    ['closed'],
    'a later closing ends it',
  );
  assert.deepEqual(insolvency({ ...notice('insolvency', 'opened'), day: '2026-06-01' }, closing), ['found']);
  assert.deepEqual(
    insolvency({ ...notice('insolvency', 'under_way'), number: '1' }, { ...closing, number: '2' }),
    ['found'],
    'another case’s end ends no case that runs',
  );
});

test('an empty section is excused by how its questions ended: silence is never nothing found', () => {
  const reasons = (...outcomes: AssemblyOutcome[]) =>
    proposeReasons(input([], outcomes), new Set(['owners'])).map(({ reason, source }) => [reason, source]);
  assert.deepEqual(reasons(outcome('register', 'profile', 'found')), [
    ['not_published', 'Countercheck, catalogue of sources'],
  ]);
  assert.deepEqual(reasons(outcome('register', 'owners', 'nothing_found')), [['nothing_found', 'Register']]);
  assert.deepEqual(reasons(outcome('register', 'owners', 'not_filed')), [['not_filed', 'Register']]);
  assert.deepEqual(
    reasons(outcome('register', 'owners', 'nothing_found'), outcome('gazette', 'owners', 'unavailable')),
    [['source_unavailable', 'Gazette']],
  );
  assert.deepEqual(reasons(outcome('register', 'owners', 'asked')), []);
});

test('codes of activity keep their list and its revision; people are counted by year', () => {
  const profile: Profile = {
    ...{ kind: 'profile', place: '', names: [], identifiers: [], addresses: [] },
    ...{ capital: [], contacts: [], licences: [] },
    activities: [
      {
        scheme: 'NACE',
        revision: '2.1',
        code: '62.10',
        text: 'Programming',
        lang: 'en',
        isMain: true,
        place: '/c',
      },
    ],
    employees: { min: 10, max: 19, place: '/e' },
  };
  const given = input([
    reading('profile', profile),
    reading(
      'accounts',
      statement('2024-12-31', '1', { lines: { employees: { amount: '12', tag: 'x', place: '/n' } } }),
    ),
  ]);
  assert.deepEqual(cells(given, 'activities'), [
    ['activity', 0, { text: 'Programming', lang: 'en' }],
    ['activity_code', 0, 'NACE 2.1: 62.10 – Programming'],
    ['employees', 0, 12],
    ['employees_year', 0, '2026'],
    ['employees_band', 0, '10–19'],
    ['employees_year', 1, '2024'],
    ['employees_count', 1, 12],
  ]);
  // One year told twice by one source, as a band and a number, and by another as another number: one row.
  const ofYear = (count: number) => ({ ...profile, employees: { count, year: 2024, place: '/e' } });
  const twice = input([
    reading('profile', { ...profile, employees: { min: 10, max: 19, year: 2024, place: '/e' } }),
    reading(
      'accounts',
      statement('2024-12-31', '1', { lines: { employees: { amount: '12', tag: 'x', place: '/n' } } }),
    ),
    { ...reading('profile', ofYear(15)), source: 'gazette' },
  ]);
  assert.deepEqual(cells(twice, 'activities').slice(-2), [
    ['employees_year', 0, '2024'],
    ['employees_count', 0, 15],
  ]);
  const code = { scheme: 'NAF', revision: '2', code: '62.01Z', isMain: true, place: '/d' };
  const told = reading('profile', { ...profile, activities: [...profile.activities, code] });
  const untold = reading('profile', { ...profile, activities: [code] });
  const activityOf = (read: AssemblyReading) => cells(input([read]), 'activities')[0];
  assert.deepEqual(activityOf(told), ['activity', 0, { text: 'Programming', lang: 'en' }]);
  assert.match(JSON.stringify(activityOf(untold)), /Computer programming activities.*Разработка программ/);
});

test('a source that tells of debts both by notices and as what is owed has one answer, and what was found counts', () => {
  const owed = (amount: string): Finding => ({
    ...{ kind: 'tax', about: 'tax_debt', value: amount, place: '/debt' },
    amount: { amount, currency: 'EUR' },
  });
  const told = { ...sources, register: { ...sources.register, searches: ['tax_debt'] as const } };
  const answers = (amount: string) =>
    cells(
      {
        ...input([reading('tax', owed(amount))], [outcome('register', 'notices', 'nothing_found')]),
        sources: told,
      },
      'legal',
      'tax_arrears',
    );
  assert.deepEqual(answers('0'), [['tax_arrears', 0, 'nothing_found']]);
  assert.deepEqual(answers('700'), [['tax_arrears', 0, 'found']]);
});
