import type { Locale } from '#kernel/locale.ts';
import type { Contribution } from '#rating/open-rating/open-rating.ts';
import type { RatingItem } from '#rating/open-rating/rated-item.ts';
import { words as itemWords } from '../../texts/rating/words.ts';
import { words } from '../../texts/rating-view/words.ts';
import { showMoneyShort, showNumberIn, showPercent, showSigned } from '../context/number-words.ts';

type Part = number | string;
type Show = (first: number, second: Part | undefined, locale: Locale) => string;

/** A measure that is a number, in the words of its item. */
const shows: Readonly<Record<RatingItem, Show>> = {
  z_double_prime: (value, _, locale) => showNumberIn(locale, value, 2, true),
  z_prime: (value, _, locale) => showNumberIn(locale, value, 2, true),
  zmijewski: (value, _, locale) => showPercent(locale, value),
  current_ratio: (value, _, locale) => showNumberIn(locale, value, 2, true),
  equity_percent: (value, _, locale) => showPercent(locale, value),
  trend: (growth, margin, locale) => {
    const { measures } = words[locale];
    const percent = signedPercent(locale, growth);
    return typeof margin === 'number'
      ? measures.growthAndMargin(percent, showSigned(locale, margin, 1))
      : measures.growth(percent);
  },
  age: (value, _, locale) => words[locale].measures.years(value, showNumberIn(locale, value, 1)),
  size: (value, _, locale) => words[locale].measures.people(value, showNumberIn(locale, value)),
  group: (value, _, locale) => showNumberIn(locale, value),
  payments: (days, _, locale) =>
    days <= 0
      ? words[locale].measures.onTime
      : words[locale].measures.daysLate(days, showNumberIn(locale, days, 1)),
  claims: (percent, _, locale) =>
    percent === 0
      ? words[locale].measures.noClaims
      : words[locale].measures.ofEquity(showPercent(locale, percent)),
  insolvency: (percent, _, locale) => showPercent(locale, percent),
  owners: (percent, _, locale) => showPercent(locale, percent),
  managers: (failed, others, locale) =>
    others === 0 || typeof others !== 'number'
      ? words[locale].measures.noMandates
      : words[locale].measures.mandates(showNumberIn(locale, failed), others),
  country: (value, _, locale) => words[locale].measures.riskClass(showNumberIn(locale, value)),
  sector: (percent, _, locale) => words[locale].measures.insolvencies(signedPercent(locale, percent)),
  filing: (late, known, locale) => words[locale].measures.late(showNumberIn(locale, late), String(known)),
  audit: (audited, known, locale) =>
    words[locale].measures.audited(showNumberIn(locale, audited), String(known)),
};

/** What an item measured, with its unit, or why it has no measure. `isMoney`: the size was told by assets in euros. */
export function shownMeasure(contribution: Contribution, locale: Locale, isMoney: boolean): string {
  const said = itemWords[locale];
  if (contribution.reason !== undefined) return said.reasons[contribution.reason];
  const { item, measure } = contribution;
  const [first, second] = measure;
  if (typeof first === 'number') {
    return item === 'size' && isMoney
      ? showMoneyShort(locale, first, 'EUR')
      : shows[item](first, second, locale);
  }
  const named: Readonly<Record<string, string>> = said.measures;
  const word = named[first ?? ''] ?? first ?? '';
  if (item !== 'insolvency' || second === 0) return word;
  const { measures } = words[locale];
  // Whether anything is enforced nobody has looked: then only the proceedings are none.
  if (second === undefined) return first === 'none' ? measures.noInsolvency : word;
  const enforced =
    typeof second === 'number' ? measures.enforced(showPercent(locale, second)) : measures.enforcedBeyond;
  return first === 'none' ? enforced : `${word}, ${enforced}`;
}

/** `+14%`, `−3.5%`. */
export function signedPercent(locale: Locale, percent: number): string {
  const shown = showPercent(locale, Math.abs(percent));
  if (!/[1-9]/.test(shown)) return shown;
  return `${percent < 0 ? '\u2212' : '+'}${shown}`;
}
