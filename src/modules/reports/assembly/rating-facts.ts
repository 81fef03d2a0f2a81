import type { Finding } from '#findings/reading/finding.ts';
import type { NoticeKind } from '#findings/vocabulary/events.ts';
import { type Contribution, openRating, type Rating } from '#rating/open-rating/open-rating.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { ownEvidence } from '../dossier/own-evidence.ts';
import { measureOf, ratingBasis, ratingLine } from '../rating/describe-rating.ts';
import { ratingInputOfFindings, type Searched } from '../rating/rating-input-of-findings.ts';
import { words } from '../texts/rating/words.ts';
import type { AssemblyInput } from './assembly-input.ts';
import type { Findings } from './found-findings.ts';
import { inBoth } from './in-both.ts';
import { type MachineFact, oneOf, type Row, rowsOf } from './make-facts.ts';

const ratedKinds = ['profile', 'statement', 'notice', 'officer', 'ownership', 'group'] as const;
const answered = new Set(['found', 'nothing_found']);

/**
 * The rating of what sources said, item by item. It is of the day of the newest answer, so that the same answers give the same
 * rating; without any answer there is none.
 */
export function ratingFacts(input: AssemblyInput, findings: Findings): MachineFact[] {
  const newest = Math.max(...input.readings.map(({ fetchedAt }) => fetchedAt.getTime()));
  const all = ratedKinds.flatMap((kind): Finding[] => findings.of(kind).map(({ finding }) => finding));
  if (all.length === 0) return [];
  const at = new Date(newest);
  const rated = ratingInputOfFindings(all, searchedIn(input), at.toISOString().slice(0, 10));
  const rating = openRating(rated);
  const evidence = evidenceOf(at);
  const one = (field: string, value: FactValue | undefined) => oneOf('rating', field, [{ value, evidence }]);
  return [
    ...one(
      'rating',
      inBoth((locale) => ratingLine(rating, locale)),
    ),
    ...one('credit_limit', limitOf(rating, rated.currency)),
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

/** What silence may be believed of: kinds of notices that a source publishes which answered about them. */
function searchedIn({ outcomes, sources }: AssemblyInput): Searched {
  const kinds = new Set<NoticeKind>(
    outcomes
      .filter(({ part, state }) => part === 'notices' && answered.has(state))
      .flatMap(({ source }) => sources[source]?.searches ?? ['insolvency']),
  );
  return {
    insolvency: kinds.has('insolvency'),
    claims: kinds.has('court_case'),
    enforcement: kinds.has('enforcement'),
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
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return { amountMinor: limit.amount * 10 ** maximumFractionDigits, currency };
}
