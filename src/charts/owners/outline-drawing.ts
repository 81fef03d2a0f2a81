import { element, escaped, line } from '../svg/markup.ts';
import type { Palette } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import type { OutlineRow } from './outline.ts';
import { countryRoom, countrySign, kindSign, screeningSign } from './signs.ts';

const rowHeight = 19;
const step = 13;
const deepest = 7;
const mostInColumn = 48;
const between = 24;

function linesTo(row: OutlineRow, x: number, y: number, palette: Palette): string {
  if (row.depth === 0) return '';
  const parts: string[] = [];
  const at = (depth: number) => x + Math.min(depth, deepest) * step - step + 7;
  for (const [depth, goesOn] of row.trunks.slice(0, deepest - 1).entries())
    if (goesOn)
      parts.push(
        line(
          [
            [at(depth + 1), y],
            [at(depth + 1), y + rowHeight],
          ],
          { stroke: palette.quiet[0], 'stroke-width': 0.8 },
        ),
      );
  const own = at(row.depth);
  const look = {
    stroke: palette.ink,
    'stroke-width': 1,
    'stroke-dasharray': row.isKnown ? undefined : '3 2',
  };
  parts.push(
    line(
      [
        [own, y],
        [own, y + 10],
        [own + 8, y + 10],
      ],
      look,
    ),
  );
  if (!row.isLast)
    parts.push(
      line(
        [
          [own, y + 10],
          [own, y + rowHeight],
        ],
        { stroke: palette.quiet[0], 'stroke-width': 0.8 },
      ),
    );
  return parts.join('');
}

function drawnRow(row: OutlineRow, left: number, y: number, width: number, palette: Palette): string {
  const { node } = row;
  const isSubject = node.kind === 'subject';
  const base = y + 13.5;
  let x = left + Math.min(row.depth, deepest) * step + (row.depth === 0 ? 2 : 6);
  const parts = [element('title', {}, escaped(clamped(node.name, 2_000, 9))), linesTo(row, left, y, palette)];
  if (row.label !== '') {
    const label = clamped(row.label, 60, 9);
    parts.push(
      written(x, base, label, { size: 9, fill: row.isKnown ? palette.ink : palette.muted, isStrong: true }),
    );
    x += textWidth(label, 9) + 5;
  }
  const color = isSubject ? palette.primary : node.kind === 'unknown' ? palette.muted : palette.ink;
  parts.push(kindSign(node.kind, x, y + 4, 0.72, color));
  x += 16;
  const end = left + width - 18;
  const flag = countryRoom(node.country);
  const noteWidth = node.note === '' || row.isAgain ? 0 : textWidth(node.note, 8.8) + 6;
  const room = end - x - flag - (row.isAgain ? 14 : 0);
  const name = clamped(node.name, Math.max(room * 0.62, room - noteWidth), 9.4);
  parts.push(
    written(x, base, name, {
      size: 9.4,
      fill: row.isAgain ? palette.muted : palette.ink,
      isStrong: !row.isAgain,
    }),
  );
  x += textWidth(name, 9.4) + 6;
  parts.push(countrySign(node.country, x, base, palette));
  x += flag;
  if (row.isAgain)
    parts.push(
      element('path', {
        d: `M${Math.round(x + 4)} ${Math.round(y + 15)}v-9m-3.5 3.5l3.5 -3.5l3.5 3.5`,
        fill: 'none',
        stroke: palette.muted,
        'stroke-width': 1.2,
      }),
    );
  else if (end - x > 40 && node.note !== '')
    parts.push(written(x, base, clamped(node.note, end - x, 8.8), { size: 8.8, fill: palette.muted }));
  parts.push(screeningSign(node.screening, left + width - 13, y + 3, palette));
  return element('g', {}, parts.join(''));
}

/** The rows in one column, or in two where they would be longer than a page; those past both are counted. */
export function drawnOutline(
  rows: readonly OutlineRow[],
  width: number,
  palette: Palette,
): Readonly<{ parts: readonly string[]; height: number }> {
  const columns = width >= 600 && rows.length > mostInColumn ? 2 : 1;
  const shown = width >= 600 ? rows.slice(0, 2 * mostInColumn) : rows;
  const perColumn = Math.ceil(shown.length / columns);
  const columnWidth = (width - between * (columns - 1)) / columns;
  const parts = shown.map((row, at) =>
    drawnRow(
      row,
      Math.floor(at / perColumn) * (columnWidth + between),
      2 + (at % perColumn) * rowHeight,
      columnWidth,
      palette,
    ),
  );
  const height = 4 + perColumn * rowHeight;
  const rest = rows.length - shown.length;
  if (rest > 0)
    parts.push(
      written(width, height + 10, `+${rest}`, {
        size: 9,
        fill: palette.muted,
        isStrong: true,
        anchor: 'end',
      }),
    );
  return { parts, height: height + (rest > 0 ? 16 : 0) };
}
