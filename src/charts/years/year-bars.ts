import { framed, hatching } from '../svg/frame.ts';
import { element, line, rect, rounded } from '../svg/markup.ts';
import type { Look, Palette, Picture } from '../svg/picture.ts';
import { textWidth, written } from '../svg/text.ts';

export type BarYears = readonly Readonly<{
  label: string;
  sales: number | null;
  profit: number | null;
  salesShown: string;
  profitShown: string;
}>[];
export type BarWords = Readonly<{ sales: string; profit: string }>;

/** The greatest length from zero of either sign. */
const reachOf = (values: readonly (number | null)[]) =>
  Math.max(1e-9, ...values.map((value) => Math.abs(value ?? 0)));

type Bar = Readonly<{ value: number | null; shown: string; x: number; width: number; length: number }>;

function drawnBar(
  bar: Bar,
  zero: number,
  colors: Readonly<{ fill: string; down: string; edge: string; cross: string }>,
): string {
  if (bar.value === null) {
    const x = rounded(bar.x + bar.width / 2 - 2.4);
    return element('path', {
      d: `M${x} ${rounded(zero - 8)}l4.8 4.8m0-4.8l-4.8 4.8`,
      fill: 'none',
      stroke: colors.cross,
      'stroke-width': 1.2,
    });
  }
  return bar.value < 0
    ? rect(bar.x, zero, bar.width, bar.length, { fill: colors.down, stroke: colors.edge })
    : rect(bar.x, zero - bar.length, bar.width, bar.length, { fill: colors.fill });
}

/** Sales beside profit over the years, each on its own scale with its figure; a loss hangs hatched below the line. */
export function yearBars(
  years: BarYears,
  palette: Palette,
  look: Look & Readonly<{ height?: number; words?: BarWords }> = {},
): Picture {
  const width = look.width ?? 344;
  const slot = (width - 24) / Math.max(1, years.length);
  const reach = {
    sales: reachOf(years.map((year) => year.sales)),
    profit: reachOf(years.map((year) => year.profit)),
  };
  // Profit goes three quarters as high, so that neither looks like a part of the other.
  const parts01 = years.map((year) => ({
    sales: (year.sales ?? 0) / reach.sales,
    profit: ((year.profit ?? 0) / reach.profit) * 0.75,
  }));
  const up = Math.max(0, ...parts01.flatMap(({ sales, profit }) => [sales, profit]));
  const down = Math.max(0, ...parts01.flatMap(({ sales, profit }) => [-sales, -profit]));
  const fits = years.every(
    (year) => textWidth(year.salesShown, 9) + textWidth(year.profitShown, 8.5) + 6 <= slot,
  );
  const below = fits ? 0 : 11;
  const height = (look.height ?? 96) + below;
  const area = height - below - 14 - 15 - (down > 0 ? 10 : 0);
  const unit = up + down === 0 ? 0 : area / (up + down);
  const zero = 14 + up * unit + (up + down === 0 ? area : 0);
  const hatch = hatching(look.id ?? 'years', 'loss', palette.bad, palette.page);
  const wide = Math.min(20, slot * 0.34);
  const thin = Math.min(12, slot * 0.22);
  const drawn = years.flatMap((year, index) => {
    const left = 24 + index * slot + (slot - wide - thin - 6) / 2;
    const share = parts01[index] ?? { sales: 0, profit: 0 };
    const sales: Bar = {
      value: year.sales,
      shown: year.salesShown,
      x: left,
      width: wide,
      length: Math.abs(share.sales) * unit,
    };
    const profit: Bar = {
      value: year.profit,
      shown: year.profitShown,
      x: left + wide + 6,
      width: thin,
      length: Math.abs(share.profit) * unit,
    };
    const over = (bar: Bar) =>
      (bar.value ?? 0) < 0 ? zero + bar.length + 9 : zero - bar.length - 3 - (bar.value === null ? 8 : 0);
    const profitColor = (year.profit ?? 0) < 0 ? palette.bad : palette.primary;
    const middle = 24 + (index + 0.5) * slot;
    const seam = left + wide + 3;
    const [salesWidth, profitWidth] = [textWidth(year.salesShown, 9), textWidth(year.profitShown, 8.5)];
    // Over the middle of its bar while both have room there, else away from each other.
    const isTight = sales.x + wide / 2 + salesWidth / 2 + 2 > profit.x + thin / 2 - profitWidth / 2;
    const salesX = isTight
      ? Math.max(seam - 2 - salesWidth / 2, 24 + index * slot + salesWidth / 2)
      : sales.x + wide / 2;
    const profitX = isTight
      ? Math.max(seam + 1 + profitWidth / 2, salesX + salesWidth / 2 + 3 + profitWidth / 2)
      : profit.x + thin / 2;
    const hasRoom = (text: string, size: number) => textWidth(text, size) <= slot - 2;
    return [
      drawnBar(sales, zero, {
        fill: palette.quiet[1],
        down: palette.quiet[1],
        edge: palette.muted,
        cross: palette.muted,
      }),
      drawnBar(profit, zero, {
        fill: palette.primary,
        down: hatch.fill,
        edge: palette.bad,
        cross: palette.muted,
      }),
      fits || hasRoom(year.salesShown, 8)
        ? written(fits ? salesX : middle, over(sales), year.salesShown, {
            size: fits ? 9 : 8,
            fill: palette.ink,
            isStrong: true,
            anchor: 'middle',
          })
        : '',
      fits
        ? written(profitX, over(profit), year.profitShown, {
            size: 8.5,
            fill: profitColor,
            isStrong: true,
            anchor: 'middle',
          })
        : hasRoom(year.profitShown, 8)
          ? written(middle, height - 2, year.profitShown, {
              size: 8,
              fill: profitColor,
              isStrong: true,
              anchor: 'middle',
            })
          : '',
      hasRoom(year.label, 9)
        ? written(middle, height - below - 3, year.label, { size: 9, fill: palette.muted, anchor: 'middle' })
        : '',
    ];
  });
  const parts = [
    down > 0 ? hatch.defined : '',
    ...drawn,
    line(
      [
        [20, zero],
        [width, zero],
      ],
      { stroke: palette.ink, 'stroke-width': 0.8 },
    ),
  ];
  return framed({ width, height, alt: look.alt ?? toldOf(years, look.words), palette, parts });
}

const toldOf = (years: BarYears, words: BarWords | undefined) =>
  years
    .map(
      (year) =>
        `${year.label}: ${words?.sales ?? ''} ${year.salesShown || '×'}, ${words?.profit ?? ''} ${year.profitShown || '×'}`,
    )
    .join('; ')
    .replace(/ {2,}/g, ' ') || '×';
