import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Facts } from '#platform/database/schema.ts';
import type { Fact } from '../dossier/dossier.ts';
import { type FactMethod, factMethods } from '../dossier/dossier-input.ts';
import { factValue, readStoredValue } from '../dossier/fact-value.ts';
import { type SectionCode, sectionCodes } from '../dossier/section-codes.ts';

/** A row of `facts`. */
export function toFact(row: Selectable<Facts>): Fact {
  return noted({
    id: row.id,
    section: sectionOf(row.section),
    field: row.field,
    position: row.position,
    value: readStoredValue(row.value),
    source: row.source,
    sourceRu: row.source_ru,
    sourceUrl: row.source_url,
    retrievedAt: row.retrieved_at,
    method: methodOf(row.method),
    evidenceHash: row.evidence_hash,
    place: row.place,
    machineKey: row.machine_key,
    alternatives: isEmptyList(row.alternatives) ? [] : storedAlternatives.parse(row.alternatives),
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
    confirmation: toConfirmation(row),
    confirmed: toConfirmed(row),
    version: row.version,
  });
}

/** Facts that are as `toFact` answers them. */
const read = new WeakSet<Fact>();

function noted(fact: Fact): Fact {
  read.add(fact);
  return fact;
}

/** The same fact as `toFact` answers it, down to the order of its properties: a new one has that of whoever made it. */
export function asRead(fact: Fact): Fact {
  if (read.has(fact)) return fact;
  const { alternatives = [], place = null, machineKey = null, confirmed = null, version = 0 } = fact;
  return noted({
    id: fact.id,
    section: fact.section,
    field: fact.field,
    position: fact.position,
    value: readStoredValue(fact.value),
    source: fact.source,
    sourceRu: fact.sourceRu,
    sourceUrl: fact.sourceUrl,
    retrievedAt: fact.retrievedAt,
    method: fact.method,
    evidenceHash: fact.evidenceHash,
    place,
    machineKey,
    alternatives: alternatives.map((one) => ({
      value: factValue.parse(one.value),
      source: one.source,
      sourceRu: one.sourceRu,
      sourceUrl: one.sourceUrl,
      retrievedAt: one.retrievedAt,
      method: one.method,
      evidenceHash: one.evidenceHash,
      place: one.place,
    })),
    enteredBy: fact.enteredBy,
    enteredAt: fact.enteredAt,
    confirmation: fact.confirmation && {
      reason: fact.confirmation.reason,
      by: fact.confirmation.by,
      at: fact.confirmation.at,
    },
    confirmed: confirmed && { by: confirmed.by, at: confirmed.at },
    version,
  });
}

const isEmptyList = (column: unknown): boolean => Array.isArray(column) && column.length === 0;

/** Other values as they lie in their column: a list that this room wrote. */
const storedAlternatives = z.array(
  z.object({
    value: factValue,
    source: z.string(),
    sourceRu: z.string().nullable(),
    sourceUrl: z.string().nullable(),
    retrievedAt: z.string().transform((at) => new Date(at)),
    method: z.enum(factMethods),
    evidenceHash: z.string().nullable(),
    place: z.string().nullable(),
  }),
);

function toConfirmation(row: Selectable<Facts>): Fact['confirmation'] {
  const { evidence_reason: reason, evidence_confirmed_by: by, evidence_confirmed_at: at } = row;
  return reason === null || by === null || at === null ? null : { reason, by, at };
}

function toConfirmed({ confirmed_by: by, confirmed_at: at }: Selectable<Facts>): Fact['confirmed'] {
  return by === null || at === null ? null : { by, at };
}

function methodOf(text: string): FactMethod {
  const method = factMethods.find((candidate) => candidate === text);
  if (method === undefined) throw new Error(`a stored fact names no method of ours: ${text}`);
  return method;
}

/** A section as it is written in a row. */
export function sectionOf(text: string): SectionCode {
  const code = sectionCodes.find((candidate) => candidate === text);
  if (code === undefined) throw new Error(`a stored fact names no section of ours: ${text}`);
  return code;
}
