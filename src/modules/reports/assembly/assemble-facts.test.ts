import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '#findings/reading/finding.ts';
import type { Officer } from '#findings/vocabulary/people.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { isSameValue } from '../dossier/same-value.ts';
import { assembleFacts } from './assemble-facts.ts';
import type { AssemblyReading } from './assembly-input.ts';

const sources = {
  register: { en: 'Register of companies', ru: 'Реестр компаний' },
  index: { en: 'Global index', ru: 'Мировой индекс', isNational: false },
};

const silent: Omit<Profile, 'names'> = {
  ...{ kind: 'profile', place: '', identifiers: [], addresses: [], activities: [] },
  ...{ capital: [], contacts: [], licences: [] },
};

function reading(
  source: keyof typeof sources,
  findings: readonly Finding[],
  more: Partial<AssemblyReading> = {},
) {
  return {
    source,
    part: 'profile' as const,
    url: `https://${source}.example/1`,
    fetchedAt: new Date('2026-11-23T12:03:00Z'),
    sha256: 'ab'.repeat(32),
    findings,
    ...more,
  };
}

const assemble = (readings: readonly AssemblyReading[]) => assembleFacts({ readings, outcomes: [], sources });
const shown = (readings: readonly AssemblyReading[], section: string) =>
  assemble(readings)
    .filter((fact) => fact.section === section)
    .map(({ field, position, value }) => [field, position, value]);

const registered = reading('register', [
  {
    ...silent,
    names: [
      { kind: 'legal', text: 'Nordwind GmbH', place: '/name' },
      { kind: 'former', text: 'Südwind GmbH', until: '2015-06-30', place: '/old/0' },
    ],
    identifiers: [
      { scheme: 'REG', value: 'HRB 1', place: '/number' },
      { scheme: 'INN', value: '77', place: '/inn' },
    ],
    status: { status: 'Active', sourceWord: 'aktiv', place: '/status' },
    founded: { day: '2001-02', place: '/founded' },
  },
]);
const indexed = reading(
  'index',
  [
    {
      ...silent,
      names: [{ kind: 'legal', text: 'NORDWIND GMBH.', place: '/a' }],
      identifiers: [{ scheme: 'LEI', value: '529900T8BM49AURSDO55', place: '/lei' }],
      status: { status: 'Deleted', sourceWord: 'RETIRED', place: '/s' },
    },
  ],
  { fetchedAt: new Date('2026-11-24T00:00:00Z') },
);

test('every fact carries its evidence: source in both languages, address, time, method, hash and place', () => {
  const [name] = assemble([registered]);
  assert.deepEqual(name, {
    section: 'identification',
    field: 'legal_name',
    position: 0,
    value: 'Nordwind GmbH',
    source: 'Register of companies',
    sourceRu: 'Реестр компаний',
    sourceUrl: 'https://register.example/1',
    retrievedAt: new Date('2026-11-23T12:03:00Z'),
    method: 'register',
    evidenceHash: 'ab'.repeat(32),
    place: '/name',
    machineKey: '',
    alternatives: [],
  });
});

test('the register of the country is believed before others, however fresh; what contradicts it stands beside', () => {
  const facts = assemble([indexed, registered]);
  assert.deepEqual(assemble([registered, indexed]), facts, 'in whatever order they come');
  const status = facts.find(({ field }) => field === 'status');
  assert.equal(status?.value, 'Active');
  assert.deepEqual(
    status?.alternatives.map(({ value, source, place }) => [value, source, place]),
    [['Deleted', 'Global index', '/s']],
  );
  const name = facts.find(({ field }) => field === 'legal_name');
  assert.deepEqual(name?.alternatives, [], 'capitals and points are no contradiction');
  assert.equal(facts.find(({ field }) => field === 'lei')?.source, 'Global index');
});

test('what says less of the same is no contradiction', () => {
  assert.ok(isSameValue('incorporation_date', '2001-02', '2001-02-03'));
  assert.ok(!isSameValue('incorporation_date', '2001-02', '2001-03-02'));
  assert.ok(isSameValue('jurisdiction', 'GB-EAW', 'GB'));
  assert.ok(isSameValue('registered_address', '1 High Street, Leeds', 'High Street 1; LEEDS, GB'));
  assert.ok(!isSameValue('legal_name', 'Nordwind', 'Nordwind Handel'));
});

const registerInBoth = {
  ...{ text: 'Register of companies', lang: 'en' },
  translation: { text: 'Реестр компаний', lang: 'ru', by: 'template' },
};

test('that another register knows the company too is no contradiction', () => {
  const elsewhere = reading('index', registered.findings);
  const register = assemble([registered, elsewhere]).find(({ field }) => field === 'register');
  assert.deepEqual([register?.value, register?.alternatives], [registerInBoth, []]);
});

test('names, numbers and dates stand in their fields, and the history tells when they changed', () => {
  assert.deepEqual(shown([registered], 'identification').slice(1, 5), [
    ['former_name', 0, 'Südwind GmbH'],
    ['registration_number', 0, 'HRB 1'],
    ['register', 0, registerInBoth],
    ['vat_number', 0, '77'],
  ]);
  assert.deepEqual(shown([registered], 'history'), [
    ['event_date', 0, '2015-06-30'],
    ['event', 0, { code: 'name_change' }],
    ['event_detail', 0, 'Südwind GmbH'],
    ['event_date', 1, '2001-02'],
    ['event', 1, { code: 'incorporation' }],
  ]);
});

test('people stand in their roles, those in office first; the same person of two sources once', () => {
  const officer = (name: string, more: Partial<Officer> = {}): Officer => ({
    ...{
      kind: 'officer',
      place: '/p',
      name,
      role: 'director',
      sourceRole: 'Geschäftsführer',
      isCompany: false,
    },
    ...more,
  });
  const people = [
    reading('register', [officer('LEFT, Leo', { until: '2020-01-01' }), officer('DOE, Jane')], {
      part: 'officers',
    }),
    reading('index', [officer('Jane Doe', { birthYear: 1980 })], { part: 'officers' }),
  ];
  assert.deepEqual(shown(people, 'management'), [
    ['manager_name', 0, 'DOE, Jane'],
    ['manager_role', 0, { code: 'director', word: 'Geschäftsführer' }],
    ['manager_born', 0, '1980'],
    ['manager_name', 1, 'LEFT, Leo'],
    ['manager_role', 1, { code: 'director', word: 'Geschäftsführer' }],
    ['manager_until', 1, '2020-01-01'],
  ]);
});
