import type { ImportSummary } from '#workflows/import-companies/import-file.ts';

const progressEveryMs = 1000;

/** A line a second: share, records, speed, time left, counts. */
export function createProgress(began: number): (summary: ImportSummary, share: number) => void {
  let shownAt = began;
  let first: { share: number; at: number } | undefined;
  return (summary, share) => {
    const now = performance.now();
    // Records that are in already are skipped faster than others are written: time left counts from here.
    first ??= { share, at: now };
    if (now - shownAt < progressEveryMs) return;
    shownAt = now;
    const { read, skipped, added, changed, unchanged, refused } = summary;
    const seconds = (now - began) / 1000;
    const left = share > first.share ? ((now - first.at) / 1000) * ((1 - share) / (share - first.share)) : 0;
    console.log(
      `${Math.floor(share * 100)} %: ${read} records, ${Math.round((read - skipped) / seconds)} a second, ${Math.round(left)} s left; added ${added}, changed ${changed}, unchanged ${unchanged}, left out ${refused}`,
    );
  };
}

/** What is printed at the end. */
export function summaryLines(summary: ImportSummary, ms: number, isDryRun: boolean): string[] {
  const { read, added, changed, unchanged, refused, skipped, links, gone, whyNoneGone } = summary;
  const rate = Math.round((read - skipped) / Math.max(ms / 1000, 0.001));
  const linkCount = links.added + links.changed + links.unchanged;
  return [
    `${isDryRun ? 'Dry run, nothing written: ' : ''}read ${read}, added ${added}, changed ${changed}, unchanged ${unchanged}, left out ${refused} (${(ms / 1000).toFixed(1)} s, ${rate} records a second)`,
    ...(skipped > 0 ? [`${skipped} of them were in from an earlier run of the same file.`] : []),
    ...(linkCount > 0
      ? [`Links: added ${links.added}, changed ${links.changed}, unchanged ${links.unchanged}`]
      : []),
    ...(gone > 0 ? [`No longer in the register: ${gone}`] : []),
    ...(whyNoneGone === null ? [] : [`Nothing was marked as gone: ${whyNoneGone}.`]),
  ];
}
