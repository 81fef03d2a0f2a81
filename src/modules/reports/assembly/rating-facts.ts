import { minorDigits } from '#kernel/formats/intl-formats.ts';
import { type Contribution, openRating, type Rating } from '#rating/open-rating/open-rating.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { ownEvidence } from '../dossier/own-evidence.ts';
import { type RatedFact, ratingInputOf } from '../parts/rating-part.ts';
import { measureOf, ratingBasis, ratingLine } from '../rating/describe-rating.ts';
import { saysSomething } from '../rating/says-something.ts';
import { words } from '../texts/rating/words.ts';
import { inBoth } from './in-both.ts';
import { type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

/**
 * The rating of a dossier's facts as facts of the machine, item by item; none where no item has a measure and no proceeding or match
 * decides without points: half of everything is no finding.
 */
export function ratingFacts(facts: readonly RatedFact[]): MachineFact[] {
  const part = ratingInputOf(facts);
  if (part === undefined) return [];
  const rating = openRating(part.input);
  if (!saysSomething(rating)) return [];
  const evidence = evidenceOf(new Date(`${part.input.asOf}T00:00:00Z`));
  const one = (field: string, value: FactValue | undefined) => oneOf('rating', field, [{ value, evidence }]);
  return [
    ...one(
      'rating',
      inBoth((locale) => ratingLine(rating, locale)),
    ),
    ...one('credit_limit', limitOf(rating, part.input.currency)),
    ...one(
      'rating_basis',
      inBoth((locale) => ratingBasis(rating, locale)),
    ),
    ...rowsOf(
      'rating',
      rating.contributions.map((contribution) => rowOf(contribution, evidence)),
      rating.contributions.length,
    ),
  ];
}

function rowOf(contribution: Contribution, evidence: Evidence): Row {
  const { item, maxTenths, pointsTenths, moveTenths } = contribution;
  const cell = (value: FactValue) => ({ value, evidence });
  return {
    key: item,
    source: evidence.source,
    cells: {
      rating_item: cell(inBoth((locale) => words[locale].items[item])),
      rating_measure: cell(inBoth((locale) => measureOf(contribution, locale))),
      rating_points: cell(pointsTenths / 10),
      rating_max: cell(maxTenths / 10),
      rating_move: cell(moveTenths / 10),
    },
  };
}

function evidenceOf(retrievedAt: Date): Evidence {
  const { source = '', sourceRu = null } = ownEvidence.rating ?? {};
  return {
    source,
    sourceRu,
    sourceUrl: null,
    retrievedAt,
    method: 'computed',
    evidenceHash: null,
    place: null,
  };
}

function limitOf({ limit }: Rating, currency: string): FactValue | undefined {
  if (limit.amount === null) return undefined;
  return { amountMinor: limit.amount * 10 ** minorDigits(currency), currency };
}
