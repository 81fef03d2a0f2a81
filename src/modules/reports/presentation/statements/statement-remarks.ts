import type { StatementLine } from '#findings/statements/chart.ts';
import type { Locale } from '#kernel/locale.ts';
import { columnOfLine } from '../../dossier/columns/line-columns.ts';
import { codeList } from '../../dossier/section-shape.ts';
import { statementColumns } from '../../dossier/statement-columns.ts';
import type { StatementPeriod } from '../../parts/statements-part.ts';
import { words } from '../../texts/statements/words.ts';
import { showNumberIn } from '../context/number-words.ts';
import { balanceOf } from './balance.ts';
import { isYear, periodLabel, shortDay } from './period-names.ts';
import { printScaled, printSum, type Scale } from './print-figures.ts';

const mostChanges = 3;
const mostRemarks = 20;
const maxChars = 400;

/** Remarks of the coded list that the table says with its own figures. */
const saidOtherwise: ReadonlySet<string> = new Set(['not_twelve_months', 'does_not_balance']);

/**
 * What has to be minded of statements: rules, audit, lengths, what was stated anew, sums that do not come out, years that are
 * missing. `shown` stand in the table, `all` are known of the scope.
 */
export function statementRemarks(
  all: readonly StatementPeriod[],
  shown: readonly StatementPeriod[],
  scale: Scale,
  locale: Locale,
): string[] {
  const counted = shown.filter(({ isSuperseded }) => !isSuperseded);
  return [
    ...rules(counted, locale),
    ...audits(counted, locale),
    ...lengths(counted, locale),
    ...filings(counted, locale),
    ...restatements(shown, scale, locale),
    ...sums(counted, locale),
    ...otherMoney(shown, locale),
    ...coded(counted, locale),
    ...missing(all, shown, counted, locale),
  ]
    .map((remark) => (remark.length > maxChars ? `${remark.slice(0, maxChars - 1)}…` : remark))
    .slice(0, mostRemarks);
}

function rules(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const names = [...new Set(periods.map(({ basis }) => basis).filter((basis) => basis !== ''))];
  const { remarks } = words[locale];
  return [names.length === 0 ? remarks.rulesUnstated : remarks.rules(names.join('; '))];
}

function audits(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const { remarks } = words[locale];
  const labels = (audited: boolean | null) =>
    periods.filter(({ isAudited }) => isAudited === audited).map((period) => periodLabel(period, locale));
  const [yes, no, unstated] = [labels(true), labels(false), labels(null)];
  if (yes.length === periods.length) return [remarks.allAudited];
  if (no.length === periods.length) return [remarks.noneAudited];
  return [
    ...(yes.length > 0 ? [remarks.audited(yes)] : []),
    ...(no.length > 0 ? [remarks.unaudited(no)] : []),
    ...(unstated.length > 0 ? [remarks.auditUnstated(unstated)] : []),
  ];
}

function lengths(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const { remarks } = words[locale];
  const unstated = periods.filter(({ months }) => months === null);
  const others = periods.filter((period) => !isYear(period));
  const isEven = unstated.length === 0 && others.length === 0;
  return [
    ...(isEven && periods.length > 0 ? [remarks.months(showNumberIn(locale, 12))] : []),
    ...others.map((period) =>
      remarks.otherLength(periodLabel(period, locale), showNumberIn(locale, period.months ?? 12, 1)),
    ),
    ...(unstated.length > 0
      ? [remarks.lengthUnstated(unstated.map((period) => periodLabel(period, locale)))]
      : []),
  ];
}

/** When each was filed, and whether in time where the source states the day until which it could be. */
function filings(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const { remarks } = words[locale];
  const day = (iso: string) => shortDay(iso, locale);
  const told = periods.flatMap((period) => {
    const { filedOn, dueOn } = period;
    if (filedOn === null) return [];
    const label = periodLabel(period, locale);
    if (dueOn === null) return [remarks.filedOn(label, day(filedOn))];
    const say = filedOn > dueOn ? remarks.filedLate : remarks.filedInTime;
    return [say(label, day(filedOn), day(dueOn))];
  });
  return told.length === 0 ? [] : [remarks.filed(told)];
}

function restatements(shown: readonly StatementPeriod[], scale: Scale, locale: Locale): string[] {
  const { remarks } = words[locale];
  return shown
    .filter(({ isSuperseded }) => isSuperseded)
    .flatMap((filed) => {
      const counts = shown.find(({ end, isSuperseded }) => end === filed.end && !isSuperseded);
      if (counts === undefined) return [];
      const changes = changedLines(filed, counts, scale, locale);
      const say = counts.isRestated && !filed.isRestated ? remarks.restated : remarks.toldTwice;
      return [say(periodLabel(filed, locale), changes)];
    });
}

