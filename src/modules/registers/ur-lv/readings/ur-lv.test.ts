import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { Reader } from '#findings/reading/reading.ts';
import { portalAnswer, urLvStatement } from '../ur-lv-fixture.ts';
import { urLvSource } from '../ur-lv-source.ts';
import { urLvAccounts } from './accounts.ts';
import { urLvOfficers } from './officers.ts';
import { urLvOwners } from './owners.ts';
import { urLvProfile } from './profile.ts';

const number = '40001234567';
const read = (reader: Reader, bytes: Uint8Array, subjectNumber = number) =>
  reader.read(bytes, { subjectNumber, contentType: 'application/json' });

test('a statement has its months, its unit, and costs that are positive whichever sign they came with', () => {
  const [statement] = read(urLvAccounts, portalAnswer(urLvStatement)).findings;
  assert.ok(statement?.kind === 'statement');
  const { lines, checks } = statement;
  assert.deepEqual(
    [lines.cogs, lines.tax, lines.total_assets, lines.total_liabilities, lines.employees].map(
      (line) => line?.amount,
    ),
    ['400000', '5000', '100000', '50000', '4'],
  );
  assert.deepEqual(
    [statement.months, statement.scope, statement.filedOn, lines.staff_costs],
    [7, 'individual', '2024-03-01', undefined],
  );
  assert.ok(checks.length > 2 && checks.every(({ difference }) => difference === '0'));
  const positive = { ...urLvStatement, provision_for_income_taxes: 5, source_type: 'UKGP' };
  const [group] = read(urLvAccounts, portalAnswer(positive)).findings;
  assert.ok(group?.kind === 'statement');
  assert.deepEqual([group.lines.tax?.amount, group.scope], ['5000', 'consolidated']);
});

test('members have their part of the whole, beneficial owners none; a birthday is a year', () => {
  const members = portalAnswer(
    {
      at_legal_entity_registration_number: number,
      entity_type: 'LEGAL_ENTITY',
      name: 'MĀTE SIA',
      legal_entity_registration_number: '40007654321',
      number_of_shares: 3,
      share_nominal_value: '10',
    },
    {
      at_legal_entity_registration_number: Number(number),
      entity_type: 'NATURAL_PERSON',
      name: 'Bērziņa Anna',
      birth_date: '1980-04-07',
      number_of_shares: 1,
      share_nominal_value: '10',
    },
  );
  assert.deepEqual(
    read(urLvOwners, members).findings.map(
      (one) =>
        one.kind === 'ownership' && [one.owner.name, one.interests[0]?.share?.exact, one.owner.birthYear],
    ),
    [
      ['MĀTE SIA', 75, undefined],
      ['Bērziņa Anna', 25, 1980],
    ],
  );
  const owners = portalAnswer({
    legal_entity_registration_number: number,
    forename: 'Anna',
    surname: 'Bērziņa',
    nationality: 'LV',
  });
  const [owner] = read(urLvOwners, owners).findings;
  assert.ok(owner?.kind === 'ownership' && owner.interests[0]?.isBeneficial && owner.owner.country === 'LV');
  assert.doesNotMatch(JSON.stringify(read(urLvOwners, members)), /04-07/);
});

test('whoever acts for the company has a role; rows of others and no rows are nothing found', () => {
  const row = {
    at_legal_entity_registration_number: number,
    entity_type: 'NATURAL_PERSON',
    name: 'Bērziņa Anna',
    position: 'CHAIR_OF_BOARD',
    governing_body: 'EXECUTIVE_BOARD',
    registered_on: '2020-01-02',
  };
  const [officer] = read(urLvOfficers, portalAnswer(row)).findings;
  assert.ok(officer?.kind === 'officer' && officer.role === 'chair' && officer.since === '2020-01-02');
  assert.equal(read(urLvOfficers, portalAnswer(row), '40000000000').state, 'nothing_found');
  assert.equal(read(urLvAccounts, portalAnswer()).state, 'not_filed');
  const fault = new TextEncoder().encode('{"success":false,"error":{"message":"x"}}');
  assert.throws(() => read(urLvProfile, fault), { reason: 'silent' });
});

test('it is asked by eleven digits, which are all that goes into the question in SQL', () => {
  const subject = (value: string) => ({ country: 'LV', name: 'A', identifiers: [{ scheme: 'VAT', value }] });
  const accounts = urLvSource.parts.find(({ reader }) => reader.part === 'accounts');
  assert.equal(accounts?.numberOf(subject(`LV${number}`)), number);
  assert.equal(accounts?.numberOf(subject(`4000123456' OR 1=1`)), undefined);
  const { query } = accounts?.first(number, subject(number), new Date(0)) ?? {};
  assert.match(query?.sql ?? '', new RegExp(`= '${number}' ORDER`));
});

const shared = join(import.meta.dirname, '../../../../../../shared/data');
const skip = existsSync(shared) ? false : 'the recorded tables are not here';

function rowsOfTable(file: string): Uint8Array {
  const rows: object[] = parse(readFileSync(join(shared, file)), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  return portalAnswer(...rows);
}

test('recorded rows of the register and of statements have the columns that are read', { skip }, () => {
  const register = rowsOfTable('identification/lv/register-head.csv');
  const [profile] = read(urLvProfile, register, '40008234596').findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [
      profile.names[0]?.text,
      profile.legalForm?.text,
      profile.founded?.day,
      profile.addresses[0]?.text,
      profile.addresses[0]?.postcode,
    ],
    ['"House of Glory"', 'Biedrība', '2015-03-02', 'Rīga, Latgales iela 180 - 5', 'LV-1019'],
  );
  // The heads of statements without their balance sheets: nothing is made of them, and that is said.
  const statements = rowsOfTable('accounts/lv/financial_statements-head.csv');
  const { state, remarks } = read(urLvAccounts, statements, '40103466358');
  assert.deepEqual([state, remarks.length], ['not_filed', 1]);
});
