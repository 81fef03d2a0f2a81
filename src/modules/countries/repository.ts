import type { Selectable } from 'kysely';
import { currencies } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Countries, Tariffs } from '#platform/database/schema.ts';
import type { Country, CountryGroup, Tariff } from './country.ts';

export async function findGroups(db: Db | Tx): Promise<CountryGroup[]> {
  const rows = await db.selectFrom('country_groups').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, slug: row.slug, name: { en: row.name_en, ru: row.name_ru } }));
}

export async function findCountries(db: Db | Tx): Promise<Country[]> {
  const rows = await db.selectFrom('countries').selectAll().orderBy('name_en').execute();
  return rows.map(toCountry);
}

export async function findCountriesOfGroup(db: Db | Tx, groupId: number): Promise<Country[]> {
  const rows = await db
    .selectFrom('countries')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('name_en')
    .execute();
  return rows.map(toCountry);
}

export async function findCountryByCode(db: Db | Tx, code: string): Promise<Country | undefined> {
  const row = await db.selectFrom('countries').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCountry(row);
}

export async function findCountryById(db: Db | Tx, id: number): Promise<Country | undefined> {
  const row = await db.selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCountry(row);
}

/** The tariffs on offer, of one country or of all, in the order of their ids. */
export async function findTariffs(db: Db | Tx, countryId?: number): Promise<Tariff[]> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('valid_to', 'is', null)
    .$if(countryId !== undefined, (query) => query.where('country_id', '=', countryId ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(toTariff);
}

export async function findTariff(db: Db | Tx, id: number): Promise<Tariff | undefined> {
  const row = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('id', '=', id)
    .where('valid_to', 'is', null)
    .executeTakeFirst();
  return row && toTariff(row);
}

/** Writes the continents; a name that changed in a newer release changes here too. */
export async function upsertGroups(db: Db | Tx, groups: readonly CountryGroup[]): Promise<void> {
  await db
    .insertInto('country_groups')
    .values(groups.map(({ id, slug, name }) => ({ id, slug, name_en: name.en, name_ru: name.ru })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        name_en: eb.ref('excluded.name_en'),
        name_ru: eb.ref('excluded.name_ru'),
      })),
    )
    .execute();
}

/** Writes the countries; names, aliases and continent follow a newer release. */
export async function upsertCountries(db: Db | Tx, countries: readonly Country[]): Promise<void> {
  await db
    .insertInto('countries')
    .values(
      countries.map(({ id, code, groupId, name, aliases }) => ({
        id,
        code,
        group_id: groupId,
        name_en: name.en,
        name_ru: name.ru,
        aliases: [...aliases],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        group_id: eb.ref('excluded.group_id'),
        name_en: eb.ref('excluded.name_en'),
        name_ru: eb.ref('excluded.name_ru'),
        aliases: eb.ref('excluded.aliases'),
      })),
    )
    .execute();
}

/** Writes versions that are not there yet; one that is there stays as it is, because orders point at it. */
export async function insertTariffs(db: Db | Tx, tariffs: readonly Tariff[], validFrom: Date): Promise<void> {
  await db
    .insertInto('tariffs')
    .values(
      tariffs.map((tariff) => ({
        id: tariff.id,
        version: tariff.version,
        country_id: tariff.countryId,
        name_en: tariff.name.en,
        name_ru: tariff.name.ru,
        price_minor: tariff.priceMinor,
        currency: tariff.currency,
        min_days: tariff.minDays,
        max_days: tariff.maxDays,
        valid_from: validFrom,
      })),
    )
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .execute();
}

function toCountry(row: Selectable<Countries>): Country {
  return {
    id: row.id,
    code: row.code,
    groupId: row.group_id,
    name: { en: row.name_en, ru: row.name_ru },
    aliases: row.aliases,
  };
}

function toTariff(row: Selectable<Tariffs>): Tariff {
  const currency = currencies.find((known) => known === row.currency);
  if (currency === undefined) throw new Error(`tariff ${row.id} has an unknown currency: ${row.currency}`);
  return {
    id: row.id,
    version: row.version,
    countryId: row.country_id,
    name: { en: row.name_en, ru: row.name_ru },
    priceMinor: row.price_minor,
    currency,
    minDays: row.min_days,
    maxDays: row.max_days,
  };
}
