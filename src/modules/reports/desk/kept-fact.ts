import { z } from 'zod';
import type { Fact, MissingDataReason } from '../dossier/dossier.ts';
import { factMethods, reasonCodes } from '../dossier/dossier-input.ts';
import { factValue } from '../dossier/fact-value.ts';
import { sectionCodes } from '../dossier/section-codes.ts';

const moment = z.string().transform((at) => new Date(at));
const evidence = {
  source: z.string(),
  sourceRu: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  retrievedAt: moment,
  method: z.enum(factMethods),
  evidenceHash: z.string().nullable(),
  place: z
    .string()
    .nullish()
    .transform((place) => place ?? null),
};
const someone = z.object({ by: z.string(), at: moment });

/** A fact as it lies in a row of changes: what this room wrote itself. */
const keptFact = z.object({
  ...evidence,
  id: z.string(),
  section: z.enum(sectionCodes),
  field: z.string(),
  position: z.number(),
  value: factValue,
  machineKey: z
    .string()
    .nullish()
    .transform((key) => key ?? null),
  alternatives: z.array(z.object({ ...evidence, value: factValue })).default([]),
  enteredBy: z.string(),
  enteredAt: moment,
  confirmation: someone.extend({ reason: z.string() }).nullable(),
  confirmed: someone.nullish().transform((confirmed) => confirmed ?? null),
  version: z.number().default(0),
});

const keptReason = z.object({
  section: z.enum(sectionCodes),
  reason: z.enum(reasonCodes),
  source: z.string(),
  sourceRu: z.string().nullable(),
  enteredBy: z.string(),
  enteredAt: moment,
  version: z.number().default(0),
});

const kept = z.union([keptFact, keptReason]).nullable();

/** What a row of changes holds: a fact, a reason, or nothing. */
export function readKept(column: unknown): Fact | MissingDataReason | null {
  return kept.parse(column);
}

export function isFact(kept: Fact | MissingDataReason): kept is Fact {
  return 'value' in kept;
}
