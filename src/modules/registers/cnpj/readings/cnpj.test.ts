import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { cnpjCompany } from '../cnpj-fixture.ts';
import { cnpjSource } from '../cnpj-source.ts';
import { cnpjProfile } from './company.ts';
import { cnpjOfficers, cnpjOwners } from './partners.ts';

const read = (reader: Reader, bytes: Uint8Array, subjectNumber = '12345678000190') =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });
const bytes = new TextEncoder().encode(JSON.stringify(cnpjCompany));

test('a company that was struck off says since when; a code has its zeros again', () => {
  const [profile] = read(cnpjProfile, bytes).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [profile.status?.status, profile.dissolved?.day, profile.activities[0]?.code, profile.capital[0]?.amount],
    ['Deleted', '2020-02-03', '0113000', '1000.5'],
  );
  assert.equal(read(cnpjProfile, bytes, '98765432000110').state, 'nothing_found');
});

test('partners own, managers act, and a number of a person is left where it is', () => {
  const [officers, owners] = [cnpjOfficers, cnpjOwners].map((reader) => read(reader, bytes).findings);
  assert.deepEqual(
    officers?.map((one) => one.kind === 'officer' && [one.name, one.role, one.since]),
    [['ANA SILVA', 'managing_director', '2010-01-02']],
  );
  assert.deepEqual(
    owners?.map((one) => one.kind === 'ownership' && [one.owner.name, one.owner.identifiers?.[0]?.value]),
    [
      ['ANA SILVA', undefined],
      ['MATRIZ SA', '98765432000110'],
    ],
  );
  assert.doesNotMatch(JSON.stringify([officers, owners]), /123456\*/);
});

test('it is asked by fourteen signs without points, with letters as well', () => {
  const asked = (value: string) =>
    cnpjSource.parts[0]?.numberOf({ country: 'BR', name: 'A', identifiers: [{ scheme: 'REG', value }] });
  assert.deepEqual(['19.131.243/0001-97', '12ABC34501DE35', '123'].map(asked), [
    '19131243000197',
    '12ABC34501DE35',
    undefined,
  ]);
});

const file = join(import.meta.dirname, '../../../../../../shared/data/identification/br/cnpj-response.json');
const skip = existsSync(file) ? false : 'the recorded answer is not here';

test('a recorded answer says who the company is', { skip }, () => {
  const [profile] = read(cnpjProfile, readFileSync(file), '19131243000197').findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [
      profile.names.map(({ text }) => text),
      profile.status?.sourceWord,
      profile.founded?.day,
      profile.addresses[0]?.postcode,
      profile.activities.map(({ code, isMain }) => [code, isMain]).slice(0, 2),
      profile.capital,
    ],
    [
      ['OPEN KNOWLEDGE BRASIL'],
      'ATIVA',
      '2013-10-03',
      '01311902',
      [
        ['9430800', true],
        ['9493600', false],
      ],
      [],
    ],
  );
});
