import { framed } from '../svg/frame.ts';
import { rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { sentences } from './grades.ts';

type Cell = 'full' | 'empty' | 'outlined' | 'dashed';

function drawn(cell: Cell, x: number, width: number, height: number, palette: Palette): string {
  if (cell === 'full') return rect(x, 0, width, height, { rx: 1, fill: palette.ink });
  if (cell === 'empty') return rect(x, 0, width, height, { rx: 1, fill: palette.track });
  const isDashed = cell === 'dashed';
  const stroke = isDashed ? 1 : 1.5;
  return rect(x + stroke / 2, stroke / 2, width - stroke, height - stroke, {
    rx: 1,
    fill: palette.page,
    stroke: isDashed ? palette.quiet[0] : palette.ink,
    'stroke-width': stroke,
    'stroke-dasharray': isDashed ? '2.2 1.8' : undefined,
  });
}

function cells(kinds: readonly Cell[], height: number, alt: string, palette: Palette, look: Look): Picture {
  const width = look.width ?? 226;
  const step = (width + 2) / Math.max(1, kinds.length);
  const parts = kinds.map((kind, at) => drawn(kind, at * step, step - 2, height, palette));
  return framed({ width, height, alt: look.alt ?? alt, palette, parts });
}

/** How sure the rating is: three cells, filled up to the level. */
export function confidenceScale(
  confidence: Readonly<{ level: number; label: string; remark: string }>,
  palette: Palette,
  look: Look = {},
): Picture {
  const kinds = [1, 2, 3].map((level): Cell => (level <= confidence.level ? 'full' : 'empty'));
  return cells(kinds, 8, sentences(confidence.label, confidence.remark), palette, look);
}

/** Which of the four bands of default; none for a grade that has no band. */
export function bandScale(
  band: Readonly<{ at: number | null; label: string; remark: string }>,
  palette: Palette,
  look: Look = {},
): Picture {
  const kinds = [0, 1, 2, 3].map((at): Cell => (at === band.at ? 'full' : 'empty'));
  return cells(kinds, 8, sentences(band.label, band.remark), palette, look);
}

export type DepthReport = Readonly<{
  tiles: readonly Readonly<{
    standing: 'facts' | 'alert' | 'bad' | 'nothing_found' | 'not_obtainable' | 'not_searched';
  }>[];
  depth: Readonly<{ label: string; remark: string }>;
}>;

const ofStanding = {
  facts: 'full',
  alert: 'full',
  bad: 'full',
  nothing_found: 'outlined',
  not_obtainable: 'dashed',
  not_searched: 'dashed',
} as const;

/** How many sections answered: a cell each, full with facts, outlined where nothing was found, dashed without an answer. */
export function depthCells(report: DepthReport, palette: Palette, look: Look = {}): Picture {
  const kinds = report.tiles.map((tile) => ofStanding[tile.standing]);
  const sorted = (['full', 'outlined', 'dashed'] as const).flatMap((kind) =>
    kinds.filter((one) => one === kind),
  );
  return cells(sorted, 9, sentences(report.depth.label, report.depth.remark), palette, look);
}
