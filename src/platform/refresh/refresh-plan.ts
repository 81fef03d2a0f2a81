import { dayMs, hourMs } from '#kernel/clock.ts';

/** One source of files that is kept fresh by itself: what kind of file, where from, how often. */
export type RefreshPlan = Readonly<{
  source: string;
  /** A path whose last part may hold `*`, or an http(s) address. */
  from: string;
  everyMs: number;
  isFull: boolean;
}>;

const periods: Readonly<Record<string, number>> = {
  hourly: hourMs,
  daily: dayMs,
  weekly: 7 * dayMs,
};

/** Reads `gleif=/in/gleif*.zip daily; other=https://… weekly full`; undefined if a part cannot be read. */
export function parseRefreshPlans(text: string): RefreshPlan[] | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.map((part): RefreshPlan | undefined => {
    const match = /^([a-z][a-z0-9-]{1,40})=(\S{1,1000})\s+(hourly|daily|weekly)(\s+full)?$/.exec(part);
    const [, source = '', from = '', period = '', full] = match ?? [];
    const everyMs = periods[period];
    if (match === null || everyMs === undefined) return undefined;
    if (/^[a-z]+:\/\//i.test(from) ? !/^https?:/i.test(from) || !URL.canParse(from) : !from.startsWith('/'))
      return undefined;
    return { source, from, everyMs, isFull: full !== undefined };
  });
  return found.some((one) => one === undefined) ? undefined : found.filter((one) => one !== undefined);
}
