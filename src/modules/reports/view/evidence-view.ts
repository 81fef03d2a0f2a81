import { z } from 'zod';
import { instant, text, uuid } from '#kernel/shapes.ts';
import { maxAlternatives, sha256 } from '../dossier/dossier-input.ts';

/** Where one fact of a report comes from, as its reader is told; staff appear by what they do, never by name. */
export const evidenceView = z
  .object({
    fact: uuid,
    /** `Sales`, and what it is said of: `31 December 2025`; the latter empty for a fact that stands alone. */
    label: text(200),
    of: text(300),
    shown: text(5_000),
    note: text(5_000),
    /** Number of the source in the report. */
    source: z.object({ number: z.int().min(0).max(10_000), name: text(300), url: text(2_000) }),
    method: text(100),
    /** `22 November 2026, 09:14 UTC`. */
    retrieved: text(60),
    retrievedAt: instant,
    place: text(2_000),
    /** Of the kept copy; empty where none is kept. */
    sha256: sha256.or(z.literal('')),
    document: z
      .object({ title: text(300), date: text(60), page: z.int().min(1).max(9_999).nullable() })
      .nullable()
      .optional()
      .describe(
        'of a document that was read by a person: how it calls itself, and the date that it bears or nothing',
      ),
    isFromMachine: z.boolean(),
    isConfirmed: z
      .boolean()
      .describe('a person has looked at evidence that seemed not to fit, and stands by it'),
    /** What a computed value was made of. */
    parts: z.array(z.object({ fact: uuid, label: text(200), shown: text(5_000) })).max(30),
    alternatives: z
      .array(z.object({ shown: text(5_000), source: text(300), retrieved: text(60), isSame: z.boolean() }))
      .max(maxAlternatives)
      .describe('what other sources say'),
  })
  .meta({ id: 'Evidence' });
export type EvidenceView = z.output<typeof evidenceView>;
