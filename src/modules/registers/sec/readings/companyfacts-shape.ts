import { z } from 'zod';

/** One figure of a concept, as one filing says it. */
export const secFigure = z.object({
  start: z.string().max(10).nullish(),
  end: z.string().max(10),
  val: z.number(),
  accn: z.string().max(30),
  form: z.string().max(20).nullish(),
  filed: z.string().max(10).nullish(),
});
export type SecFigure = z.output<typeof secFigure>;

/** Units of a concept with its figures; read for the concepts of our chart alone. */
export const secConcept = z.object({
  units: z.record(z.string().max(60), z.array(secFigure).max(20_000)),
});

/** `companyfacts`: concepts by taxonomy; most of them are none of ours and stay unread. */
export const companyFacts = z.object({
  cik: z.union([z.number().int(), z.string().max(10)]),
  entityName: z.string().max(1_000).nullish(),
  facts: z.record(z.string().max(60), z.record(z.string().max(300), z.unknown())),
});
