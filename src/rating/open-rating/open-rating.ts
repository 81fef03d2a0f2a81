import { type Grade, grades, type TestedCap, testCaps } from './caps.ts';
import { companyItems } from './company-items.ts';
import { type Confidence, confidenceIn } from './confidence.ts';
import { type CreditLimit, creditLimit } from './credit-limit.ts';
import { financialItems } from './financial-items.ts';
import {
  type Measured,
  type RatingBlock,
  type RatingItem,
  ratingBlocks,
  ratingItemCodes,
  ratingItems,
} from './rated-item.ts';
import type { RatingInput } from './rating-input.ts';

/** The method and its version: any change of a figure in this folder raises it. */
export const ratingVersion = 'open-rating/1.0';

/** Points from which on a grade is given, by the score as it is printed. */
export const gradesFrom = [
  ['A', 71],
  ['B', 51],
  ['C', 30],
] as const satisfies readonly (readonly [Grade, number])[];

/** Chances of default within 12 months, in per cent; indicative, not calibrated on outcomes of our own. */
export const defaultBands = {
  A: [0, 0.5],
  B: [0.5, 2],
  C: [2, 8],
  D: [8, 100],
} as const satisfies Readonly<Partial<Record<Grade, readonly [number, number]>>>;

/** What one item brings: `points` of at most `max`; it starts at half of that, and `move` is what was found. All in tenths, exactly. */
export type Contribution = Readonly<{
  item: RatingItem;
  block: RatingBlock;
  maxTenths: number;
  pointsTenths: number;
  moveTenths: number;
}> &
  Measured;

/** A rating with everything that made it. 50 and the moves of all items add up to the score. */
export type Rating = Readonly<{
  version: typeof ratingVersion;
  /** 0 to 100 in tenths; the grade follows the score rounded to whole points. */
  scoreTenths: number;
  score: number;
  /** By points alone, before caps. */
  gradeByPoints: Grade;
  /** Null where there is no rating: a match with a sanctions list. */
  grade: Grade | null;
  contributions: readonly Contribution[];
  caps: readonly TestedCap[];
  confidence: Confidence;
  limit: CreditLimit;
}>;

const neutralTenths = 500;

/** The rating of a company. Pure: the same input gives the same rating, on a server and in a browser. */
export function openRating(input: RatingInput): Rating {
  const measured: Readonly<Record<RatingItem, Measured>> = {
    ...financialItems(input),
    ...companyItems(input),
  };
  const contributions = ratingItemCodes.map((item) => contribution(item, measured));
  const scoreTenths = contributions.reduce((sum, { moveTenths }) => sum + moveTenths, neutralTenths);
  const score = Math.round(scoreTenths / 10);
  const caps = testCaps(input);
  const gradeByPoints = gradesFrom.find(([, from]) => score >= from)?.[0] ?? 'D';
  const grade = cappedGrade(gradeByPoints, caps);
  const confidence = confidenceIn(input);
  const limit = creditLimit(input, grade);
  return {
    version: ratingVersion,
    scoreTenths,
    score,
    gradeByPoints,
    grade,
    contributions,
    caps,
    confidence,
    limit,
  };
}

function cappedGrade(byPoints: Grade, caps: readonly TestedCap[]): Grade | null {
  const limits = caps.flatMap(({ outcome, limitsTo }) => (outcome === 'applies' ? [limitsTo] : []));
  if (limits.includes('no_rating')) return null;
  const worst = Math.max(
    grades.indexOf(byPoints),
    ...limits.map((limit) => (limit === 'no_rating' ? 0 : grades.indexOf(limit))),
  );
  return grades[worst] ?? 'E';
}

/** An item without a measure moves nothing. */
function contribution(item: RatingItem, measured: Readonly<Record<RatingItem, Measured>>): Contribution {
  const { block } = ratingItems[item];
  const maxTenths = maxTenthsOf(item, measured);
  const half = maxTenths / 2;
  const { share } = measured[item];
  const pointsTenths = share === undefined ? half : Math.round(maxTenths * share);
  return { item, block, maxTenths, pointsTenths, moveTenths: pointsTenths - half, ...measured[item] };
}

/**
 * The points an item can have. Within the block of statements those of items without a measure go to the others in proportion,
 * in fifths of a point, so that halves have one decimal; the largest remainders round up. Without statements each keeps its own.
 */
function maxTenthsOf(item: RatingItem, measured: Readonly<Record<RatingItem, Measured>>): number {
  const { block, points } = ratingItems[item];
  const known = ratingItemCodes.filter(
    (code) => ratingItems[code].block === 'financial' && measured[code].share !== undefined,
  );
  if (block !== 'financial' || known.length === 0) return points * 10;
  if (!known.includes(item)) return 0;
  const all = known.reduce((sum, code) => sum + ratingItems[code].points, 0);
  const fifths = ratingBlocks.financial * 5;
  const exact = known.map((code) => ({ code, fifths: (ratingItems[code].points * fifths) / all }));
  const left = fifths - exact.reduce((sum, one) => sum + Math.floor(one.fifths), 0);
  const rounded = exact
    .toSorted((a, b) => (b.fifths % 1) - (a.fifths % 1))
    .slice(0, left)
    .map(({ code }) => code);
  const own = exact.find(({ code }) => code === item)?.fifths ?? 0;
  return (Math.floor(own) + (rounded.includes(item) ? 1 : 0)) * 2;
}
