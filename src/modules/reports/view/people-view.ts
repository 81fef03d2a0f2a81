import { z } from 'zod';
import { text } from '#kernel/shapes.ts';
import { factIds, tone } from './shown.ts';

const mark = z.int().min(0).max(10_000);

/** Somebody or something in the drawing of ownership. */
const ownershipNode = z.object({
  id: text(60),
  kind: z.enum(['subject', 'person', 'company', 'unknown']),
  name: text(1_000),
  /** `born 1961 · indirect 36.8%`. */
  note: text(300),
  /** ISO 3166-1 alpha-2, upper case; empty where it is not known. */
  country: text(2),
  /** Whether lists were searched for it, and whether something was found. */
  screening: z.enum(['clear', 'found', 'not_screened']),
  facts: factIds,
});

/** Who owns whom: from the owner to the owned. */
const ownershipEdge = z.object({
  from: text(60),
  to: text(60),
  /** `55%`, `25–50%`, `control`; empty where nothing is known. */
  label: text(60),
  isKnown: z.boolean(),
});

export const ownershipView = z.object({
  /** What the drawing shows, in a sentence. */
  title: text(300),
  remark: text(600),
  nodes: z.array(ownershipNode).max(80),
  edges: z.array(ownershipEdge).max(160),
  /** Who holds how much in the end; the unknown rest last. They make 100 where shares are exact. */
  shares: z
    .array(
      z.object({
        label: text(1_000),
        percent: z.number().min(0).max(100),
        shown: text(60),
        isKnown: z.boolean(),
      }),
    )
    .max(80),
  sharesRemark: text(600),
});

/** A manager with the companies that he leads or led elsewhere. */
export const managerView = z.object({
  name: text(1_000),
  country: text(2),
  born: text(40),
  role: text(300),
  since: text(60),
  until: text(60),
  isInOffice: z.boolean(),
  others: z.array(z.object({ text: text(4_000), tone })).max(30),
  mark,
  facts: factIds,
});

/** Something that happened; `on` as exactly as it is known (`2019`, `2019-03-11`). */
export const eventView = z.object({
  on: text(10),
  date: text(60),
  title: text(300),
  detail: text(1_000),
  kind: z.enum(['register', 'filing', 'late', 'court']),
  /** Important enough for the picture. */
  isMain: z.boolean(),
  mark,
  facts: factIds,
});
