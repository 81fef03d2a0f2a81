import type { Locale } from '#kernel/locale.ts';
import { areNeighbours } from '../../parts/statements-part.ts';
import { words } from '../../texts/statements/words.ts';
import { showNumberIn, showPercent, showShare } from '../context/number-words.ts';
import type { KnownYear } from './known-years.ts';
import { endInWords, periodInWords } from './period-names.ts';
import { printChangePercent } from './print-figures.ts';

type Part = keyof (typeof words)['en']['parts'];

/** Changes of the result that a word says well enough, in per cent. */
const parts: readonly (readonly [from: number, to: number, part: Part])[] = [
  [8, 12.5, 'tenth'],
  [17.5, 22.5, 'fifth'],
  [22.5, 27.5, 'quarter'],
  [31, 36, 'third'],
  [45, 55, 'half'],
];
const same = 3;

/** What the statements say at first sight: equity over the years, and the newest result beside that of the year before. */
export function statementsTitle(years: readonly KnownYear[], locale: Locale): string {
  const say = words[locale].title;
  if (years.length === 0) return say.none;
  const clauses = [equityClause(years, locale), resultClause(years, locale)].filter((one) => one !== '');
  const sentence = clauses.join('; ');
  return sentence === '' ? '' : sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function equityClause(years: readonly KnownYear[], locale: Locale): string {
  const say = words[locale].title;
  const known = years.filter(({ figures }) => figures.equity !== undefined);
  const equity = known.map(({ figures }) => figures.equity ?? 0);
  const [first, last] = [known[0], known.at(-1)];
  const [oldest = 0, newest = 0] = [equity[0], equity.at(-1)];
  // What is said of equity is said of the newest statements or not at all.
  if (first === undefined || last === undefined || last !== years.at(-1)) return '';
  if (newest < 0) return say.equityNegative(endInWords(last.period, locale, true));
  if (known.length === 1) {
    const assets = last.figures.total_assets;
    return assets === undefined || assets <= 0
      ? ''
      : say.equityShare(showShare(locale, (newest / assets) * 100));
  }
  const steps = equity.slice(1).map((value, index) => value - (equity[index] ?? 0));
  const isUnbroken = known.length >= 3 && known.length === years.length && isEveryYear(known);
  if (isUnbroken && steps.every((step) => step > 0)) return say.equityGrows;
  if (isUnbroken && steps.every((step) => step < 0)) return say.equityFalls;
  const since = endInWords(first.period, locale, false);
  if (newest === oldest) return say.equityLevel(since);
  return newest > oldest ? say.equityRose(since) : say.equityFell(since);
}

/** No year is missing between the first and the last. */
function isEveryYear(years: readonly KnownYear[]): boolean {
  const numbers = years.map(({ period }) => Number(period.end.slice(0, 4)));
  return numbers.every((year, index) => index === 0 || year === (numbers[index - 1] ?? 0) + 1);
}

function resultClause(years: readonly KnownYear[], locale: Locale): string {
  const say = words[locale].title;
  const [before, newest] = [years.at(-2), years.at(-1)];
  if (newest === undefined) return '';
  const year = periodInWords(newest.period, locale);
  const net = newest.figures.net ?? newest.figures.pbt;
  if (net === undefined) return salesClause(before, newest, year, locale);
  const isBeside =
    before !== undefined &&
    areNeighbours(before.period, newest.period) &&
    (newest.figures.net === undefined) === (before.figures.net === undefined);
  const last = isBeside ? (before.figures.net ?? before.figures.pbt) : undefined;
  if (net === 0) return say.brokeEven(year);
  if (last === undefined) return net > 0 ? say.earned(year) : say.lost(year);
  if (net < 0) return last < 0 ? say.lostAgain(year) : say.lost(year);
  if (last < 0) return say.recovered(year);
  return last === 0 ? say.earned(year) : earnedBeside(last, net, year, locale);
}

function earnedBeside(before: number, after: number, year: string, locale: Locale): string {
  const { title, parts: partWords, exactPart } = words[locale];
  const percent = (after / before - 1) * 100;
  const size = Math.abs(percent);
  if (size < same) return title.earnedSame(year);
  if (percent > 92 && percent < 108) return title.earnedTwice(year);
  if (percent >= 108) {
    const times = after / before;
    const count = times < 10 ? Math.round(times * 10) / 10 : Math.round(times);
    return title.earnedTimes(year, showNumberIn(locale, count, 1), count);
  }
  const part = parts.find(([from, to]) => size >= from && size < to)?.[2];
  const shown = part === undefined ? exactPart(showPercent(locale, size)) : partWords[part];
  return percent > 0 ? title.earnedMore(year, shown) : title.earnedLess(year, shown);
}

function salesClause(before: KnownYear | undefined, newest: KnownYear, year: string, locale: Locale): string {
  const say = words[locale].title;
  const [a, b] = [before?.figures.sales, newest.figures.sales];
  if (before === undefined || a === undefined || b === undefined || a <= 0 || b < 0) return say.profitUnknown;
  return areNeighbours(before.period, newest.period)
    ? say.sold(year, printChangePercent(locale, a, b))
    : say.profitUnknown;
}
