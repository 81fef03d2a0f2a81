import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { brregSource } from '../brreg-source.ts';
import { brregOfficers } from './officers.ts';
import { brregProfile } from './profile.ts';

const readBytes = (reader: Reader, bytes: Uint8Array, subjectNumber: string) =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });
const read = (reader: Reader, answer: object, subjectNumber = '999999901') =>
  readBytes(reader, new TextEncoder().encode(JSON.stringify(answer)), subjectNumber);

const entity = {
  organisasjonsnummer: '999999901',
  navn: 'FJORD OG FJELL AS',
  organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
  forretningsadresse: {
    adresse: ['c/o Ola', null, 'Storgata 1'],
    postnummer: '9008',
    poststed: 'TROMSØ',
    land: 'Norge',
    landkode: 'NO',
  },
  stiftelsesdato: '2001-02-03',
  registrertIMvaregisteret: true,
  konkurs: false,
  underAvvikling: false,
  naeringskode1: { kode: '03.110', beskrivelse: 'Hav- og kystfiske' },
  naeringskode2: { kode: '47.270' },
  antallAnsatte: 12,
  registreringsdatoAntallAnsatteEnhetsregisteret: '2026-03-12',
  kapital: { belop: 30000.5, valuta: 'NOK', innfortDato: '2010-01-02' },
  hjemmeside: 'www.fjord.example',
};

test('an entity says who the company is, with the revision of its codes', () => {
  const [profile] = read(brregProfile, entity).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [profile.names[0]?.text, profile.legalForm?.elfCode, profile.founded?.day, profile.status?.status],
    ['FJORD OG FJELL AS', 'YI42', '2001-02-03', 'Active'],
  );
  assert.deepEqual(
    profile.identifiers.map(({ scheme, value }) => `${scheme} ${value}`),
    ['REG 999999901', 'VAT NO999999901MVA'],
  );
  assert.deepEqual(profile.addresses, [
    {
      addressKind: 'registered',
      text: 'c/o Ola, Storgata 1, 9008 TROMSØ',
      city: 'TROMSØ',
      postcode: '9008',
      country: 'NO',
      place: '/forretningsadresse',
    },
  ]);
  assert.deepEqual(
    profile.activities.map(({ scheme, revision, code, isMain }) => [scheme, revision, code, isMain]),
    [
      ['SN', '2025', '03.110', true],
      ['SN', '2025', '47.270', false],
    ],
  );
  assert.deepEqual(profile.capital, [
    {
      capitalKind: 'issued',
      amount: '30000.5',
      currency: 'NOK',
      since: '2010-01-02',
      place: '/kapital/belop',
    },
  ]);
  assert.deepEqual(profile.employees, { count: 12, year: 2026, place: '/antallAnsatte' });
});

test('the gravest flag is the status, and a company that is gone is dissolved', () => {
  const statusOf = (flags: object) => {
    const [profile] = read(brregProfile, { ...entity, ...flags }).findings;
    assert.ok(profile?.kind === 'profile' && profile.status !== undefined);
    const { status, sourceWord, since } = profile.status;
    return [status, sourceWord, since, profile.dissolved?.day];
  };
  assert.deepEqual(statusOf({ konkurs: true, konkursdato: '2024-05-06', underAvvikling: true }), [
    'Liquidation',
    'konkurs; under avvikling',
    '2024-05-06',
    undefined,
  ]);
  assert.deepEqual(statusOf({ slettedato: '2025-01-02', konkurs: true }), [
    'Deleted',
    'slettet; konkurs',
    '2025-01-02',
    '2025-01-02',
  ]);
  assert.deepEqual(statusOf({ underRekonstruksjonsforhandlingDato: '2025-01-02' })[0], 'Reorganisation');
  assert.equal(read(brregProfile, entity, '999999902').state, 'nothing_found');
});

test('bankruptcy and restructuring are marks: not to bear one is an answer, to be without the mark is none', () => {
  const standingOf = (flags: object) => {
    const [profile, ...notices] = read(brregProfile, { ...entity, ...flags }).findings;
    assert.ok(profile?.kind === 'profile');
    return [profile.insolvency?.standing, notices.map((one) => one.kind === 'notice' && one.day)];
  };
  assert.deepEqual(standingOf({}), ['none', []]);
  assert.deepEqual(standingOf({ underAvvikling: true }), ['none', []]);
  assert.deepEqual(standingOf({ konkurs: undefined }), [undefined, []]);
  assert.deepEqual(standingOf({ konkurs: true, konkursdato: '2024-05-06' }), ['open', ['2024-05-06']]);
  assert.deepEqual(standingOf({ underRekonstruksjonsforhandling: true }), ['open', []]);
  assert.deepEqual(standingOf({ slettedato: '2025-01-02' }), [undefined, []]);
  assert.deepEqual(standingOf({ slettedato: '2025-01-02', konkurs: true }), ['closed', []]);
});

