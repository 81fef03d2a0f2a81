import { latestFigures } from '#rating/open-rating/caps.ts';
import type { Rating } from '#rating/open-rating/open-rating.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import type { RatingPart } from '../../parts/rating-part.ts';
import type { ReportContext } from '../context/report-context.ts';

/** A rating with what it was made of and the words to show it in. */
export type RatedCompany = Readonly<{
  input: RatingInput;
  rating: Rating;
  part: Pick<RatingPart, 'scope' | 'sources' | 'capSources'>;
  context: ReportContext;
}>;

/** The newest statement with its flows as if of a year. */
export const figuresOf = ({ input }: Pick<RatedCompany, 'input'>) => latestFigures(input);

/** Whether a knock-out, and not points, made the rating. */
export function isKnockedOut({ rating }: Pick<RatedCompany, 'rating'>): boolean {
  return rating.grade === null || rating.grade === 'E';
}
