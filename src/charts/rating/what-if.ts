import { framed } from '../svg/frame.ts';
import { element, line, rect } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';
import { type Grade, onScale, sentences } from './grades.ts';
import { rankOf, shownZones } from './zone-bands.ts';

type Outcome = Readonly<{ score: number; grade: Grade | null }>;
export type WhatIfRating = Outcome & Readonly<{ whatIf: readonly (Outcome & Readonly<{ label: string }>)[] }>;

const rowHeight = 17.5;
const top = 14;

/** Where the score would stand after one change each, from where it stands now; a worse grade is a hollow red dot. */
export function whatIfDots(rating: WhatIfRating, palette: Palette, look: Look = {}): Picture {
  const width = look.width ?? 344;
  const rows = rating.whatIf;
  const widest = Math.max(0, ...rows.map(({ label }) => textWidth(label, 9.6))) + 8;
  const from = Math.min(width * 0.64, Math.max(width * 0.4, widest));
  const to = width - 44;
  const { low, high, bands } = shownZones(
    [rating, ...rows].map((row) => onScale(row.score)),
    8,
  );
  const at = (score: number) => from + ((onScale(score) - low) / (high - low)) * (to - from);
  const height = top + rows.length * rowHeight + 4;
  const parts: string[] = bands.flatMap((band) => {
    const [left, right] = [at(band.from), at(band.to)];
    const letters = { size: 9, fill: palette.muted, isStrong: true, anchor: 'middle' } as const;
    return [
      rect(left, top, right - left, height - top, { fill: band.isMiddle ? palette.track : palette.surface }),
      right - left > 9 ? written((left + right) / 2, 9.5, band.grade, letters) : '',
    ];
  });
  const now = at(rating.score);
  parts.push(
    line(
      [
        [now, top],
        [now, height],
      ],
      { stroke: palette.muted, 'stroke-width': 1.2, 'stroke-dasharray': '1.5 2' },
    ),
  );
  for (const [index, { label, score, grade }] of rows.entries()) {
    const y = top + index * rowHeight + 10;
    const x = at(score);
    const isWorse = rankOf(grade) < rankOf(rating.grade);
    const isDown = score < rating.score;
    const color = isWorse ? palette.bad : palette.ink;
    const letters = { size: 9.6, fill: color, isStrong: score === rating.score || isWorse };
    parts.push(
      written(0, y + 3, clamped(label, from - 8, 9.6), letters),
      Math.abs(x - now) < 0.5
        ? ''
        : line(
            [
              [now, y],
              [x, y],
            ],
            {
              stroke: isDown ? palette.bad : palette.primary,
              'stroke-width': 1.5,
              'stroke-dasharray': isDown ? '3 2' : undefined,
            },
          ),
      element('circle', {
        cx: x,
        cy: y,
        r: 3.4,
        fill: isWorse ? palette.page : palette.ink,
        stroke: color,
        'stroke-width': 1.6,
      }),
      written(width, y + 3, `${score} ${grade ?? '–'}`, { ...letters, anchor: 'end' }),
    );
  }
  const alt =
    look.alt ?? sentences(...rows.map(({ label, score, grade }) => `${label}: ${score} ${grade ?? '–'}`));
  return framed({ width: Math.max(width, from + textWidth('100 B', 9.6)), height, alt, palette, parts });
}
