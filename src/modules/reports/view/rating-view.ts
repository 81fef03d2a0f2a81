import { z } from 'zod';
import { text } from '#kernel/shapes.ts';
import { grades } from '#rating/open-rating/caps.ts';
import { ratingItemCodes } from '#rating/open-rating/rated-item.ts';
import { ratingInputView } from './rating-input-view.ts';
import { factIds, shown, tone } from './shown.ts';

const grade = z.enum(grades);
const tenths = z.int().min(-1_000).max(1_000);

/** One of the 18 items: it starts at half of its maximum, and what was found moves it. */
export const ratedItemView = z.object({
  item: z.enum(ratingItemCodes),
  label: text(200),
  /** What was measured, or why nothing was. */
  measure: text(300),
  isMeasured: z.boolean(),
  pointsTenths: tenths,
  maxTenths: tenths,
  moveTenths: tenths,
  /** `3.2 of 5`, `+0.7`. */
  pointsShown: text(40),
  moveShown: text(20),
  facts: factIds,
});

/** A block with its items and their sums. */
const blockView = z.object({
  label: text(200),
  pointsShown: text(40),
  moveShown: text(20),
  moveTenths: tenths,
  items: z.array(ratedItemView).max(18),
});

/** A model of default on its zones; `value` is null where it was not made for the company, and `reason` says why. */
const modelView = z.object({
  name: text(100),
  madeFor: text(200),
  value: z.number().nullable(),
  shown: text(40),
  /** Boundaries between the zones, rising. */
  cuts: z.array(z.number()).max(2),
  /** The zones from low to high values, as many as cuts and one more. */
  zones: z.array(z.enum(['distress', 'grey', 'safe'])).max(3),
  zoneLabel: text(60),
  /** Which part it has in the score. */
  counts: text(100),
  reason: text(200),
});

/** The rating of a company with everything that made it; null where there is none at all. */
export const ratingView = z.object({
  version: text(40),
  /** What it was computed of, for whoever computes it anew; null where a document need not carry it. */
  input: ratingInputView.nullable(),
  asOf: text(60),
  /** Null where a match with a sanctions list allows no rating. */
  grade: grade.nullable(),
  gradeByPoints: grade,
  /** 0 to 100, and in tenths. */
  score: z.int().min(0).max(100),
  scoreTenths: tenths,
  scoreShown: text(40),
  tone,
  /** `Low risk, and weakening`. */
  headline: text(200),
  /** `A year ago 67 (B). Scale A–D; E is not rated`. */
  remark: text(300),
  confidence: z.object({
    /** 1 low, 2 medium, 3 high. */
    level: z.int().min(1).max(3),
    label: text(60),
    remark: text(400),
    tests: z.array(z.object({ label: text(200), isMet: z.boolean() })).max(10),
  }),
  band: z.object({
    /** Place among the four bands from the best; null for E and without a rating. */
    at: z.int().min(0).max(3).nullable(),
    label: text(60),
    remark: text(300),
  }),
  drivers: z.object({
    /** What lifts it most, and what lowers it most: at most three each. */
    up: z.array(ratedItemView).max(3),
    down: z.array(ratedItemView).max(3),
    /** The sum as it is printed: neutral, up, down, others, score. Its parts add up. */
    sum: z.array(z.object({ shown: text(20), label: text(60) })).max(5),
  }),
  blocks: z.array(blockView).max(6),
  caps: z
    .array(
      z.object({
        label: text(200),
        /** What follows: `≤ D`, `E`, `no rating`. */
        outcome: text(60),
        found: text(200),
        applies: z.boolean(),
      }),
    )
    .max(20),
  models: z.array(modelView).max(10),
  /** `models disagree: 3 safe, 1 grey`; empty where they do not. */
  modelsSay: text(200),
  whatIf: z
    .array(z.object({ label: text(200), score: z.int().min(0).max(100), grade: grade.nullable() }))
    .max(10),
  /** The same method on older statements, the oldest first. */
  history: z
    .array(z.object({ label: text(60), score: z.int().min(0).max(100), grade: grade.nullable() }))
    .max(10),
  /** Formulas with the figures in them. */
  recompute: z.array(z.object({ name: text(60), formula: text(400), result: text(40) })).max(10),
});

/** The sum that may be owed at any one time, and the ceilings it is the least of. */
export const limitView = z.object({
  amount: shown.nullable(),
  /** `on open account, 30 days; exposure at any one time`, or why there is none. */
  text: text(400),
  basis: text(300),
  ceilings: z
    .array(z.object({ label: text(200), amount: z.number(), shown: text(60), isBinding: z.boolean() }))
    .max(3),
});
