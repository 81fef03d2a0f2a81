import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createCountries } from './service.ts';

const countries = createCountries();
const unknownCountry = { code: 'unknown_country', status: 404 };
const unknownTariff = { code: 'unknown_tariff', status: 404 };

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

test('finds a country by code in any case and by id', async () => {
  const byCode = await countries.getCountryByCode(database.db, 'de');
  assert.deepEqual(
    { code: byCode.code, name: byCode.name },
    { code: 'DE', name: { en: 'Germany', ru: 'Германия' } },
  );
  assert.deepEqual(await countries.getCountryByCode(database.db, 'De'), byCode);
  assert.deepEqual(await countries.getCountryById(database.db, byCode.id), byCode);
});

test('an unknown country is 404, whatever was asked for', async () => {
  for (const code of ['ZZ', '', 'D', 'DEU', 'dé', "'--", 'x'.repeat(10_240)]) {
    await assert.rejects(countries.getCountryByCode(database.db, code), unknownCountry);
  }
  for (const id of [0, -1, 1.5, Number.NaN, 32_768, 2 ** 53]) {
    await assert.rejects(countries.getCountryById(database.db, id), unknownCountry);
  }
});

test('every country has tariffs, and one of at most three days that a card can be held for', async () => {
  const list = await countries.priceList(database.db, 'credit');
  assert.equal(list.length, 252);
  for (const { code, id, tariffs } of list) {
    assert.ok(
      tariffs.some(({ maxDays }) => maxDays <= 3),
      code,
    );
    assert.ok(tariffs.every(({ countryId, priceMinor }) => countryId === id && priceMinor > 0));
  }
});

test('a new version of a tariff is seen at once, and seeding again leaves it', async () => {
  const { id } = await countries.getCountryByCode(database.db, 'FR');
  const [old] = await countries.listTariffs(database.db, id);
  assert.ok(old);
  await database.db.transaction().execute(async (tx) => {
    const at = new Date();
    await tx.updateTable('tariffs').set({ valid_to: at }).where('id', '=', old.id).execute();
    await sql`
      INSERT INTO tariffs (id, version, country_id, name_en, name_ru, price_minor, currency, min_days, max_days, valid_from)
      SELECT id, 2, country_id, name_en, name_ru, 12345, currency, min_days, max_days, ${at}
      FROM tariffs WHERE id = ${old.id}`.execute(tx);
  });
  await seedReference(database.db, systemClock);
  const current = await countries.getTariff(database.db, old.id);
  assert.deepEqual([current.version, current.priceMinor], [2, 12_345]);
  const listed = await countries.listTariffs(database.db, id);
  assert.deepEqual(
    listed.filter((tariff) => tariff.id === old.id),
    [current],
  );
});

test('names that the version before writes, and those of this one, are the same to both', async () => {
  const { db } = database;
  const countryOf = async () =>
    (await sql`SELECT name, name_en, name_ru FROM countries WHERE code = 'AT'`.execute(db)).rows[0];
  await sql`UPDATE countries SET name = name || '{"fr": "Autriche"}' WHERE code = 'AT'`.execute(db);
  await sql`UPDATE countries SET name_en = 'Austria (old)', name_ru = 'Австрия' WHERE code = 'AT'`.execute(
    db,
  );
  assert.deepEqual(await countryOf(), {
    name: { en: 'Austria (old)', ru: 'Австрия', fr: 'Autriche' },
    name_en: 'Austria (old)',
    name_ru: 'Австрия',
  });
  await seedReference(db, systemClock);
  assert.deepEqual(await countryOf(), {
    name: { en: 'Austria', ru: 'Австрия', fr: 'Autriche' },
    name_en: 'Austria',
    name_ru: 'Австрия',
  });
});

test('a tariff that is not on offer is 404', async () => {
  const { id } = await countries.getCountryByCode(database.db, 'ES');
  const [tariff] = await countries.listTariffs(database.db, id);
  assert.ok(tariff);
  await database.db
    .updateTable('tariffs')
    .set({ valid_to: new Date('2100-01-01') })
    .where('id', '=', tariff.id)
    .execute();
  for (const tariffId of [tariff.id, 1, -1, 1.5, 2 ** 31, 2 ** 53]) {
    await assert.rejects(countries.getTariff(database.db, tariffId), unknownTariff);
  }
});

test('seeding says the names of tariffs in a language that they lack', async () => {
  const { id } = await countries.getCountryByCode(database.db, 'FR');
  const before = await countries.listTariffs(database.db, id);
  await sql`UPDATE tariffs SET name = name - 'ru' WHERE country_id = ${id}`.execute(database.db);
  await seedReference(database.db, systemClock);
  assert.deepEqual(await countries.listTariffs(database.db, id), before);
});

test('seeding again changes nothing', async () => {
  const all = async () =>
    JSON.stringify([
      await database.db.selectFrom('accounts').selectAll().orderBy('id').execute(),
      await database.db.selectFrom('countries').selectAll().orderBy('id').execute(),
      await database.db.selectFrom('tariffs').selectAll().orderBy('id').orderBy('version').execute(),
    ]);
  const earlier = await all();
  await seedReference(database.db, systemClock);
  assert.equal(await all(), earlier);
});
