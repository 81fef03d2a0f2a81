import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { aresSource } from '../ares-source.ts';
import { aresOfficers } from './officers.ts';
import { aresOwners } from './owners.ts';
import { aresProfile } from './profile.ts';

const readBytes = (reader: Reader, bytes: Uint8Array, subjectNumber: string) =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });
const read = (reader: Reader, answer: object, subjectNumber = '09999990') =>
  readBytes(reader, new TextEncoder().encode(JSON.stringify(answer)), subjectNumber);

const basic = {
  ico: '09999990',
  obchodniJmeno: 'Modrý mlýn s.r.o. v likvidaci',
  dic: 'CZ09999990',
  pravniForma: '112',
  datumVzniku: '2010-01-02',
  sidlo: { textovaAdresa: 'Dlouhá 1, 11000 Praha', nazevObce: 'Praha', psc: 11000, kodStatu: 'CZ' },
  czNace: ['62100', '47110'],
  czNace2008: ['62010'],
  czNacePrevazujici: '62100',
  statistickeUdaje: { kategoriePoctuPracovniku: '230' },
};

test('a company is told with the revision of each code, where the answer tells them apart', () => {
  const [profile] = read(aresProfile, basic).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.activities.map(({ scheme, revision, code, isMain }) => [scheme, revision, code, isMain]),
    [
      ['CZ-NACE', '2.1', '62100', true],
      ['CZ-NACE', '2.1', '47110', false],
      ['CZ-NACE', '2', '62010', true],
    ],
  );
  assert.deepEqual(
    [
      profile.status?.status,
      profile.legalForm?.elfCode,
      profile.employees?.min,
      profile.addresses[0]?.postcode,
    ],
    ['Liquidation', '9HLU', 25, '11000'],
  );
  const [old] = read(aresProfile, { ...basic, czNace2008: null }).findings;
  assert.ok(old?.kind === 'profile');
  assert.deepEqual(old.activities[0]?.revision, '');
  const [ended] = read(aresProfile, { ...basic, datumZaniku: '2020-05-06' }).findings;
  assert.ok(ended?.kind === 'profile' && ended.status?.status === 'Deleted');
  assert.equal(read(aresProfile, basic, '09999991').state, 'nothing_found');
});

const person = (jmeno: string) => ({
  jmeno,
  prijmeni: 'Nováková',
  datumNarozeni: '1970-05-10',
  statniObcanstvi: 'CZ',
});
const publicRegister = {
  icoId: '09999990',
  stavSubjektu: 'AKTIVNI',
  zaznamy: [
    {
      ico: [{ hodnota: '09999990' }],
      primarniZaznam: true,
      obchodniJmeno: [
        { hodnota: 'Starý mlýn s.r.o.', datumZapisu: '2010-01-02', datumVymazu: '2015-01-01' },
        { hodnota: 'Modrý mlýn s.r.o.', datumZapisu: '2015-01-01' },
      ],
      statutarniOrgany: [
        {
          nazevOrganu: 'jednatelé',
          clenoveOrganu: [
            {
              datumZapisu: '2010-01-02',
              fyzickaOsoba: person('Jana'),
              clenstvi: { funkce: { nazev: 'jednatel', vznikFunkce: '2010-01-01' } },
            },
            { datumZapisu: '2010-01-02', datumVymazu: '2012-01-01', fyzickaOsoba: person('Eva') },
          ],
          zpusobJednani: [{ hodnota: 'Jednatel jedná samostatně.' }],
        },
      ],
      ostatniOrgany: [
        {
          nazevOrganu: 'dozorčí rada',
          clenoveOrganu: [{ fyzickaOsoba: person('Petra'), clenstvi: { funkce: { nazev: 'předseda' } } }],
        },
      ],
      spolecnici: [
        {
          spolecnik: [
            {
              datumZapisu: '2011-01-01',
              osoba: { pravnickaOsoba: { obchodniJmeno: 'Matka a.s.', ico: '09999992' } },
              podil: [
                { datumVymazu: '2012-01-01', velikostPodilu: { typObnos: 'PROCENTA', hodnota: '100' } },
                { velikostPodilu: { typObnos: 'PROCENTA', hodnota: '66,5' } },
              ],
            },
            {
              osoba: { fyzickaOsoba: person('Jana') },
              podil: [{ velikostPodilu: { typObnos: 'ZLOMEK', hodnota: '1/4' } }],
            },
            { datumVymazu: '2012-01-01', osoba: { fyzickaOsoba: person('Eva') } },
          ],
        },
      ],
    },
  ],
};

test('whoever is entered now is an officer; what was deleted is history', () => {
  const { findings } = read(aresOfficers, publicRegister);
  assert.deepEqual(
    findings.map((one) =>
      one.kind === 'officer' ? [one.name, one.role, one.since, one.birthYear, one.country] : one.kind,
    ),
    [
      ['Jana Nováková', 'managing_director', '2010-01-01', 1970, 'CZ'],
      'signing_rule',
      ['Petra Nováková', 'supervisory_board', undefined, 1970, 'CZ'],
    ],
  );
  assert.doesNotMatch(JSON.stringify(findings), /05-10/);
  const [profile] = read(aresProfile, publicRegister).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text, until }) => [kind, text, until]),
    [
      ['former', 'Starý mlýn s.r.o.', '2015-01-01'],
      ['legal', 'Modrý mlýn s.r.o.', null],
    ],
  );
});

test('members own what is entered for them, in per cent or as a fraction', () => {
  const { findings } = read(aresOwners, publicRegister);
  assert.deepEqual(
    findings.map(
      (one) => one.kind === 'ownership' && [one.owner.name, one.interests.map(({ share }) => share?.exact)],
    ),
    [
      ['Matka a.s.', [66.5]],
      ['Jana Nováková', [25]],
    ],
  );
});

test('the number is asked for with its zeros', () => {
  const of = (scheme: string, value: string) =>
    aresSource.parts[0]?.numberOf({ country: 'CZ', name: 'A', identifiers: [{ scheme, value }] });
  assert.deepEqual(
    [of('REG', '9999990'), of('VAT', 'CZ09999990'), of('VAT', 'CZ9951234567')],
    ['09999990', '09999990', undefined],
  );
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/identification/cz');
const skip = existsSync(folder) ? false : 'the recorded answers are not here';

test('recorded answers are read', { skip }, () => {
  const profileOf = (register: string) => {
    const bytes = readFileSync(join(folder, `ares-${register}-49240901.json`));
    const [profile] = readBytes(aresProfile, bytes, '49240901').findings;
    assert.ok(profile?.kind === 'profile');
    return profile;
  };
  const statistical = profileOf('res');
  assert.deepEqual(
    statistical.activities.map(({ revision, code, isMain }) => [revision, code, isMain]),
    [
      ['2.1', '64190', true],
      ['2', '64190', true],
    ],
  );
  assert.deepEqual([statistical.employees?.min, statistical.legalForm?.elfCode], [4000, '6CQN']);
  assert.deepEqual(
    profileOf('vr').names.map(({ kind, text }) => `${kind} ${text}`),
    ['former Agrobanka Praha, a.s.', 'legal Raiffeisenbank a.s.'],
  );
});
