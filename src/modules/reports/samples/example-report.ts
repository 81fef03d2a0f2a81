import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { evidenceOfFact } from '../presentation/evidence/evidence-of-fact.ts';
import { presentReport } from '../presentation/present-report.ts';
import type { EvidenceView } from '../view/evidence-view.ts';
import type { ReportView } from '../view/report-view.ts';
import { type SampleCountry, sampleCompanyOf } from './sample-company.ts';
import { issueDayOf } from './sample-days.ts';
import { buildSampleDossier, sampleCoverOf } from './sample-report-document.ts';

/** One for each language of the country that pages show, and some to spare at the turn of a month. */
const maxKept = 20;

/** The sample of a country for a page: what its document shows, and where each fact of it comes from. */
export interface ExampleReports {
  view(country: SampleCountry, locale: Locale): ReportView;
  /** Undefined where the sample has no such fact. */
  evidence(country: SampleCountry, locale: Locale, factId: string): EvidenceView | undefined;
}

/** Makes samples of the month, each once. */
export function createExampleReports({ clock }: { clock: Clock }): ExampleReports {
  const made = new LRUCache<string, Readonly<{ dossier: Dossier; view: ReportView }>>({ max: maxKept });
  function sampleOf(country: SampleCountry, locale: Locale) {
    const issuedAt = issueDayOf(clock.now());
    const key = JSON.stringify([country.code, country.name, issuedAt, locale]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const company = sampleCompanyOf(country);
    const dossier = buildSampleDossier(company, issuedAt, locale);
    const view = presentReport(dossier, sampleCoverOf(country, company, issuedAt), locale);
    const sample = { dossier, view };
    made.set(key, sample);
    return sample;
  }
  return {
    view: (country, locale) => sampleOf(country, locale).view,
    evidence(country, locale, factId) {
      const { dossier, view } = sampleOf(country, locale);
      return evidenceOfFact(dossier, view, factId);
    },
  };
}
