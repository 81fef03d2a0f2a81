import { numberFormat } from '#kernel/formats/intl-formats.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import { type Contribution, defaultBands, type Rating } from '#rating/open-rating/open-rating.ts';
import { words } from '../texts/rating/words.ts';

const mostDrivers = 3;

/** Grade and score in one line: `B, 62 of 100 (Open Rating 1.0)`. */
export function ratingLine({ grade, score }: Rating, locale: Locale): string {
  return grade === null ? words[locale].noRating : words[locale].grade(grade, String(score));
}

/** What made the rating, in sentences: the sum, what moved it most, what is not known, caps, confidence, the limit and its basis. */
export function ratingBasis(rating: Rating, locale: Locale): string {
  const say = words[locale];
  const moves = rating.contributions.map(({ moveTenths }) => moveTenths);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const drivers = (direction: 1 | -1) =>
    rating.contributions
      .filter(({ moveTenths }) => moveTenths * direction > 0)
      .toSorted((a, b) => (b.moveTenths - a.moveTenths) * direction)
      .slice(0, mostDrivers)
      .map(({ item, moveTenths }) => `${say.items[item]} ${signed(moveTenths, locale)}`)
      .join('; ');
  const [best, worst] = [drivers(1), drivers(-1)];
  const unknown = rating.contributions.filter(({ reason }) => reason === 'missing_input').length;
  const capped = rating.caps.filter(({ outcome }) => outcome === 'applies').map(({ cap }) => say.caps[cap]);
  const unmet = rating.confidence.tests.filter(({ isMet }) => !isMet).map(({ test }) => say.tests[test]);
  return [
    say.sum(
      signed(sum(moves.filter((move) => move > 0)), locale),
      signed(sum(moves.filter((move) => move < 0)), locale),
      tenths(rating.scoreTenths, locale),
    ),
    best === '' ? '' : say.forIt(best),
    worst === '' ? '' : say.againstIt(worst),
    unknown === 0 ? '' : say.unknown(unknown),
    capped.length === 0 ? '' : say.capped(capped.join('; ')),
    say.confidence(say.levels[rating.confidence.level], unmet.join('; ')),
    bandOf(rating, locale),
    limitBasis(rating, locale),
    say.byMachine,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What an item measured, or why it has no measure. */
export function measureOf(contribution: Contribution, locale: Locale): string {
  const say = words[locale];
  if (contribution.reason !== undefined) return say.reasons[contribution.reason];
  const named: Readonly<Record<string, string>> = say.measures;
  return contribution.measure
    .map((part) => (typeof part === 'number' ? digits(part, locale) : (named[part] ?? part)))
    .join(' / ');
}

/** A grade by points has a band; E and no rating have none. */
function bandOf({ grade }: Rating, locale: Locale): string {
  if (grade === null || grade === 'E') return '';
  const [low, high] = defaultBands[grade];
  return words[locale].defaultBand(digits(low, locale), digits(high, locale));
}

function limitBasis({ limit }: Rating, locale: Locale): string {
  const say = words[locale];
  const lowest = limit.ceilings.toSorted((a, b) => a.amount - b.amount)[0];
  if (lowest === undefined) return say.noLimit;
  const percent = numberFormat(languages[locale].intl, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return say.limit(percent.format(lowest.part), say.ceilings[lowest.ceiling]);
}

function tenths(value: number, locale: Locale): string {
  return numberFormat(languages[locale].intl, { minimumFractionDigits: 1 })
    .format(value / 10)
    .replace('-', '\u2212');
}

function signed(value: number, locale: Locale): string {
  return value > 0 ? `+${tenths(value, locale)}` : value === 0 ? tenths(0, locale) : tenths(value, locale);
}

function digits(value: number, locale: Locale): string {
  const maximumFractionDigits = Math.abs(value) >= 1_000 ? 0 : 2;
  return numberFormat(languages[locale].intl, { maximumFractionDigits }).format(value).replace('-', '\u2212');
}
