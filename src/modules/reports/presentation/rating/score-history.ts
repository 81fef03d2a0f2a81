import { grades } from '#rating/open-rating/caps.ts';
import { openRating, type Rating } from '#rating/open-rating/open-rating.ts';
import { words } from '../../texts/rating-models/words.ts';
import type { RatingView } from './rated-blocks.ts';
import { isKnockedOut, type RatedCompany } from './rated-company.ts';

/** The score that the same method gives when only older statements are known; all that no statement says is as it is today. */
export type PastScore = Readonly<{ end: string; score: number; grade: Rating['grade'] }>;

/** Scores by the newest statement of each year, the oldest first; none for a company that points do not rate. */
export function pastScores(company: RatedCompany): PastScore[] {
  const { input } = company;
  if (isKnockedOut(company)) return [];
  return input.years
    .map(({ end }, newest) => ({ end, rating: openRating({ ...input, years: input.years.slice(newest) }) }))
    .filter(({ rating }) =>
      rating.contributions.some(({ block, share }) => block === 'financial' && share !== undefined),
    )
    .map(({ end, rating }, index) => ({
      end,
      score: rating.score,
      grade: index === 0 ? rating.grade : thenGrade(rating),
    }))
    .toReversed();
}

/** What the report shows of them: where there is one alone, there is nothing to compare. */
export function scoreHistory(scores: readonly PastScore[], { context: { locale } }: RatedCompany) {
  if (scores.length < 2) return [];
  return scores.map(({ end, score, grade }): RatingView['history'][number] => ({
    label: words[locale].accountsOf(end.slice(0, 4)),
    score,
    grade,
  }));
}

/** A statement that was new then is not old because time has passed. */
function thenGrade({ gradeByPoints, caps }: Rating): Rating['grade'] {
  const limits = caps.flatMap(({ cap, outcome, limitsTo }) =>
    outcome === 'applies' && cap !== 'old_statements' && limitsTo !== 'no_rating'
      ? [grades.indexOf(limitsTo)]
      : [],
  );
  return grades[Math.max(grades.indexOf(gradeByPoints), ...limits)] ?? 'E';
}
