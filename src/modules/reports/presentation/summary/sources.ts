import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Dossier, Evidence } from '../../dossier/dossier.ts';
import { pagesInWords, titleInWords } from '../../dossier/evidence/document-place.ts';
import { documentOf } from '../../dossier/evidence/dossier-document.ts';
import type { ReportView } from '../../view/report-view.ts';
import { sourceIn, webAddressOf } from '../context/cited-source.ts';
import type { ReportContext } from '../context/report-context.ts';
import { methodWords } from '../context/report-words.ts';
import { showDate, showDay } from '../context/show-value.ts';

/** The sources that anything in the report has cited so far, each under its number: made last. */
export function presentSources({ evidence, locale }: ReportContext, dossier: Dossier): ReportView['sources'] {
  return evidence.entries().map((entry) => ({
    number: entry.number,
    source: sourceIn(entry, locale),
    method: methodWords[entry.method][locale],
    retrieved: showDay(entry.retrievedAt, locale),
    retrievedAt: entry.retrievedAt.toISOString(),
    url: entry.sourceUrl ?? '',
    href: webAddressOf(entry.sourceUrl ?? ''),
    sha256: entry.evidenceHash ?? '',
    fingerprint: fingerprintOf(entry.evidenceHash),
    ...documentIn(entry, dossier, locale),
  }));
}

/** What a document calls itself, its date, and the pages that the report cites; nothing where the source is none. */
function documentIn(entry: Evidence, { documents, facts }: Dossier, locale: Locale): { document?: string } {
  const name = documentOf(entry, documents)?.name ?? null;
  if (name === null) return {};
  const { title, publishedOn } = name;
  const citing = facts.filter(({ evidenceHash }) => evidenceHash === entry.evidenceHash);
  const pages = pagesInWords(
    citing.map(({ place }) => place),
    locale,
  );
  const day = publishedOn === null ? '' : showDate(publishedOn, locale);
  const parts = [titleInWords(title, locale), day, pages].filter((part) => part !== '');
  return { document: shorten(parts.join(', '), 500) };
}

/** How the fingerprint begins: enough to compare two by eye. */
function fingerprintOf(sha256: string | null): string {
  return sha256 === null ? '' : `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`;
}
