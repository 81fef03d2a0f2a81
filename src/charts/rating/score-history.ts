import { framed } from '../svg/frame.ts';
import { element, line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { textWidth, wrapped, written } from '../svg/text.ts';
import { type Grade, onScale, sentences, zones } from './grades.ts';
import { shownZones } from './zone-bands.ts';

export type ScoreHistory = readonly Readonly<{ label: string; score: number; grade: Grade | null }>[];

const zoneOf = (score: number) => zones.find((zone) => score < zone.to)?.grade ?? 'A';

/** The score of older statements before the zones of the grades; a grade that points alone would not give stands beside. */
export function scoreHistory(
  history: ScoreHistory,
  palette: Palette,
  look: Look & Readonly<{ height?: number }> = {},
): Picture {
  const width = look.width ?? 344;
  const height = look.height ?? 150;
  const [top, bottom] = [14, height - 26];
  const { low, high, bands } = shownZones(
    history.map((one) => onScale(one.score)),
    12,
  );
  const up = (score: number) => bottom - ((onScale(score) - low) / Math.max(1, high - low)) * (bottom - top);
  const slot = (width - 16) / Math.max(1, history.length);
  const points = history.map(({ score }, index) => [16 + (index + 0.5) * slot, up(score)] as const);
  const labelLines = history.map(({ label }) => wrapped(label, slot - 6, 9, 2));
  const parts = [
    ...bands.flatMap((band) => {
      const [from, to] = [up(band.to), up(band.from)];
      const isHigh = to - from > 10;
      return [
        rect(16, from, width - 16, to - from - 1, { fill: band.isMiddle ? palette.track : palette.surface }),
        isHigh
          ? written(0, (from + to) / 2 + 3, band.grade, { size: 9.6, fill: palette.muted, isStrong: true })
          : '',
      ];
    }),
    points.length > 1
      ? line(points, { stroke: palette.primary, 'stroke-width': 1.8, 'stroke-linejoin': 'round' })
      : '',
    ...history.flatMap(({ score, grade }, index) => {
      const [x, y] = points[index] ?? [0, 0];
      const told = grade === zoneOf(score) ? String(score) : `${score} ${grade ?? '–'}`;
      return [
        element('circle', { cx: x, cy: y, r: 3.2, fill: palette.primary }),
        textWidth(told, 10) <= slot + 6
          ? written(x, y - 7, told, { size: 10, fill: palette.ink, isStrong: true, anchor: 'middle' })
          : '',
        ...(labelLines[index] ?? []).map((text, at) =>
          written(x, height - 14 + at * 11, text, { size: 9, fill: palette.muted, anchor: 'middle' }),
        ),
      ];
    }),
  ];
  const alt =
    look.alt ?? sentences(...history.map(({ label, score, grade }) => `${label}: ${score} ${grade ?? '–'}`));
  return framed({ width, height, alt, palette, parts });
}
