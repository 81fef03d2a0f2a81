import { boundaries, zones } from './grades.ts';

/** The neutral start in tenths of a point. */
export const neutralTenths = 500;

/** Points from left to right, cut to what the moves reach; positions in pixels by tenths. */
export type WaterfallScale = Readonly<{
  at: (tenths: number) => number;
  ticks: readonly number[];
  marks: readonly Readonly<{ x: number; below: string; above: string }>[];
}>;

/** A scale over everything that is reached, with round steps and the boundaries of grades that lie within. */
export function waterfallScale(reached: readonly number[], from: number, to: number): WaterfallScale {
  const low = Math.min(neutralTenths, ...reached);
  const high = Math.max(neutralTenths, ...reached);
  const room = Math.max(10, (high - low) * 0.08);
  const [start, end] = [low - room * 1.4, high + room];
  const at = (tenths: number) => from + ((tenths - start) / (end - start)) * (to - from);
  const step = [10, 20, 50, 100, 200, 500].find((one) => (end - start) / one <= (to - from) / 34) ?? 1_000;
  const first = Math.ceil(start / step) * step;
  const ticks = Array.from({ length: 60 }, (_, index) => first + index * step).filter((tick) => tick <= end);
  const marks = boundaries.flatMap((boundary, index) => {
    const tenths = boundary * 10;
    if (tenths <= start || tenths >= end) return [];
    return [{ x: at(tenths), below: zones[index]?.grade ?? '', above: zones[index + 1]?.grade ?? '' }];
  });
  return { at, ticks, marks };
}
