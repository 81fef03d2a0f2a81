import type { Locale } from '#kernel/locale.ts';
import { annualised } from '#rating/figures/figures.ts';
import { ratioOf } from '#rating/figures/ratios.ts';
import { words } from '../../texts/statements/words.ts';
import { showNumberIn, showPercent, showShare } from '../context/number-words.ts';
import type { KeyFigureName } from './key-amounts.ts';
import type { KnownYear } from './known-years.ts';
import { isYear, shortDay } from './period-names.ts';
import { printChangePercent } from './print-figures.ts';

/** What puts a figure in relation to another; empty where that is not known. */
export function keyNote(name: KeyFigureName, years: readonly KnownYear[], locale: Locale): string {
  const newest = years.at(-1);
  if (newest === undefined) return '';
  const { notes } = words[locale];
  const { figures } = newest;
  const share = (part: number | undefined, whole: number | undefined) =>
    part === undefined || whole === undefined || whole <= 0
      ? undefined
      : showShare(locale, (part / whole) * 100);
  const say = (shown: string | undefined, sentence: (shown: string) => string) =>
    shown === undefined ? '' : sentence(shown);
  const rules: Partial<Record<KeyFigureName, () => string>> = {
    sales: () => growth(years, locale),
    ebit: () => say(share(figures.ebit, figures.sales), notes.margin),
    net: () => say(share(figures.net, figures.sales), notes.ofSales),
    equity: () =>
      (figures.equity ?? 0) < 0
        ? notes.exceed
        : say(share(figures.equity, figures.total_assets), notes.ofAssets),
    net_debt: () => netDebt(newest, locale),
    pbt: () => say(share(figures.pbt, figures.sales), notes.ofSales),
    gross_profit: () => say(share(newest.period.lines.gross_profit?.value, figures.sales), notes.margin),
    total_assets: () => say(share(figures.current_assets, figures.total_assets), notes.current),
    cash: () => say(share(figures.cash, figures.total_liabilities), notes.covers),
    total_liabilities: () => dueSoon(newest, locale),
  };
  return rules[name]?.() ?? '';
}

/** Growth a year over up to three years without a gap. */
function growth(years: readonly KnownYear[], locale: Locale): string {
  const newest = years.at(-1);
  const known = years.filter((year) => isYear(year.period) && (year.figures.sales ?? 0) > 0);
  if (newest === undefined || known.at(-1) !== newest) return '';
  const from = known.slice(-4)[0];
  if (from === undefined || from === newest) return '';
  const yearOf = ({ period }: KnownYear) => Number(period.end.slice(0, 4));
  const span = yearOf(newest) - yearOf(from);
  if (span < 2) return '';
  const factor = ((newest.figures.sales ?? 0) / (from.figures.sales ?? 1)) ** (1 / span);
  const { notes, title } = words[locale];
  const { end } = from.period;
  const since = end.endsWith('-12-31') ? title.since(end.slice(0, 4)) : shortDay(end, locale);
  return notes.aYearSince(printChangePercent(locale, 1, factor), since);
}

function netDebt({ figures, period }: KnownYear, locale: Locale): string {
  const { notes } = words[locale];
  if ((figures.borrowings ?? 0) < (figures.cash ?? 0)) return notes.cashExceeds;
  const { value } = ratioOf('net_debt_to_ebitda', annualised(figures, period.months ?? 12));
  return value === null ? '' : notes.timesEbitda(showNumberIn(locale, value, 1, true));
}

function dueSoon({ figures }: KnownYear, locale: Locale): string {
  const { notes } = words[locale];
  const { total_liabilities: all, current_liabilities: soon } = figures;
  if (all === undefined || soon === undefined || all <= 0) return '';
  return soon === all ? notes.allDueSoon : notes.dueSoon(showPercent(locale, (soon / all) * 100));
}
