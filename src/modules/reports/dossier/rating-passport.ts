import type { Rating } from '#rating/open-rating/open-rating.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';

/** The form of the file; another form has another number. */
export const ratingPassportSchema = 'countercheck/rating-passport/1';

/** A rating with everything it was computed of: whoever has it can compute the same rating anew. */
export type RatingPassport = Readonly<{
  schema: typeof ratingPassportSchema;
  /** The method and its version. */
  version: string;
  /** The day of the rating, `YYYY-MM-DD`. */
  asOf: string;
  input: RatingInput;
  rating: Rating;
}>;
