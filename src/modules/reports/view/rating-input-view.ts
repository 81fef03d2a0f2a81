import { z } from 'zod';
import { text } from '#kernel/shapes.ts';
import { figureNames } from '#rating/figures/figures.ts';
import { type RatingInput, ratedSectors } from '#rating/open-rating/rating-input.ts';

const figure = z.number().min(-1e18).max(1e18);
const day = text(10);

/** Everything the rating was computed of, as `openRating` takes it: whoever has it computes the same rating anew. */
export const ratingInputView = z.object({
  asOf: day,
  currency: text(3),
  eurPerUnit: figure.optional(),
  years: z
    .array(
      z.object({
        end: day,
        months: z.number().min(0).max(120),
        figures: z.partialRecord(z.enum(figureNames), figure),
        isAudited: z.boolean().optional(),
        isLate: z.boolean().optional(),
      }),
    )
    .max(10),
  sector: z.enum(ratedSectors),
  status: z.enum(['Active', 'Liquidation', 'Reorganisation', 'Deleted']),
  founded: day.optional(),
  employees: figure.optional(),
  group: z.enum(['independent', 'listed', 'parent_known', 'opaque']).optional(),
  daysBeyondTerms: figure.optional(),
  insolvency: z.enum(['none', 'past', 'open']).optional(),
  openClaims: figure.optional(),
  enforcement: figure.optional(),
  ownersKnownPercent: z.number().min(0).max(100).optional(),
  otherMandates: figure.optional(),
  failedMandates: figure.optional(),
  countryRisk: figure.optional(),
  sectorInsolvencies: figure.optional(),
  sanctions: z.enum(['none', 'match', 'owned_half']).optional(),
  isIdentified: z.boolean(),
}) satisfies z.ZodType<RatingInput>;
