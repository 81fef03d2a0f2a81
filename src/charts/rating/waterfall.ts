import { framed, hatching } from '../svg/frame.ts';
import { line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, written } from '../svg/text.ts';
import { moveColor } from './drivers.ts';
import { onScale, sentences } from './grades.ts';
import { neutralTenths, waterfallScale } from './waterfall-scale.ts';

type Move = Readonly<{ label: string; pointsShown: string; moveShown: string; moveTenths: number }>;
export type WaterfallRating = Readonly<{
  scoreTenths: number;
  scoreShown: string;
  drivers: Readonly<{ sum: readonly Readonly<{ shown: string; label: string }>[] }>;
  blocks: readonly (Move & Readonly<{ items: readonly (Move & Readonly<{ measure: string }>)[] }>)[];
}>;
/** Words that stand beside the moves; `heads` over label, value and points. */
export type WaterfallWords = Readonly<{
  start?: string;
  score?: string;
  heads?: readonly [string, string, string];
}>;

type Row = Readonly<{
  kind: 'start' | 'block' | 'item' | 'score';
  label: string;
  measure: string;
  points: string;
  move: string;
  moveTenths: number;
  /** Where the sum of moves stands before and after. */
  before: number;
  after: number;
}>;

const rowHeight = 14.2;
const top = 16;

function rowsOf(rating: WaterfallRating, words: WaterfallWords): readonly Row[] {
  const { sum } = rating.drivers;
  const [start, score] = [sum[0], sum.at(-1)];
  let running = neutralTenths;
  const total = (kind: 'start' | 'score', label: string, move: string, at: number): Row => ({
    ...{ kind, label, move, measure: '', points: '', moveTenths: 0 },
    ...{ before: at, after: at },
  });
  const row = (kind: 'block' | 'item', of: Move, measure: string): Row => {
    const before = running;
    if (kind === 'item') running += of.moveTenths;
    const { label, pointsShown: points, moveShown: move, moveTenths } = of;
    return { kind, label, measure, points, move, moveTenths, before, after: running };
  };
  return [
    total('start', words.start ?? start?.label ?? '', start?.shown ?? '50', neutralTenths),
    ...rating.blocks.flatMap((block) => [
      row('block', block, ''),
      ...block.items.map((item) => row('item', item, item.measure)),
    ]),
    total(
      'score',
      words.score ?? rating.scoreShown,
      (score?.shown ?? '').replace(/^=\s*/, ''),
      rating.scoreTenths,
    ),
  ];
}

/** Columns of the texts; a narrow picture keeps label, bar and move alone. */
const columnsOf = (width: number) =>
  width >= 560
    ? { measure: 224, room: 170, points: 448, from: 458, to: width - 44, label: 220, hasAll: true }
    : {
        measure: 0,
        room: 0,
        points: 0,
        from: width * 0.44,
        to: width - 42,
        label: width * 0.44 - 8,
        hasAll: false,
      };

type Columns = ReturnType<typeof columnsOf>;

function texts(row: Row, y: number, width: number, columns: Columns, palette: Palette): readonly string[] {
  const isStrong = row.kind !== 'item';
  const size = 9.6;
  const indent = isStrong ? 0 : 10;
  const quiet = { size: 9, fill: isStrong ? palette.ink : palette.muted, isStrong };
  const fill = row.kind === 'item' ? moveColor(row.moveTenths, palette) : palette.ink;
  return [
    written(indent, y, clamped(row.label, columns.label - indent, size), {
      size,
      fill: palette.ink,
      isStrong,
    }),
    columns.hasAll ? written(columns.measure, y, clamped(row.measure, columns.room, 9), quiet) : '',
    columns.hasAll ? written(columns.points, y, clamped(row.points, 54, 9), { ...quiet, anchor: 'end' }) : '',
    written(width, y, row.move, { size, fill, isStrong, anchor: 'end' }),
  ];
}

/** A bar that begins before the scale does: two cuts say so. */
const cutBar = (from: number, to: number, y: number, fill: string, ground: string): string =>
  rect(from, y, to - from, 11, { fill }) +
  [3, 6]
    .map((x) =>
      line(
        [
          [from + x, y + 12],
          [from + x + 3, y - 1],
        ],
        { stroke: ground, 'stroke-width': 1.2 },
      ),
    )
    .join('');

