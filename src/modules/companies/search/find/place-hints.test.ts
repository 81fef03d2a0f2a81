import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import type { Register } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { explainMatch } from '../../match/explain-match.ts';
import { createCompanies } from '../../service.ts';

const companies = createCompanies({ clock: createSettableClock(new Date('2026-11-21T10:00:00Z')) });
const register: Register = {
  code: 'test',
  name: 'Test register',
  licence: 'CC0-1.0',
  url: null,
  isDemo: false,
};
const record = (name: string, country: string, city?: string, regCode?: string) => ({
  country,
  sourceRef: `${country} ${name} ${city}`,
  name,
  status: 'Active' as const,
  ...(city === undefined ? {} : { city }),
  ...(regCode === undefined ? {} : { regCode }),
});
let database: ThrowawayDatabase;

before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  const records = [
    record('Isak Annika Borrning AB', 'SE', 'Malmö'),
    record('Borrning Väst AB', 'SE', 'Göteborg'),
    record('Třešňovka s.r.o.', 'CZ', 'Šluknov'),
    record('Denizli Tekstil Limited Şirketi', 'TR', 'Bursa'),
    record('Puma SE', 'DE', 'Herzogenaurach', 'HRB 13085'),
    record('Nordwind GmbH', 'DE', 'Hamburg'),
    record('Nordwind Hamburg Reederei GmbH', 'DE', 'Kiel'),
    record('Hafenlicht Hamburg GmbH', 'DE', 'Berlin'),
    record('Hafenlicht GmbH', 'DE', 'Hamburg'),
    record('ООО «Заря»', 'RU', 'г. Казань'),
    record('Seeblick AG', 'DE'),
    record('Zwilling GmbH', 'DE', 'Kiel'),
    record('Zwilling GmbH', 'DE', 'Berlin'),
  ];
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
});
after(() => database.drop());

async function find(countryCode: string, name: string, more: object = {}) {
  const query = { countryCode, name, ...more };
  const { companies: list, isOne } = await companies.findCompanies(database.db, query);
  const [first] = list;
  assert.ok(first, name);
  const { grade, fields } = explainMatch(query, first, 'en');
  return { first: first.name, isOne, grade, city: first.city, said: fields.map(({ words }) => words) };
}

test('a town, a country or the form about the name is a hint: its company is found, and chosen', async () => {
  for (const [country, name, first] of [
    ['SE', 'Isak Annika Borrning AB, Malmö', 'Isak Annika Borrning AB'],
    ['SE', 'Isak Annika Borrning AB Malmo', 'Isak Annika Borrning AB'],
    ['CZ', 'Třešňovka s.r.o., Šluknov', 'Třešňovka s.r.o.'],
    ['TR', 'Denizli Tekstil Limited Şirketi Turkey', 'Denizli Tekstil Limited Şirketi'],
    ['DE', 'Puma SE Herzogenaurach', 'Puma SE'],
    ['DE', 'Nordwind GmbH Hamburg Germany', 'Nordwind GmbH'],
    ['DE', 'Hafenlicht GmbH Hamburg', 'Hafenlicht GmbH'],
    ['DE', 'GmbH Nordwind', 'Nordwind GmbH'],
    ['RU', 'ООО Заря г. Казань', 'ООО «Заря»'],
  ] as const) {
    const found = await find(country, name);
    assert.deepEqual([found.first, found.isOne, found.grade], [first, true, 'exact'], name);
  }
  assert.deepEqual((await find('DE', 'Puma SE Herzogenaurach Germany')).said, [
    'The name matches',
    'The legal form matches: SE',
    'The city matches: Herzogenaurach',
    'The country in the name agrees: Germany',
  ]);
  assert.equal((await find('DE', 'Puma SE Herzogenaurach', { regCode: 'HRB 13085' })).isOne, true);
});

test('a town that may be a word of the name, a wrong one and an unknown one propose, and choose nobody', async () => {
  for (const [country, name, first, said] of [
    ['DE', 'Herzogenaurach Puma', 'Puma SE', 'The name matches if “Herzogenaurach” is not a part of it'],
    ['DE', 'Nordwind Hamburg GmbH', 'Nordwind GmbH', 'The name matches if “Hamburg” is not a part of it'],
    ['DE', 'Nordwind GmbH Berlin', 'Nordwind GmbH', 'Another city: the register says Hamburg'],
    ['DE', 'Seeblick AG Hamburg', 'Seeblick AG', 'The register lists no address'],
    ['DE', 'Nordwind GmbH Turkey', 'Nordwind GmbH', 'You search in Germany; the name says Turkey'],
    ['SE', 'Isak Anika Borning AB Malmo', 'Isak Annika Borrning AB', 'The city matches: Malmö'],
  ] as const) {
    const found = await find(country, name);
    assert.deepEqual([found.first, found.isOne], [first, false], name);
    assert.ok(found.said.includes(said), `${name}: ${found.said}`);
    assert.notEqual(found.grade, 'exact', name);
  }
});

test('a town of the registered name stays a word of it, and of two namesakes the one in the town is first', async () => {
  const whole = await find('DE', 'Hafenlicht Hamburg GmbH');
  assert.deepEqual([whole.first, whole.isOne], ['Hafenlicht Hamburg GmbH', true]);
  const either = await find('DE', 'Hafenlicht Hamburg');
  assert.deepEqual(
    [either.first, either.isOne],
    ['Hafenlicht Hamburg GmbH', false],
    'two readings are a choice',
  );
  for (const town of ['Kiel', 'Berlin']) {
    const twin = await find('DE', `Zwilling GmbH, ${town}`);
    assert.deepEqual([twin.city, twin.isOne], [town, false]);
  }
});
