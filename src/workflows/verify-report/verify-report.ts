import type { Locale } from '#kernel/locale.ts';
import { usualReportKind } from '#kernel/reports/report-kind.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { ReportRecords } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Verification } from './contract.ts';

/** Tells whoever holds a report whether it is genuine and current. */
export interface VerifyReport {
  verify(
    asked: { code?: string | undefined; sha256?: string | undefined },
    locale: Locale,
  ): Promise<Verification>;
}

/** Introduces the records of reports to the list of countries. */
export function createVerifyReport(deps: {
  db: Db;
  records: ReportRecords;
  countries: Countries;
}): VerifyReport {
  const { db, records, countries } = deps;
  return {
    async verify(asked, locale) {
      const found = await records.verify(db, asked);
      if (found === undefined) return { report: null, file: null };
      const { record, replacedBy, ...rest } = found.report;
      const { report } = record;
      const country = await countries.getCountryByCode(db, record.found.country);
      return {
        file: found.file,
        report: {
          code: rest.code,
          subject: {
            name: record.found.name || record.asked.name,
            latinName: record.found.latinName,
            country: country.code.toLowerCase(),
            countryName: country.name[locale],
          },
          isDemo: report.isDemo,
          kind: report.kind ?? usualReportKind,
          revision: report.revision,
          revisions: rest.revisions,
          issuedOn: report.issuedOn,
          factsAsAt: report.factsAsAt,
          orderAgainAfter: report.orderAgainAfter,
          sha256: rest.sha256,
          kid: rest.kid,
          isSignatureValid: rest.isSignatureValid,
          replacedBy: replacedBy && {
            ...replacedBy,
            sections: replacedBy.sections.map((title) => title[locale]),
          },
        },
      };
    },
  };
}
