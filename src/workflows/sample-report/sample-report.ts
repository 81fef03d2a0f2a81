import type { Locale, Localized } from '#kernel/locale.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { SampleReports } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { words } from './texts/words.ts';

/** Gives out the sample report of a country. */
export interface SampleReport {
  /** Throws Problem 404 for a country that is not on the list, 503 when the renderer is down or busy. */
  download(countryId: number, locale: Locale): Promise<{ bytes: Buffer; fileName: string }>;
}

/** Introduces the list of countries to the maker of samples. */
export function createSampleReport(deps: {
  db: Db;
  countries: Countries;
  samples: SampleReports;
}): SampleReport {
  return {
    async download(countryId, locale) {
      const { code, name } = await deps.countries.getCountryById(deps.db, countryId);
      const bytes = await deps.samples.get({ code, name }, locale);
      return { bytes, fileName: sampleFileName(name, locale) };
    },
  };
}

/** The name under which a sample is saved: the country's, in the reader's language. */
export function sampleFileName(country: Localized, locale: Locale): string {
  return `${words[locale].sampleReport} – ${country[locale].replaceAll("'", '’')}.pdf`;
}
