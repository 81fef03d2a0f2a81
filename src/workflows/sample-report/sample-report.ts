import type { Locale, Localized } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { EvidenceView, ExampleReports, ReportView, SampleReports } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { ExampleCard, ExamplePage } from './contract.ts';
import { cardOf } from './example-card.ts';
import { pageOf } from './example-page.ts';
import { words } from './texts/words.ts';

/** The country whose sample the site shows as a page. */
const exampleCountry = 'de';

/** Gives out the sample report of a country. */
export interface SampleReport {
  /** Throws Problem 404 for a country that is not on the list, 503 when the renderer is down or busy. */
  download(
    countryId: number,
    locale: Locale,
    kind?: ReportKind,
  ): Promise<{ bytes: Buffer; fileName: string }>;
  /** The sample that the site shows as a page. */
  example(locale: Locale): Promise<{ view: ReportView }>;
  /** Throws Problem 404 for a fact that it does not have. */
  evidence(factId: string, locale: Locale): Promise<{ evidence: EvidenceView }>;
  /** Of the sample of a country, or of the one that the site shows. Throws Problem 404 for a country that is not on the list. */
  card(locale: Locale, countryCode?: string): Promise<ExampleCard>;
  page(locale: Locale): Promise<ExamplePage>;
}

/** Introduces the list of countries to the maker of samples. */
export function createSampleReport(deps: {
  db: Db;
  countries: Countries;
  samples: SampleReports;
  examples: ExampleReports;
}): SampleReport {
  const { db, countries, examples } = deps;
  const country = (code = exampleCountry) => countries.getCountryByCode(db, code);
  return {
    async download(countryId, locale, kind = usualReportKind) {
      const { code, name } = await deps.countries.getCountryById(deps.db, countryId);
      const bytes = await deps.samples.get({ code, name }, locale, kind);
      return { bytes, fileName: sampleFileName(name, locale, kind) };
    },
    async example(locale) {
      return { view: examples.view(await country(), locale) };
    },
    async evidence(factId, locale) {
      const evidence = examples.evidence(await country(), locale, factId);
      if (evidence === undefined) throw new Problem(problems.notFound);
      return { evidence };
    },
    async card(locale, countryCode) {
      const of = await country(countryCode?.toLowerCase());
      return cardOf(examples.view(of, locale), (factId) => examples.evidence(of, locale, factId));
    },
    async page(locale) {
      const of = await country();
      return pageOf(examples.view(of, locale), (factId) => examples.evidence(of, locale, factId));
    },
  };
}

/** The name under which a sample is saved: the country's, in the reader's language. */
export function sampleFileName(
  country: Localized,
  locale: Locale,
  kind: ReportKind = usualReportKind,
): string {
  const what = kind === 'annual' ? words[locale].sampleAnnual : words[locale].sampleReport;
  return `${what} – ${country[locale].replaceAll("'", '’')}.pdf`;
}