const kari = { navn: { fornavn: 'Kari', etternavn: 'Nordmann' }, fodselsdato: '1970-05-10' };
const ola = { navn: { fornavn: 'Ola', mellomnavn: 'Fjell', etternavn: 'Nordmann' } };
const group = (kode: string, roller: readonly object[]) => ({ type: { kode, beskrivelse: kode }, roller });
const role = (kode: string, beskrivelse: string, holder: object) => ({
  type: { kode, beskrivelse },
  ...holder,
});
const board = {
  rollegrupper: [
    group('STYR', [
      role('LEDE', 'Styrets leder', { person: kari }),
      role('MEDL', 'Styremedlem', { person: ola, fratraadt: true }),
      role('HVA', 'Noe nytt', { person: ola }),
    ]),
    group('SIGN', [
      role('SIFE', 'Signatur i fellesskap', { person: kari }),
      role('SIFE', 'Signatur i fellesskap', { person: ola }),
    ]),
    group('PROK', [role('PROK', 'Prokura', { person: ola })]),
    group('REVI', [
      role('REVI', 'Revisor', { enhet: { organisasjonsnummer: '999999903', navn: ['REVISOR', 'AS'] } }),
    ]),
    group('REGN', [role('REGN', 'Regnskapsfører', { enhet: { organisasjonsnummer: '999999904' } })]),
  ],
  _links: { enhet: { href: 'https://data.brreg.no/enhetsregisteret/api/enheter/999999901' } },
};

test('roles are officers and powers, of people the year of birth alone, and who has left is none', () => {
  const { findings, remarks } = read(brregOfficers, board);
  assert.deepEqual(
    findings.map((one) =>
      one.kind === 'officer'
        ? [one.name, one.role, one.birthYear, one.identifiers?.[0]?.value]
        : one.kind === 'signing_rule' && one.text,
    ),
    [
      ['Kari Nordmann', 'chair', 1970, undefined],
      ['Ola Fjell Nordmann', 'other', undefined, undefined],
      ['Kari Nordmann', 'signatory', 1970, undefined],
      ['Ola Fjell Nordmann', 'signatory', undefined, undefined],
      'Signatur i fellesskap: Kari Nordmann, Ola Fjell Nordmann',
      ['Ola Fjell Nordmann', 'signatory', undefined, undefined],
      'Prokura: Ola Fjell Nordmann',
      ['REVISOR AS', 'auditor', undefined, '999999903'],
    ],
  );
  assert.deepEqual(remarks, [{ place: '/rollegrupper/0/roller/1', remark: 'has left the role' }]);
  assert.doesNotMatch(JSON.stringify(findings), /05-10/);
  assert.equal(read(brregOfficers, board, '999999902').findings.length, 0);
});

test('the number is asked for in the register’s spelling', () => {
  const numbers = [
    { scheme: 'REG', value: '999 999 901' },
    { scheme: 'VAT', value: 'NO999999901MVA' },
    { scheme: 'REG', issuer: 'RA000585', value: '999999901' },
    { scheme: 'LEI', value: '999999901' },
  ].map((one) => brregSource.parts[0]?.numberOf({ country: 'NO', name: 'A', identifiers: [one] }));
  assert.deepEqual(numbers, ['999999901', '999999901', undefined, undefined]);
});

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const skip = existsSync(shared) ? false : 'the recorded answers are not here';

test('recorded answers of the register are read', { skip }, () => {
  const number = '923609016';
  const recorded = (file: string) => readFileSync(join(shared, file));
  const [profile] = readBytes(
    brregProfile,
    recorded(`identification/no/entity_${number}.json`),
    number,
  ).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [profile.names[0]?.text, profile.capital[0]?.amount, profile.employees?.count, profile.addresses.length],
    ['EQUINOR ASA', '6392018780', 21408, 2],
  );
  const { findings, remarks } = readBytes(
    brregOfficers,
    recorded(`management/no/roles_${number}.json`),
    number,
  );
  const counts = Map.groupBy(findings, (one) => (one.kind === 'officer' ? one.role : one.kind));
  assert.deepEqual(
    [...counts].map(([role, of]) => [role, of.length]),
    [
      ['managing_director', 1],
      ['chair', 1],
      ['board_member', 10],
      ['deputy_member', 3],
      ['auditor', 1],
    ],
  );
  assert.deepEqual(remarks, []);
});