/** From the neutral start over every item to the score: each move a bar where the sum then stands, down hatched. */
export function waterfall(
  rating: WaterfallRating,
  palette: Palette,
  look: Look & Readonly<{ words?: WaterfallWords }> = {},
): Picture {
  const width = look.width ?? 710;
  const columns = columnsOf(width);
  const rows = rowsOf(rating, look.words ?? {});
  const { at, ticks, marks } = waterfallScale(
    rows.flatMap((row) => [row.before, row.after]),
    columns.from,
    columns.to,
  );
  const hatch = hatching(look.id ?? 'waterfall', 'down', palette.bad, palette.page);
  const height = top + rows.length * rowHeight + (marks.length === 0 ? 4 : 13);
  const yOf = (index: number) => top + index * rowHeight;
  const lastY = yOf(rows.length - 1);
  const heads = look.words?.heads;
  const head = { size: 9, fill: palette.muted };
  const parts: string[] = [
    hatch.defined,
    heads === undefined ? '' : written(0, 9, clamped(heads[0], columns.label, 9), head),
    heads === undefined || !columns.hasAll
      ? ''
      : written(columns.measure, 9, clamped(heads[1], columns.room, 9), head),
    heads === undefined || !columns.hasAll
      ? ''
      : written(columns.points, 9, clamped(heads[2], 54, 9), { ...head, anchor: 'end' }),
    ...ticks.flatMap((tick) => [
      line(
        [
          [at(tick), top - 3],
          [at(tick), lastY],
        ],
        { stroke: palette.line },
      ),
      written(at(tick), 9, String(onScale(tick / 10)), { ...head, anchor: 'middle' }),
    ]),
    ...marks.map(({ x }) =>
      line(
        [
          [x, top - 3],
          [x, height],
        ],
        { stroke: palette.muted, 'stroke-width': 0.8, 'stroke-dasharray': '2 2' },
      ),
    ),
  ];
  for (const [index, row] of rows.entries()) {
    const y = yOf(index);
    const isRuled = row.kind === 'block' || row.kind === 'score';
    if (isRuled)
      parts.push(
        line(
          [
            [0, y],
            [width, y],
          ],
          row.kind === 'score' ? { stroke: palette.ink } : { stroke: palette.axis },
        ),
      );
    parts.push(...texts(row, y + 11, width, columns, palette));
    if (row.kind === 'start')
      parts.push(cutBar(columns.from, at(row.after), y + 2, palette.quiet[1], palette.page));
    if (row.kind === 'score')
      parts.push(cutBar(columns.from, at(row.after), y + 3, palette.ink, palette.page));
    if (row.kind === 'item') {
      const [low, high] = [Math.min(row.before, row.after), Math.max(row.before, row.after)];
      const bar = { x: at(low), width: at(high) - at(low) };
      if (row.moveTenths === 0)
        parts.push(
          line(
            [
              [bar.x, y + 2],
              [bar.x, y + 13],
            ],
            { stroke: palette.ink, 'stroke-width': 1.6 },
          ),
        );
      else if (row.moveTenths > 0) parts.push(rect(bar.x, y + 2, bar.width, 11, { fill: palette.primary }));
      else parts.push(rect(bar.x, y + 2, bar.width, 11, { fill: hatch.fill, stroke: palette.bad }));
    }
    const next = rows[index + 1];
    if (next !== undefined && row.kind !== 'block') {
      const to = next.kind === 'block' ? yOf(index + 2) + 2 : yOf(index + 1) + 2;
      parts.push(
        line(
          [
            [at(row.after), y + 13],
            [at(row.after), to],
          ],
          { stroke: palette.ink, 'stroke-width': 0.8 },
        ),
      );
    }
  }
  parts.push(
    ...marks.flatMap(({ x, below, above }) => [
      written(x - 3, height - 2, below, { size: 8.5, fill: palette.muted, anchor: 'end', isStrong: true }),
      written(x + 3, height - 2, above, { size: 8.5, fill: palette.muted, isStrong: true }),
    ]),
  );
  const alt =
    look.alt ??
    sentences(...rows.filter((row) => row.kind !== 'item').map((row) => `${row.label}: ${row.move}`));
  return framed({ width, height, alt, palette, parts });
}
