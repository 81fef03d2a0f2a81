import type { ReportTone } from '#modules/reports/contract.ts';

/** The answer of a report in a few words, as its first page gives it. */
export type Verdict = Readonly<{
  tone: ReportTone;
  headline: string;
  sentence: string;
  /** The credit limit as it is printed; null where there is none. */
  limit: string | null;
  dial: Readonly<{ svg: string }> | null;
  figures: readonly Readonly<{ label: string; shown: string; change: string | null }>[];
  flags: readonly Readonly<{ tone: ReportTone; title: string }>[];
}>;
