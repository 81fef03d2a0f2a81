import type { ReportView } from '../../view/report-view.ts';
import { sourceIn, webAddressOf } from '../context/cited-source.ts';
import type { ReportContext } from '../context/report-context.ts';
import { methodWords } from '../context/report-words.ts';
import { showDay } from '../context/show-value.ts';

/** The sources that anything in the report has cited so far, each under its number: made last. */
export function presentSources({ evidence, locale }: ReportContext): ReportView['sources'] {
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
  }));
}

/** How the fingerprint begins: enough to compare two by eye. */
function fingerprintOf(sha256: string | null): string {
  return sha256 === null ? '' : `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`;
}
