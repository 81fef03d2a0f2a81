import { framed } from '../svg/frame.ts';
import { element, line, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';

export type YearPoints = readonly Readonly<{ label: string; value: number | null }>[];

/** A place in the drawing, or that the year is missing. */
type Place = Readonly<{ x: number; y: number | null }>;

/** Runs of years that follow each other without a gap. */
function runsOf(places: readonly Place[]): readonly (readonly (readonly [number, number])[])[] {
  const runs: (readonly [number, number])[][] = [[]];
  for (const { x, y } of places) {
    if (y === null) runs.push([]);
    else runs.at(-1)?.push([x, y]);
  }
  return runs.filter((run) => run.length > 0);
}

/** A change below this share of the figure is no slope that a reader should see. */
const leastSpan = 0.05;

/** From the least to the largest value, or wider around both where they hardly differ. */
function shownRange(known: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const least = leastSpan * Math.max(Math.abs(low), Math.abs(high));
  const pad = Math.max(0, least - (high - low)) / 2;
  return [low - pad, high + pad];
}

/** Whether there is a course to draw: one year alone has none. */
export const hasCourse = (points: YearPoints) => points.filter(({ value }) => value !== null).length > 1;

/** A line over years on its own scale. A missing year is a cross on the base line, and no line bridges it. */
export function sparkline(
  points: YearPoints,
  palette: Palette,
  look: Look & Readonly<{ height?: number; hasBase?: boolean }> = {},
): Picture {
  const width = look.width ?? 122;
  const height = look.height ?? 26;
  const hasBase = look.hasBase ?? true;
  const base = hasBase ? height - 0.5 : height;
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = shownRange(known);
  const step = (width - 9) / Math.max(1, points.length - 1);
  const [top, bottom] = hasBase ? [4, base - 6] : [3.5, height - 3.5];
  const up = (value: number) =>
    high === low ? (top + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - top);
  const places = points.map(({ value }, at) => ({ x: 4 + at * step, y: value === null ? null : up(value) }));
  const runs = runsOf(places);
  const last = runs.at(-1)?.at(-1);
  const parts = [
    hasBase
      ? line(
          [
            [4, base],
            [width - 5, base],
          ],
          { stroke: palette.axis },
        )
      : '',
    ...(hasBase
      ? places.map(({ x }) =>
          line(
            [
              [x, base],
              [x, base - 2.5],
            ],
            { stroke: palette.axis },
          ),
        )
      : []),
    low < 0 && high >= 0
      ? line(
          [
            [4, up(0)],
            [width - 5, up(0)],
          ],
          { stroke: palette.quiet[0], 'stroke-width': 0.8, 'stroke-dasharray': '2 2' },
        )
      : '',
    ...runs.map((run) =>
      run.length > 1
        ? line(run, { stroke: palette.primary, 'stroke-width': 1.5, 'stroke-linejoin': 'round' })
        : element('circle', { cx: run[0]?.[0], cy: run[0]?.[1], r: 1.8, fill: palette.primary }),
    ),
    ...places.flatMap(({ x, y }) => (y === null ? [cross(x, hasBase ? base - 5 : height / 2, palette)] : [])),
    last === undefined ? '' : element('circle', { cx: last[0], cy: last[1], r: 2.7, fill: palette.primary }),
  ];
  return framed({ width, height, alt: look.alt ?? toldOf(points), palette, parts });
}

const cross = (x: number, y: number, palette: Palette) =>
  element('path', {
    d: `M${rounded(x - 2.2)} ${rounded(y - 2.2)}l4.4 4.4m0-4.4l-4.4 4.4`,
    fill: 'none',
    stroke: palette.muted,
    'stroke-width': 1.1,
  });

const toldOf = (points: YearPoints) =>
  points.map(({ label, value }) => `${label}: ${value === null ? '×' : String(value)}`).join(', ');
