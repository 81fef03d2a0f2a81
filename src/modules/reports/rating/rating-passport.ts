import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { grades } from '#rating/open-rating/caps.ts';
import { openRating, type Rating } from '#rating/open-rating/open-rating.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { type RatingPassport, ratingPassportSchema } from '../dossier/rating-passport.ts';
import { ratingInputView } from '../view/rating-input-view.ts';

/** What is compared: whoever disputes a rating disputes one of these. */
const told = z.object({
  grade: z.enum(grades).nullable(),
  scoreTenths: z.int(),
  limit: z.object({ amount: z.number().nullable() }),
  contributions: z.array(z.object({ item: z.string().max(100), moveTenths: z.int() })).max(100),
});

const passportShape = z.object({
  schema: z.literal(ratingPassportSchema),
  version: z.string().max(100),
  asOf: z.string().max(100),
  input: ratingInputView,
  // The rest of a rating is what this room wrote into it: nothing is computed of it.
  rating: z.custom<Rating>((value) => told.safeParse(value).success),
});

/** The passport of a rating that was just computed. */
export function ratingPassportOf(input: RatingInput, rating: Rating): RatingPassport {
  return { schema: ratingPassportSchema, version: rating.version, asOf: input.asOf, input, rating };
}

/** Reads a passport, or whatever carries one as `ratingPassport`; undefined where there is none. */
export function readRatingPassport(value: unknown): RatingPassport | undefined {
  const carried = z.object({ ratingPassport: z.unknown() }).safeParse(value);
  const read = passportShape.safeParse(carried.success ? carried.data.ratingPassport : value);
  return read.success ? read.data : undefined;
}

/** A rating computed anew of a passport's input, and in what it is another one than the passport says. */
export type Recomputed = Readonly<{
  rating: Rating;
  differs: readonly ('version' | 'grade' | 'score' | 'limit' | 'contributions')[];
}>;

export function recomputeRating({ version, input, rating: said }: RatingPassport): Recomputed {
  const rating = openRating(input);
  const moves = ({ contributions }: Rating) =>
    contributions.map(({ item, moveTenths }) => [item, moveTenths]);
  const same = {
    version: version === rating.version,
    grade: said.grade === rating.grade,
    score: said.scoreTenths === rating.scoreTenths,
    limit: said.limit.amount === rating.limit.amount,
    contributions: isDeepStrictEqual(moves(said), moves(rating)),
  };
  // The keys of the literal.
  const names = Object.keys(same) as (keyof typeof same)[];
  return { rating, differs: names.filter((name) => !same[name]) };
}
