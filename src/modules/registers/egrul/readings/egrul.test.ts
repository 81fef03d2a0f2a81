import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { egrulFixture } from '../egrul-fixture.ts';
import { egrulOfficers } from './officers.ts';
import { egrulOwners } from './owners.ts';
import { egrulProfile } from './profile.ts';

const read = (reader: Reader, bytes: Uint8Array, subjectNumber = '7700000000') =>
  reader.read(bytes, { subjectNumber, contentType: 'application/xml' });
const fixture = new TextEncoder().encode(egrulFixture);

test('a record says who the company is, with each day and code', () => {
  for (const number of ['7700000000', '1027700000000']) {
    const { findings } = read(egrulProfile, fixture, number);
    const [profile] = findings;
    assert.ok(profile?.kind === 'profile' && findings.length === 1);
    assert.deepEqual(
      [profile.names.map(({ kind, text }) => [kind, text]), profile.place],
      [
        [
          ['legal', 'ООО "ПРИМЕР"'],
          ['trading', 'ПРИМЕР'],
        ],
        '/EGRUL/СвЮЛ[2]',
      ],
    );
    assert.deepEqual(
      [profile.status?.status, profile.status?.sourceWord, profile.founded?.day, profile.capital[0]?.amount],
      ['Liquidation', 'Открыто конкурсное производство', '1999-05-06', '10000.5'],
    );
    assert.equal(profile.addresses[0]?.text, '101000, Москва, УЛ. ПРИМЕРНАЯ, Д. 1');
    assert.deepEqual(
      profile.activities.map(({ scheme, revision, code, isMain }) => [scheme, revision, code, isMain]),
      [
        ['OKVED', '2', '62.01', true],
        ['OKVED', '1', '72.20', false],
      ],
    );
    assert.deepEqual(
      [profile.contacts[0]?.value, profile.licences[0]?.number, profile.licences[0]?.text],
      ['INFO@PRIMER.EXAMPLE', 'Л-1', 'Связь'],
    );
  }
});

test('people stand there with their posts, without their numbers', () => {
  const { findings } = read(egrulOfficers, fixture);
  assert.deepEqual(
    findings.map((one) => one.kind === 'officer' && [one.name, one.role, one.since, one.isCompany]),
    [
      ['ИВАНОВ ИВАН ИВАНОВИЧ', 'managing_director', '2020-02-03', false],
      ['ПЕТРОВА АННА', 'insolvency_administrator', undefined, false],
      ['УПРАВЛЯЮЩАЯ', 'managing_director', undefined, true],
    ],
  );
  assert.doesNotMatch(JSON.stringify(findings), /770000000000/);
});

test('founders stand there with their shares; whoever is closed by law has no name', () => {
  const { findings } = read(egrulOwners, fixture);
  assert.deepEqual(
    findings.map(
      (one) =>
        one.kind === 'ownership' && [
          one.owner.partyKind,
          one.owner.name,
          one.interests[0]?.share?.exact,
          one.owner.unspecified,
        ],
    ),
    [
      ['company', 'МАТЬ', 50.5, undefined],
      ['person', 'ИВАНОВ ИВАН', 25, undefined],
      ['person', '', undefined, 'interestedPartyExemptFromDisclosure'],
    ],
  );
});

test('a company that is not in the file was not found; a file without companies is none of the register', () => {
  assert.equal(read(egrulProfile, fixture, '7799999999').state, 'nothing_found');
  assert.throws(() => read(egrulProfile, new TextEncoder().encode('<EGRUL/>')), {
    reason: 'not_this_format',
  });
});

const file = join(import.meta.dirname, '../../../../../../shared/data/identification/ru/egrul-fill.xml');
const skip = existsSync(file) ? false : 'the file of ЕГРЮЛ is not here';

test('a real file in windows-1251 gives each of its companies by its number', { skip }, () => {
  const of = (number: string) => {
    const [profile] = read(egrulProfile, readFileSync(file), number).findings;
    assert.ok(profile?.kind === 'profile');
    return profile;
  };
  const first = of('1111111111111');
  assert.deepEqual(
    [
      first.names[0]?.text,
      first.legalForm?.sourceCode,
      first.addresses[0]?.postcode,
      first.addresses[0]?.city,
    ],
    ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "КОМПАНИЯ "ЧУДЕСА"', '11111', '452613', 'ОКТЯБРЬСКИЙ'],
  );
  const second = of('3333333333');
  assert.deepEqual(
    second.addresses.map(({ addressKind }) => addressKind),
    ['registered', 'branch'],
  );
  const ended = of('8787878787');
  assert.deepEqual(
    [ended.status?.status, ended.status?.sourceWord, ended.dissolved?.day],
    ['Deleted', 'Ликвидация юридического лица', '1970-01-01'],
  );
});