/** The lines that changed most, before and after. */
function changedLines(a: StatementPeriod, b: StatementPeriod, scale: Scale, locale: Locale): string {
  // The keys of a literal of lines.
  const lines = Object.keys(a.lines) as StatementLine[];
  const changed = lines
    .flatMap((line) => {
      const [before, after] = [a.lines[line]?.value, b.lines[line]?.value];
      return before === undefined || after === undefined || before === after ? [] : [{ line, before, after }];
    })
    .toSorted((x, y) => Math.abs(y.after - y.before) - Math.abs(x.after - x.before));
  const { remarks } = words[locale];
  if (changed.length === 0) return remarks.noDifference;
  const told = changed.slice(0, mostChanges).map(({ line, before, after }) => {
    return `${labelOf(line, locale)} ${printScaled(locale, before, scale)} → ${printScaled(locale, after, scale)}`;
  });
  const rest = changed.length - told.length;
  return [told.join('; '), ...(rest > 0 ? [remarks.moreChanges(rest)] : [])].join(' ');
}

function sums(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const { remarks } = words[locale];
  return periods.flatMap((period) => {
    const balance = balanceOf(period);
    const label = periodLabel(period, locale);
    const sum = (value: number) => printSum(locale, Math.abs(value), period.currency);
    const other = period.balanceDifference?.value ?? 0;
    return [
      ...(balance !== null && !balance.isRounding
        ? [remarks.unbalanced(label, sum(balance.difference))]
        : []),
      ...(other !== 0 && Math.abs(other) !== Math.abs(balance?.difference ?? 0)
        ? [remarks.sumsDiffer(label, sum(other))]
        : []),
    ];
  });
}

/** Figures that stand in a row in another money than the rest of it: in no column, and not lost. */
function otherMoney(periods: readonly StatementPeriod[], locale: Locale): string[] {
  return periods
    .filter((period) => period.otherMoney.length > 0)
    .map((period) =>
      words[locale].remarks.otherMoney(
        periodLabel(period, locale),
        period.otherMoney
          .map(
            ({ line, amount, currency }) => `${labelOf(line, locale)} ${printSum(locale, amount, currency)}`,
          )
          .join('; '),
      ),
    );
}

/** What the column of a line is called. */
function labelOf(line: StatementLine, locale: Locale): string {
  return statementColumns.find(({ code }) => code === columnOfLine(line))?.label[locale] ?? line;
}

function coded(periods: readonly StatementPeriod[], locale: Locale): string[] {
  const codes = [...new Set(periods.flatMap(({ remarks }) => remarks))].filter(
    (code) => !saidOtherwise.has(code),
  );
  const names = codeList('remark');
  return codes.map((code) =>
    words[locale].remarks.coded(
      names[code]?.[locale] ?? code,
      periods.filter(({ remarks }) => remarks.includes(code)).map((period) => periodLabel(period, locale)),
    ),
  );
}

/** Whether a period of more than a year holds a whole year before the one that it ends in. */
function spans({ end, months }: StatementPeriod, year: number): boolean {
  const before = Number(end.slice(0, 4)) * 12 + Number(end.slice(5, 7)) - (months ?? 12);
  return before <= year * 12 && (months ?? 12) > 12 && year < Number(end.slice(0, 4));
}

function missing(
  all: readonly StatementPeriod[],
  shown: readonly StatementPeriod[],
  counted: readonly StatementPeriod[],
  locale: Locale,
): string[] {
  const { remarks } = words[locale];
  const years = counted.map(({ end }) => Number(end.slice(0, 4)));
  const gaps: string[] = [];
  for (let year = Math.min(...years) + 1; year < Math.max(...years); year += 1)
    if (!years.includes(year) && !counted.some((period) => spans(period, year))) gaps.push(String(year));
  const [currency] = shown.map((period) => period.currency);
  const labels = (periods: readonly StatementPeriod[]) => [
    ...new Set(periods.map((period) => periodLabel(period, locale))),
  ];
  const others = Map.groupBy(
    all.filter((period) => period.currency !== currency),
    (period) => period.currency,
  );
  const older = all.filter((period) => period.currency === currency && !shown.includes(period));
  return [
    ...(counted.length > 0 && counted.length < 3 ? [remarks.fewYears(counted.length)] : []),
    ...(gaps.length > 0 ? [remarks.gaps(gaps.slice(0, 10))] : []),
    ...[...others].map(([code, periods]) => remarks.otherCurrency(code, labels(periods))),
    ...(older.length > 0 ? [remarks.older(labels(older))] : []),
  ];
}
