import { type ReportKind, reportKinds, usualReportKind } from '#kernel/reports/report-kind.ts';

/** Which report the address of the order page asks for; a credit report where it says nothing that we know. */
export function readAskedReport(params: URLSearchParams): ReportKind {
  const asked = params.get('report');
  return reportKinds.find((kind) => kind === asked) ?? usualReportKind;
}

/** The same address for another report; nothing else of it changes. */
export function addressOfReport(params: URLSearchParams, kind: ReportKind): string {
  const other = new URLSearchParams(params);
  if (kind === usualReportKind) other.delete('report');
  else other.set('report', kind);
  return `?${other}`;
}
