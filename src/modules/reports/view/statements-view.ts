import { z } from 'zod';
import { text } from '#kernel/shapes.ts';
import { factIds, tone, yearPoint } from './shown.ts';

/** One of the five figures of the first page; `value` of the newest year last in `points`. */
export const keyFigureView = z.object({
  label: text(100),
  /** `€12.48 m`; where it is not known the reason stands in `reason`. */
  shown: text(60),
  reason: text(300),
  change: z.object({ shown: text(60), direction: z.enum(['up', 'down', 'level']), tone }).nullable(),
  note: text(200),
  points: z.array(yearPoint).max(10),
  mark: z.int().min(0).max(10_000),
  facts: factIds,
});

/** A line of the chart over all periods, the oldest first; null where the source gives no figure. */
const statementLineView = z.object({
  code: text(60),
  label: text(200),
  isTotal: z.boolean(),
  cells: z
    .array(
      z
        .object({
          /** Whole units of the currency of the table. */
          value: z.number(),
          shown: text(60),
          /** Told otherwise in another filing of the same period. */
          isChanged: z.boolean(),
          facts: factIds,
        })
        .nullable(),
    )
    .max(12),
  /** Against the period before the newest; empty where there is none. */
  change: text(40),
});

/** Statements of one scope side by side. Own and group figures are never in one table. */
export const statementTableView = z.object({
  title: text(200),
  scope: text(60),
  currency: text(3),
  /** Figures are shown in units of so many. */
  scale: z.union([z.literal(1), z.literal(1_000), z.literal(1_000_000)]),
  unit: text(60),
  /** Rules, audit, periods of other lengths, restatements: what one has to mind. */
  remarks: z.array(text(400)).max(20),
  periods: z
    .array(
      z.object({
        end: text(10),
        label: text(60),
        note: text(100),
        months: z.number(),
        isRestated: z.boolean(),
        /** As first filed, where a later filing tells it otherwise: shown, and not counted. */
        isSuperseded: z.boolean(),
        mark: z.int().min(0).max(10_000),
      }),
    )
    .max(12),
  groups: z.array(z.object({ title: text(100), lines: z.array(statementLineView).max(60) })).max(6),
  /** Assets − liabilities − equity by period; null where it cannot be formed. */
  balance: z.object({
    label: text(100),
    cells: z
      .array(z.object({ value: z.number(), shown: text(60), isRounding: z.boolean() }).nullable())
      .max(12),
  }),
});

/** A ratio over the periods of the statements it is computed of, the oldest first. */
const ratioView = z.object({
  name: text(60),
  label: text(200),
  formula: text(200),
  unit: z.enum(['percent', 'times', 'days']),
  better: z.enum(['more', 'less', 'none']),
  cells: z.array(z.object({ value: z.number().nullable(), shown: text(60), reason: text(200) })).max(6),
  /** Quartiles of its peers; null below eight of them. */
  peers: z
    .object({
      count: z.int().min(8),
      lower: z.number(),
      median: z.number(),
      upper: z.number(),
      low: z.number(),
      high: z.number(),
      isWorstQuarter: z.boolean(),
    })
    .nullable(),
  facts: factIds,
});

export const ratiosView = z.object({
  periods: z.array(text(60)).max(6),
  rows: z.array(ratioView).max(30),
  /** Who the peers are, or why there are none. */
  peers: text(300),
});

/** Two pictures of the years: sales beside operating profit, and who finances the assets. In units of the currency. */
export const yearBarsView = z.object({
  label: text(40),
  sales: z.number().nullable(),
  profit: z.number().nullable(),
  equity: z.number().nullable(),
  longTerm: z.number().nullable(),
  /** Debts of which no source says when they are due. */
  undated: z.number().nullable(),
  shortTerm: z.number().nullable(),
  salesShown: text(40),
  profitShown: text(40),
  assetsShown: text(40),
  equityPercentShown: text(40),
});
