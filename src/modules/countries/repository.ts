import { type Selectable, sql } from 'kysely';
import { defaultLocale } from '#kernel/locale.ts';
import { currencies } from '#kernel/money.ts';
import { parseReportKind, type ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Countries, Tariffs } from '#platform/database/schema.ts';
import type { Country, CountryGroup, Tariff } from './country.ts';

/** Lists are sorted by it before a reader's own alphabet sorts them. */
const englishName = sql<string>`name ->> ${defaultLocale}`;

export async function findGroups(db: Reader): Promise<CountryGroup[]> {
  const rows = await db.selectFrom('country_groups').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, slug: row.slug, name: readLocalized(row.name) }));
}

export async function findCountries(db: Reader): Promise<Country[]> {
  const rows = await db.selectFrom('countries').selectAll().orderBy(englishName).execute();
  return rows.map(toCountry);
}

export async function findCountriesOfGroup(db: Reader, groupId: number): Promise<Country[]> {
  const rows = await db
    .selectFrom('countries')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy(englishName)
    .execute();
  return rows.map(toCountry);
}

export async function findCountryByCode(db: Reader, code: string): Promise<Country | undefined> {
  const row = await db.selectFrom('countries').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCountry(row);
}

export async function findCountryById(db: Reader, id: number): Promise<Country | undefined> {
  const row = await db.selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toCountry(row);
}

/** The tariffs on offer, of one country or of all, of one kind of report or of both, in the order of their ids. */
export async function findTariffs(
  db: Reader,
  { countryId, kind }: { countryId?: number; kind?: ReportKind | undefined },
): Promise<Tariff[]> {
  const rows = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('valid_to', 'is', null)
    .$if(countryId !== undefined, (query) => query.where('country_id', '=', countryId ?? 0))
    .$if(kind !== undefined, (query) => query.where('report_kind', '=', kind ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(toTariff);
}

export async function findTariff(db: Reader, id: number): Promise<Tariff | undefined> {
  const row = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('id', '=', id)
    .where('valid_to', 'is', null)
    .executeTakeFirst();
  return row && toTariff(row);
}

/** Writes the continents; a name that changed in a newer release changes here too, and languages of a newer one stay. */
export async function upsertGroups(db: Db | Tx, groups: readonly CountryGroup[]): Promise<void> {
  await db
    .insertInto('country_groups')
    .values(groups.map(({ id, slug, name }) => ({ id, slug, name: JSON.stringify(name) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        name: sql`country_groups.name || excluded.name`,
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
        name: JSON.stringify(name),
        aliases: [...aliases],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        group_id: eb.ref('excluded.group_id'),
        name: sql`countries.name || excluded.name`,
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
        report_kind: tariff.reportKind,
        name: JSON.stringify(tariff.name),
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

/** Says the names of tariffs in languages that they lack, in every version; what is named already stays. */
export async function completeTariffNames(
  db: Db | Tx,
  tariffs: readonly Pick<Tariff, 'id' | 'name'>[],
): Promise<void> {
  const names = JSON.stringify(tariffs.map(({ id, name }) => ({ id, name })));
  await sql`
    UPDATE tariffs SET name = known.name || tariffs.name
    FROM jsonb_to_recordset(${names}::jsonb) AS known (id integer, name jsonb)
    WHERE known.id = tariffs.id AND known.name || tariffs.name <> tariffs.name`.execute(db);
}

function toCountry(row: Selectable<Countries>): Country {
  return {
    id: row.id,
    code: row.code,
    groupId: row.group_id,
    name: readLocalized(row.name),
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
    reportKind: parseReportKind(row.report_kind),
    name: readLocalized(row.name),
    priceMinor: row.price_minor,
    currency,
    minDays: row.min_days,
    maxDays: row.max_days,
  };
}
