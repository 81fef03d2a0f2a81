import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { words } from '../../texts/statements/words.ts';
import type { yearBarsView } from '../../view/statements-view.ts';
import { showNumberIn, showShare } from '../context/number-words.ts';
import type { KnownYear } from './known-years.ts';
import { periodLabel } from './period-names.ts';
import { currencySign, type Scale } from './print-figures.ts';

type YearBars = z.output<typeof yearBarsView>;
type BarScale = Scale | 1_000_000_000;

/** Sales beside operating profit, and who finances the assets, over the years that count; the oldest first. */
export function yearBars(
  years: readonly KnownYear[],
  locale: Locale,
): Readonly<{ years: YearBars[]; unit: string }> {
  const bars = years.map(({ period, figures }) => ({ period, figures, ...financing(figures) }));
  const isPicture = bars.some(
    ({ figures }) => figures.sales !== undefined || figures.total_assets !== undefined,
  );
  if (!isPicture) return { years: [], unit: '' };
  const of = (read: (bar: (typeof bars)[number]) => number | null | undefined) =>
    bars.flatMap((bar) => read(bar) ?? []);
  const series = {
    sales: of(({ figures }) => figures.sales),
    profit: of(({ figures }) => figures.ebit),
    assets: of(({ figures }) => figures.total_assets),
  };
  const scale = barScale([...series.sales, ...series.assets, ...series.profit]);
  const show = (value: number | undefined, beside: readonly number[]) =>
    value === undefined ? '' : printBar(locale, value, beside, scale);
  return {
    unit: words[locale].scales[scale](currencySign(locale, years.at(-1)?.period.currency ?? '')),
    years: bars.map(({ period, figures, equity, longTerm, shortTerm, undated }) => ({
      label: periodLabel(period, locale),
      sales: figures.sales ?? null,
      profit: figures.ebit ?? null,
      equity,
      longTerm,
      shortTerm,
      undated,
      salesShown: show(figures.sales, series.sales),
      profitShown: show(figures.ebit, series.profit),
      assetsShown: show(figures.total_assets, series.assets),
      equityPercentShown:
        figures.equity === undefined || figures.total_assets === undefined || figures.total_assets <= 0
          ? ''
          : showShare(locale, (figures.equity / figures.total_assets) * 100, 0),
    })),
  };
}

/** Equity, what is due later and what is due within a year; provisions and the like stand with what is due later. */
function financing(figures: KnownYear['figures']) {
  const { equity, total_assets: assets, current_liabilities: shortTerm } = figures;
  const longTerm =
    assets === undefined || equity === undefined || shortTerm === undefined
      ? null
      : Math.round((assets - equity - shortTerm) * 100) / 100;
  // A remainder below zero is a rounding or a fault of the filing: no bar.
  return {
    equity: equity ?? null,
    longTerm: longTerm === null || longTerm < 0 ? null : longTerm,
    shortTerm: shortTerm ?? null,
    // All that is owed, where nothing says how much of it is due when.
    undated:
      shortTerm === undefined && assets !== undefined && equity !== undefined && assets > equity
        ? Math.round((assets - equity) * 100) / 100
        : null,
  };
}

function barScale(values: readonly number[]): BarScale {
  const largest = Math.max(0, ...values.map(Math.abs));
  if (largest >= 10_000_000_000) return 1_000_000_000;
  if (largest >= 1_000_000) return 1_000_000;
  return largest >= 100_000 ? 1_000 : 1;
}

/** Three digits of the largest beside it; what is not zero is not shown as zero. */
function printBar(locale: Locale, value: number, beside: readonly number[], scale: BarScale): string {
  const largest = Math.max(...beside.map(Math.abs)) / scale;
  const digits = scale === 1 || largest >= 100 ? 0 : largest >= 10 ? 1 : 2;
  const scaled = value / scale;
  const least = 0.5 * 10 ** -digits;
  if (scaled === 0) return showNumberIn(locale, 0);
  if (Math.abs(scaled) >= least) return showNumberIn(locale, scaled, digits, true);
  return showNumberIn(locale, scaled, Math.min(9, Math.ceil(-Math.log10(Math.abs(scaled)))));
}
