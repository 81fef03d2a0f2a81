import type { Locale } from '#kernel/locale.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { Promises } from '#modules/orders/service.ts';
import type { Reader } from '#platform/database/reader.ts';
import { type OnTimeView, promiseDays } from './contract.ts';
import { gatherOnTime } from './on-time.ts';

/** How promises were kept, with the names of the countries. */
export function createCountPromises(deps: { reads: Reader; promises: Promises; countries: Countries }) {
  const { reads, promises, countries } = deps;
  return {
    async onTime(locale: Locale): Promise<OnTimeView> {
      const [{ since, asOf, counts }, reduced, all] = await Promise.all([
        promises.count(reads, promiseDays),
        promises.countReduced(reads, promiseDays),
        countries.listCountries(reads),
      ]);
      const names = new Map(all.map(({ code, name }) => [code, name[locale]]));
      const gathered = gatherOnTime(counts, (code) => names.get(code) ?? code);
      return { since: since.toISOString(), asOf: asOf.toISOString(), ...gathered, reduced: [...reduced] };
    },
  };
}

export type CountPromises = ReturnType<typeof createCountPromises>;
