/** What can be ordered: the whole check of a company, or what it reports of its years. */
export const reportKinds = ['credit', 'annual'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is meant where nobody says which. */
export const usualReportKind: ReportKind = 'credit';

/** Reads a stored kind; throws for one that is none of ours. */
export function parseReportKind(text: string): ReportKind {
  const kind = reportKinds.find((known) => known === text);
  if (kind === undefined) throw new Error(`no kind of report of ours: ${text}`);
  return kind;
}
