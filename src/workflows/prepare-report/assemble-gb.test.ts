import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Reader } from '#findings/reading/reading.ts';
import { companiesHouseAccounts } from '#modules/registers/companies-house/readings/accounts.ts';
import { companiesHouseFilings } from '#modules/registers/companies-house/readings/filings.ts';
import { companiesHouseNotices } from '#modules/registers/companies-house/readings/notices.ts';
import { companiesHouseOfficers } from '#modules/registers/companies-house/readings/officers.ts';
import { companiesHouseOwners } from '#modules/registers/companies-house/readings/owners.ts';
import { companiesHouseProfile } from '#modules/registers/companies-house/readings/profile.ts';
import { assembleFacts } from '#modules/reports/assembly/assemble-facts.ts';
import type { AssemblyReading } from '#modules/reports/assembly/assembly-input.ts';
import { mandatoryFields } from '#testing/research/mandatory-fields.ts';

const shared = join(import.meta.dirname, '../../../../shared/data');
const bodies = {
  owner: join(shared, 'ownership/gb-psc-api/get_corporate_entity_bo_output.json'),
  filings: join(shared, 'notices/gb/filing_tell_aldi.json'),
  charges: join(shared, 'notices/gb-charges-api/more_than_4_persons_output.json'),
  accounts: join(shared, 'accounts/uk/Prod223_2911_04415655_20201231.html.gz'),
};
const absent = Object.values(bodies).find((file) => !existsSync(file));
const skip = absent === undefined ? false : `${absent} is not there`;

const names = { en: 'Companies House (United Kingdom)', ru: 'Регистрационная палата Великобритании' };
const subject = '04415655';
const fetchedAt = new Date('2026-11-23T12:03:00Z');

function read(reader: Reader, bytes: Uint8Array, contentType = 'application/json'): AssemblyReading {
  const { findings } = reader.read(bytes, { subjectNumber: subject, contentType });
  return {
    ...{ source: 'companies-house', part: reader.part, fetchedAt, sha256: 'ab'.repeat(32) },
    ...{ url: `https://api.company-information.service.gov.uk/${reader.code}`, findings },
  };
}
const written = (reader: Reader, body: object) =>
  read(reader, new TextEncoder().encode(JSON.stringify(body)));
const listed = (reader: Reader, item: unknown) => written(reader, { items: [item] });

/** What the register's API answers of a company and of people, in its documented shape: no recorded body of these is at hand. */
const profile = {
  company_number: subject,
  company_name: 'EXAMPLE HOLDINGS LIMITED',
  company_status: 'active',
  type: 'ltd',
  jurisdiction: 'england-wales',
  date_of_creation: '1944-10-11',
  registered_office_address: { address_line_1: '1 High Street', locality: 'Leeds', postal_code: 'LS1 1AA' },
  sic_codes: ['64209'],
};
const director = {
  name: 'DOE, Jane',
  officer_role: 'director',
  appointed_on: '2019-03-01',
  date_of_birth: { year: 1980 },
};

const owner = {
  kind: 'individual-person-with-significant-control',
  name: 'Ms Jane Doe',
  date_of_birth: { year: 1980 },
  natures_of_control: ['ownership-of-shares-25-to-50-percent'],
  notified_on: '2016-04-06',
};
/** As the store of the register keeps it: what its API answers stands in `data`. */
const charge = z.object({ data: z.unknown() });

test('recorded answers of Companies House fill most of what a report must say, each value with its evidence', {
  skip,
}, () => {
  // Each body was recorded of another company; here they are one.
  const text = (file: string) =>
    readFileSync(file, 'utf8').replaceAll(/\/company\/\w{8}/g, `/company/${subject}`);
  const json = (file: string): unknown => JSON.parse(text(file));
  const readings = [
    written(companiesHouseProfile, profile),
    listed(companiesHouseOfficers, director),
    written(companiesHouseOwners, { items: [owner, json(bodies.owner)] }),
    read(companiesHouseFilings, new TextEncoder().encode(text(bodies.filings))),
    listed(companiesHouseNotices, charge.parse(json(bodies.charges)).data),
    read(companiesHouseAccounts, gunzipSync(readFileSync(bodies.accounts)), 'application/xhtml+xml'),
  ];
  const outcomes = readings.map(({ source, part }) => ({
    ...{ source, part, state: 'found', reason: null, answeredAt: fetchedAt },
  }));
  const input = { readings, outcomes, sources: { 'companies-house': names } };
  const assembled = assembleFacts(input);
  assert.deepEqual(assembleFacts({ ...input, readings: readings.toReversed() }), assembled);
  // The rating is computed from all of them.
  const facts = assembled.filter(({ section }) => section !== 'rating');

  const filled = new Set(facts.map(({ section, field }) => `${section}.${field}`));
  const missing = mandatoryFields.filter((field) => !filled.has(field));
  assert.ok(missing.length <= 0.4 * mandatoryFields.length, `not filled: ${missing.join(', ')}`);
  for (const { source, sourceRu, sourceUrl, evidenceHash, place, retrievedAt } of facts) {
    assert.deepEqual([source, sourceRu, evidenceHash], [names.en, names.ru, 'ab'.repeat(32)]);
    assert.ok(sourceUrl?.startsWith('https://') && typeof place === 'string' && retrievedAt === fetchedAt);
  }
  const value = (field: string) => facts.find((fact) => fact.field === field)?.value;
  assert.deepEqual(value('owner_share'), { min: 25, max: 50, minIsExclusive: true });
  assert.equal(facts.filter(({ field }) => field === 'owner').length, 1, 'who has ceased is no owner');
  assert.equal(value('charges'), 'closed', 'the one charge is satisfied');
  assert.equal(value('court_cases'), undefined, 'the register holds no court files');
  const assets = facts.find(({ field }) => field === 'total_assets');
  assert.deepEqual([assets?.method, assets?.place], ['computed', 'fixed_assets + current_assets']);
});
