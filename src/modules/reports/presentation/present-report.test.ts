import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { fullSampleDossier, sampleCover, sampleDossier } from '../dossier/sample-dossier.ts';
import { sampleCompanyOf } from '../samples/sample-company.ts';
import { issueDayOf } from '../samples/sample-days.ts';
import { buildSampleDossier, sampleCoverOf } from '../samples/sample-report-document.ts';
import { reportView } from '../view/report-view.ts';
import { presentReport } from './present-report.ts';

const issuedAt = issueDayOf(new Date('2026-11-21T10:00:00Z'));

/** A report of every country's sample, and of the dossiers of tests. */
function* everyReport(locale: Locale) {
  yield presentReport(fullSampleDossier(), sampleCover, locale);
  yield presentReport(sampleDossier(), sampleCover, locale);
  yield presentReport({ ...sampleDossier(), facts: [] } satisfies Dossier, sampleCover, locale);
  for (const country of countryList) {
    const company = sampleCompanyOf(country);
    const dossier = buildSampleDossier(company, issuedAt, locale);
    yield presentReport(dossier, sampleCoverOf(country, company, issuedAt), locale);
  }
}

describe('a presented report', () => {
  it('is one of the shape that is promised, for every sample in every language', () => {
    for (const locale of locales)
      for (const view of everyReport(locale)) assert.deepEqual(reportView.parse(view), view);
  });
});
