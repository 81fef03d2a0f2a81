import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { cvrAnswer, cvrCompany } from '../cvr-fixture.ts';
import { cvrSource } from '../cvr-source.ts';
import { cvrOfficers } from './officers.ts';
import { cvrOwners } from './owners.ts';
import { cvrProfile } from './profile.ts';

const read = (reader: Reader, answer: object, subjectNumber = '12345678') =>
  reader.read(new TextEncoder().encode(JSON.stringify(answer)), {
    subjectNumber,
    contentType: 'application/json',
  });

test('a record says who the company is now, and what it was before', () => {
  const [profile] = read(cvrProfile, cvrAnswer(cvrCompany)).findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text, until }) => [kind, text, until]),
    [
      ['former', 'Gammelt Navn A/S', '2009-12-31'],
      ['legal', 'Eksempel A/S', undefined],
      ['trading', 'Eksempel Handel', undefined],
    ],
  );
  assert.deepEqual(
    [profile.status?.status, profile.addresses[0]?.text, profile.employees?.count, profile.employees?.year],
    ['Liquidation', 'Hovedgaden 12B, 2. tv, 1000 København K', 7, 2022],
  );
  // A secret number stays where it is.
  assert.deepEqual(
    profile.contacts.map(({ value }) => value),
    ['post@eksempel.example'],
  );
});

test('roles, beneficial owners and legal owners stand apart, without an address of people', () => {
  const officers = read(cvrOfficers, cvrAnswer(cvrCompany)).findings;
  assert.deepEqual(
    officers.map((one) => one.kind === 'officer' && [one.name, one.role, one.since, one.until]),
    [['Anne Hansen', 'chair', '2015-01-01', '2020-12-31']],
  );
  const owners = read(cvrOwners, cvrAnswer(cvrCompany)).findings;
  assert.deepEqual(
    owners.map(
      (one) =>
        one.kind === 'ownership' && [
          one.owner.name,
          one.owner.identifiers?.[0]?.value,
          one.interests.map(({ isBeneficial, share }) => [isBeneficial, share]),
        ],
    ),
    [
      ['Anne Hansen', undefined, [[true, { exact: 25.5 }]]],
      ['Moder ApS', '87654321', [[false, { min: 33.33, max: 50, maxIsExclusive: true }]]],
    ],
  );
  assert.doesNotMatch(JSON.stringify([officers, owners]), /Hjemmevej/);
});

test('no hit is nothing found, another company’s is none of ours, a fault of the search is no answer', () => {
  assert.equal(read(cvrProfile, cvrAnswer()).state, 'nothing_found');
  assert.deepEqual(read(cvrOwners, cvrAnswer(cvrCompany), '87654321').findings, []);
  assert.throws(() => read(cvrProfile, { error: 'x', status: 500 }), { reason: 'not_this_format' });
});

test('it is asked by eight digits, with the name and the password that the authority sends', () => {
  const subject = { country: 'DK', name: 'A', identifiers: [{ scheme: 'VAT', value: 'DK 12 34 56 78' }] };
  const [profile] = cvrSource.parts;
  const number = profile?.numberOf(subject) ?? '';
  assert.match(
    profile?.first(number, subject, new Date(0)).body?.text ?? '',
    /"Vrvirksomhed.cvrNummer":12345678/,
  );
  assert.deepEqual(cvrSource.keyHeaders?.('a:b'), { authorization: 'Basic YTpi' });
});

const file = join(
  import.meta.dirname,
  '../../../../../../shared/data/ownership/dk/dk_bo_datum_with_real_owners_simple.json',
);
const skip = existsSync(file) ? false : 'the recorded participant is not here';

test('a recorded participant is the whole owner of its company', { skip }, () => {
  const { findings } = cvrOwners.read(readFileSync(file), {
    subjectNumber: '13141516',
    contentType: 'application/json',
  });
  const [owner] = findings;
  assert.ok(owner?.kind === 'ownership' && findings.length === 1);
  assert.deepEqual(
    [owner.owner.name, owner.owner.partyKind, owner.since, owner.interests.map(({ share }) => share?.exact)],
    ['Danish Person 2', 'person', '2015-01-01', [100, 100]],
  );
});
