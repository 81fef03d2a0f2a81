/** A day as a year with its part that has gone; `2019` and `2019-03` lie in the middle of what they name. */
export function yearOf(on: string): number | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(on) ?? [];
  if (year === undefined) return null;
  const whole = Number(year);
  if (month === undefined) return whole + 0.5;
  const days = day === undefined ? 15 : Number(day);
  return whole + Math.min(0.999, (Number(month) - 1) / 12 + (days - 1) / 366);
}

/** Places of years along a line; `bend` is the year from which it is wider, where it is. */
export type YearsAxis = Readonly<{
  first: number;
  last: number;
  bend: number | null;
  breakAt: number;
  at: (year: number) => number;
}>;

const recentYears = 6;
const margin = 8;

/** A line over all years; the last six take half of it where there are more than twelve. */
export function yearsAxis(years: readonly number[], width: number): YearsAxis {
  const last = Math.max(...years) + 0.1;
  const first = Math.min(Math.min(...years) - 0.2, last - 1);
  const bend = last - first > 2 * recentYears ? Math.floor(last) - recentYears : null;
  const [start, end] = [margin, width - margin];
  if (bend === null)
    return {
      first,
      last,
      bend,
      breakAt: 0,
      at: (year) => start + ((year - first) / (last - first)) * (end - start),
    };
  const [oldEnd, newStart] = [width * 0.51, width * 0.545];
  const at = (year: number) =>
    year < bend
      ? start + ((year - first) / (bend - first)) * (oldEnd - start)
      : newStart + ((year - bend) / (last - bend)) * (end - newStart);
  return { first, last, bend, breakAt: (oldEnd + newStart) / 2, at };
}

/** Years that are written, so far apart that their figures stand clear of each other. */
export function writtenYears(axis: YearsAxis, least: number): readonly number[] {
  const stretches =
    axis.bend === null
      ? [[axis.first, axis.last]]
      : [
          [axis.first, axis.bend - 0.01],
          [axis.bend, axis.last],
        ];
  return stretches.flatMap(([from = 0, to = 0]) => {
    const perYear = (axis.at(to) - axis.at(from)) / Math.max(0.01, to - from);
    const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => one * perYear >= least) ?? 500;
    const start = Math.ceil(from / step) * step;
    return Array.from({ length: 60 }, (_, index) => start + index * step).filter((year) => year <= to);
  });
}
