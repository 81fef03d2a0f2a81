import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { createEvidenceList } from '../dossier/evidence-list.ts';
import type { ReportCover } from '../dossier/report-cover.ts';
import { findSection, reportSections } from '../dossier/report-sections.ts';
import { sourceIn, webAddressOf } from '../presentation/context/cited-source.ts';
import { methodWords, reportWords } from '../presentation/context/report-words.ts';
import { showDay } from '../presentation/context/show-value.ts';
import { buildCover } from './document-cover.ts';
import { buildSection } from './document-section.ts';
import { buildSummary } from './document-summary.ts';
import type { PrintContext } from './print-fact.ts';

/** Raised with every change of the template or of this file: a stored document names the one that made it. */
export const templateVersion = '4';

/** Everything the template prints, in one language, as plain data: the template holds no words of its own. */
export type ReportDocument = ReturnType<typeof buildReportDocument>;

/** Turns a dossier into the data of its document. Pure: same input, same document. */
export function buildReportDocument(dossier: Dossier, cover: ReportCover, locale: Locale) {
  const words = reportWords[locale];
  const context: PrintContext = {
    locale,
    evidence: createEvidenceList(),
    countryNames: {
      [cover.country.code.toUpperCase()]: cover.country.name[locale],
      [cover.country.code.toLowerCase()]: cover.country.name[locale],
    },
  };
  // Sections are numbered as printed: the summary is 1, the sources are last.
  const printed = reportSections.filter(({ code }) => code !== 'summary' && code !== 'sources');
  const sections = printed.map((section, index) => buildSection(dossier, section, index + 2, context));
  const sourceNotes = findSection('sources');
  const sources = {
    ...(sourceNotes === undefined
      ? { number: 0, title: '', rows: [], tables: [] }
      : buildSection(dossier, sourceNotes, printed.length + 2, context)),
    empty: null,
  };
  const disputed = dossier.facts.filter(({ alternatives = [] }) => alternatives.length > 0).length;
  const summary = buildSummary(dossier, context);
  return {
    lang: locale,
    title: `${cover.isSample === true ? words.sample.kind : words.kind}: ${nameOf(dossier, cover)}`,
    ...(cover.isSample === true ? { watermark: words.sample.mark } : {}),
    issuedOn: cover.issuedAt.toISOString().slice(0, 10),
    words: {
      contents: words.contents,
      reading: words.reading,
      verdict: words.verdict,
      reasons: words.reasons,
      keyFacts: words.keyFacts,
      searched: words.searched,
      section: words.section,
      outcome: words.outcome,
      field: words.field,
      value: words.value,
      emptySection: words.emptySection,
      lookedIn: words.lookedIn,
      evidenceIntro: words.evidenceIntro,
      source: words.source,
      method: words.method,
      retrieved: words.retrieved,
      fingerprint: words.fingerprint,
      page: words.page,
      pageOf: words.pageOf,
      none: words.none,
      gaps: words.gaps,
    },
    cover: buildCover(dossier, cover, locale),
    reading: words.readingItems,
    summary,
    sections,
    sources,
    disputed: disputed === 0 ? '' : words.disputed(disputed),
    evidence: context.evidence.entries().map((entry) => ({
      number: entry.number,
      source: sourceIn(entry, locale),
      url: entry.sourceUrl ?? '',
      href: webAddressOf(entry.sourceUrl ?? ''),
      method: methodWords[entry.method][locale],
      retrieved: showDay(entry.retrievedAt, locale),
      fingerprint: entry.evidenceHash ?? '',
    })),
  };
}

/** The name the document carries in its properties: as identified, else as requested. */
function nameOf(dossier: Dossier, cover: ReportCover): string {
  const identified = dossier.facts.find(
    ({ section, field }) => section === 'identification' && field === 'legal_name',
  );
  return typeof identified?.value === 'string' ? identified.value : cover.requestedAs.name;
}
