import { framed, hatching } from '../svg/frame.ts';
import { element, line, rect, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { clamped, textWidth, written } from '../svg/text.ts';

export type FinancedYears = readonly Readonly<{
  label: string;
  equity: number | null;
  longTerm: number | null;
  shortTerm: number | null;
  /** Debts of which no source says when they are due. */
  undated: number | null;
  assetsShown: string;
  equityPercentShown: string;
}>[];
export type FinancingWords = Readonly<Record<'equity' | 'longTerm' | 'shortTerm' | 'undated', string>>;

const rowHeight = 17.5;

/** Who finances the assets year by year: equity, debts over and within a year, or of a term that nobody states; equity below zero hangs hatched to the left. */
export function financing(
  years: FinancedYears,
  words: FinancingWords,
  palette: Palette,
  look: Look = {},
): Picture {
  const width = look.width ?? 344;
  const open = hatching(look.id ?? 'financing', 'undated', palette.quiet[0], palette.page);
  const named = [
    { name: words.equity, fill: palette.primary },
    { name: words.longTerm, fill: palette.quiet[0] },
    { name: words.shortTerm, fill: palette.quiet[2] },
    { name: words.undated, fill: open.fill },
  ];
  const yearRoom = Math.min(width * 0.2, Math.max(30, ...years.map((year) => textWidth(year.label, 9))) + 6);
  const owed = years.map((year) => [
    Math.max(0, year.equity ?? 0),
    Math.max(0, year.longTerm ?? 0),
    Math.max(0, year.shortTerm ?? 0),
    Math.max(0, year.undated ?? 0),
  ]);
  const isDrawn = (at: number) => owed.some((parts) => (parts[at] ?? 0) > 0);
  // Of debts either the terms are known or they are not: the legend names what is there.
  const legendOf = named.filter((_none, at) => (at === 3 ? isDrawn(at) : isDrawn(at) || !isDrawn(3)));
  const legendRoom = Math.min(width * 0.38, Math.max(...legendOf.map(({ name }) => textWidth(name, 9))) + 16);
  const most = Math.max(1e-9, ...owed.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  const least = Math.max(0, ...years.map((year) => -(year.equity ?? 0)));
  const isInsideAt = (year: FinancedYears[number], scale: number) =>
    (year.equity ?? 0) * scale > textWidth(year.equityPercentShown, 8.8) + 8;
  const besideAt = (year: FinancedYears[number], scale: number) =>
    [year.assetsShown, isInsideAt(year, scale) ? '' : year.equityPercentShown]
      .filter((text) => text !== '')
      .join(' · ');
  const unitBeside = (texts: readonly string[]) => {
    const room = Math.max(24, ...texts.map((text) => textWidth(text, 9))) + 8;
    return Math.max(20, width - yearRoom - room - legendRoom - 8) / (most + least);
  };
  // What does not fit into its bar stands beside it, and takes room from all of them.
  const widest = unitBeside(years.map((year) => year.assetsShown));
  const unit = unitBeside(years.map((year) => besideAt(year, widest)));
  const zero = yearRoom + least * unit;
  const hatch = hatching(look.id ?? 'financing', 'negative', palette.bad, palette.page);
  const drawn = years.flatMap((year, index) => {
    const y = 5 + index * rowHeight;
    const parts: string[] = [
      written(0, y + 8.6, clamped(year.label, yearRoom - 4, 9), { size: 9, fill: palette.muted }),
    ];
    if ((year.equity ?? 0) < 0)
      parts.push(
        rect(zero + (year.equity ?? 0) * unit, y, -(year.equity ?? 0) * unit, 11, {
          fill: hatch.fill,
          stroke: palette.bad,
        }),
      );
    let x = zero;
    for (const [at, part] of (owed[index] ?? []).entries()) {
      const length = part * unit;
      if (length > 0)
        parts.push(rect(x, y, Math.max(0.4, length - 1), 11, { fill: named[at]?.fill ?? palette.track }));
      x += length;
    }
    if ([year.equity, year.longTerm, year.shortTerm, year.undated].every((part) => part === null))
      parts.push(
        element('path', {
          d: `M${rounded(zero + 2)} ${rounded(y + 3)}l5 5m0-5l-5 5`,
          fill: 'none',
          stroke: palette.muted,
          'stroke-width': 1.2,
        }),
      );
    const told = besideAt(year, unit);
    if (isInsideAt(year, unit))
      parts.push(
        written(zero + 5, y + 8.6, year.equityPercentShown, {
          size: 8.8,
          fill: palette.onPrimary,
          isStrong: true,
        }),
      );
    const after = (x === zero ? x + 10 : x) + 4;
    parts.push(
      written(after, y + 8.6, clamped(told, width - legendRoom - after, 9), {
        size: 9,
        fill: palette.ink,
        isStrong: true,
      }),
    );
    return parts;
  });
  const legend = legendOf.flatMap(({ name, fill }, index) => {
    const y = 6 + index * 14;
    const x = width - legendRoom + 4;
    return [
      rect(x, y, 8, 8, { fill }),
      written(x + 12, y + 7.5, clamped(name, legendRoom - 16, 9), { size: 9, fill: palette.muted }),
    ];
  });
  const axis =
    least > 0
      ? line(
          [
            [zero, 2],
            [zero, 5 + years.length * rowHeight],
          ],
          { stroke: palette.ink, 'stroke-width': 0.8 },
        )
      : '';
  const height = Math.max(48, years.length * rowHeight + 8);
  const alt =
    look.alt ??
    (years
      .map(
        (year) =>
          `${year.label}: ${year.assetsShown || '×'}, ${words.equity} ${year.equityPercentShown || '×'}`,
      )
      .join('; ') ||
      '×');
  return framed({
    width,
    height,
    alt,
    palette,
    parts: [least > 0 ? hatch.defined : '', isDrawn(3) ? open.defined : '', ...drawn, axis, ...legend],
  });
}
