import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Country, CountryGroup, Tariff } from './country.ts';
import { completeTariffNames, insertTariffs, upsertCountries, upsertGroups } from './repository.ts';

/** Writes the list of countries and the first version of each tariff; idempotent, prices that changed since stay. */
export async function seedCountries(
  db: Db,
  list: Readonly<{
    groups: readonly CountryGroup[];
    countries: readonly Country[];
    tariffs: readonly Omit<Tariff, 'version'>[];
  }>,
  clock: Clock,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await upsertGroups(tx, list.groups);
    await upsertCountries(tx, list.countries);
    const first = list.tariffs.map((tariff) => ({ ...tariff, version: 1 }));
    await insertTariffs(tx, first, clock.now());
    await completeTariffNames(tx, list.tariffs);
  });
}
