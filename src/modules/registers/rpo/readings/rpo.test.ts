import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { rpoEntity } from '../rpo-fixture.ts';
import { rpoSource } from '../rpo-source.ts';
import { rpoOfficers } from './officers.ts';
import { rpoOwners } from './owners.ts';
import { rpoProfile } from './profile.ts';
import { entityOfSearch } from './wire.ts';

const bytes = (answer: object) => new TextEncoder().encode(JSON.stringify(answer));
const read = (reader: Reader, answer: object, subjectNumber = '01234567') =>
  reader.read(bytes(answer), { subjectNumber, contentType: 'application/json' });

test('a record says who the company is, and what it was called before', () => {
  const [profile] = read(rpoProfile, rpoEntity).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text, until }) => [kind, text, until]),
    [
      ['legal', 'Nový názov, s. r. o.', undefined],
      ['former', 'Starý názov, s. r. o.', '2009-12-31'],
    ],
  );
  assert.deepEqual(
    [
      profile.status?.status,
      profile.legalForm?.sourceCode,
      profile.addresses[0]?.text,
      profile.capital[0]?.amount,
    ],
    ['Liquidation', '112', 'Hlavná 1234/56A, 91101 Trenčín', '5000'],
  );
});

test('people of its bodies and its members stand apart, without their addresses', () => {
  const { findings } = read(rpoOfficers, rpoEntity);
  assert.deepEqual(
    findings.map((one) =>
      one.kind === 'officer' ? [one.name, one.role, one.until, one.isCompany] : one.kind,
    ),
    [
      ['Ján Novák', 'managing_director', '2015-06-30', false],
      ['SPRÁVA, a. s.', 'chair', undefined, true],
      ['Eva Malá', 'supervisory_board', undefined, false],
      'signing_rule',
    ],
  );
  const owners = read(rpoOwners, rpoEntity).findings;
  assert.deepEqual(
    owners.map((one) => one.kind === 'ownership' && [one.owner.name, one.owner.identifiers?.[0]?.value]),
    [['MATKA, a. s.', '00000002']],
  );
  assert.doesNotMatch(JSON.stringify([findings, owners]), /Domáca/);
});

test('the search leads to the record of just this number; without one the company is not there', () => {
  const answer = { results: [{ ...rpoEntity, id: 9, identifiers: [{ value: '99999999' }] }, rpoEntity] };
  assert.deepEqual(
    entityOfSearch(bytes(answer), '01234567').map(({ path }) => path),
    ['/entity/17'],
  );
  assert.deepEqual(entityOfSearch(bytes({ results: [] }), '01234567'), []);
  assert.equal(read(rpoProfile, { results: [] }).state, 'nothing_found');
  assert.deepEqual(read(rpoProfile, rpoEntity, '07654321').findings, []);
});

test('a number that lost its zeros has them again', () => {
  const asked = (value: string) =>
    rpoSource.parts[0]?.numberOf({ country: 'SK', name: 'A', identifiers: [{ scheme: 'REG', value }] });
  assert.deepEqual(['1234567', '31 333 532', 'SK2020317068', 'x'].map(asked), [
    '01234567',
    '31333532',
    undefined,
    undefined,
  ]);
});
