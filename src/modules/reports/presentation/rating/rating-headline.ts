import type { Rating } from '#rating/open-rating/open-rating.ts';
import { defaultBands } from '#rating/open-rating/open-rating.ts';
import { words as itemWords } from '../../texts/rating/words.ts';
import { words } from '../../texts/rating-view/words.ts';
import { showNumberIn } from '../context/number-words.ts';
import type { RatingView } from './rated-blocks.ts';
import type { RatedCompany } from './rated-company.ts';
import type { PastScore } from './score-history.ts';

const tones = { A: 'good', B: 'good', C: 'warn', D: 'bad', E: 'bad' } as const;
/** A change of so many points within a year is told. */
const tellingPoints = 3;

/** The answer in a word, with its tone: what the grade says, and where it has been going since the accounts of the year before. */
export function ratingHeadline(
  { rating, input, context: { locale } }: RatedCompany,
  past: readonly PastScore[],
): Pick<RatingView, 'headline' | 'tone'> {
  const { grade } = rating;
  const said = words[locale];
  if (grade === null) return { headline: said.headlines.sanctions, tone: 'bad' };
  if (grade === 'E') {
    const { status } = input;
    const isEnded = status === 'Liquidation' || status === 'Deleted';
    return { headline: isEnded ? said.headlines[status] : said.headlines.insolvent, tone: 'bad' };
  }
  const [before, now] = past.slice(-2);
  const change = before === undefined || now === undefined ? 0 : now.score - before.score;
  const headline = said.headlines[grade];
  if (Math.abs(change) < tellingPoints) return { headline, tone: tones[grade] };
  return { headline: said.trend[change > 0 ? 'up' : 'down'](headline), tone: tones[grade] };
}

/** What belongs beneath the grade: points that a cap overruled, the score of the year before, whose statements were taken. */
export function ratingRemark(
  { rating, part, context: { locale } }: RatedCompany,
  past: readonly PastScore[],
  own: string,
): string {
  const { remarks } = words[locale];
  const { grade, gradeByPoints, score } = rating;
  const points = showNumberIn(locale, score);
  const isKnockedOut = grade === null || grade === 'E';
  const before = past.at(-2);
  return [
    own === '' ? '' : remarks.byAnalyst(own),
    isKnockedOut ? remarks.knockedOut(points, gradeByPoints) : '',
    !isKnockedOut && grade !== gradeByPoints ? remarks.capped(points, gradeByPoints) : '',
    before === undefined || before.grade === null
      ? ''
      : remarks.before(before.end.slice(0, 4), showNumberIn(locale, before.score), before.grade),
    part.scope === 'consolidated' ? remarks.group : '',
    remarks.scale,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Confidence with each of its tests. */
export function ratingConfidence({ rating, context: { locale } }: RatedCompany): RatingView['confidence'] {
  const said = words[locale].confidence;
  const { tests, level } = rating.confidence;
  const labels = itemWords[locale].tests;
  const unmet = tests.filter(({ isMet }) => !isMet).map(({ test }) => labels[test]);
  const met = said.met(showNumberIn(locale, tests.length - unmet.length), showNumberIn(locale, tests.length));
  return {
    level: { Low: 1, Medium: 2, High: 3 }[level],
    label: said.levels[level],
    remark: unmet.length === 0 ? met : `${met}; ${said.notMet(unmet.join(', '))}`,
    tests: tests.map(({ test, isMet }) => ({ label: labels[test], isMet })),
  };
}

/** How probable default is in the band of the grade. */
export function ratingBand({ rating, input, context: { locale } }: RatedCompany): RatingView['band'] {
  const said = words[locale].bands;
  const { grade }: Pick<Rating, 'grade'> = rating;
  if (grade === null || grade === 'E') {
    const label = grade === 'E' && input.insolvency === 'open' ? said.occurred : said.none;
    return { at: null, label, remark: said.noneRemark };
  }
  const [low, high] = defaultBands[grade];
  const digits = (value: number) => showNumberIn(locale, value, 1);
  return {
    at: ['A', 'B', 'C', 'D'].indexOf(grade),
    label: grade === 'D' ? said.above(digits(low)) : said.between(digits(low), digits(high)),
    remark: said.remark(grade),
  };
}
