import { z } from 'zod';
import { text } from '#kernel/shapes.ts';
import { sha256 } from '../dossier/dossier-input.ts';
import { factIds, tone } from './shown.ts';

const mark = z.int().min(0).max(10_000);

/** How a section, or a search, stands. Only what was asked and answered is `nothing_found`. */
const standings = ['facts', 'alert', 'bad', 'nothing_found', 'not_obtainable', 'not_searched'] as const;

/** A tile of the first page: a number of facts, a tick or a dash. */
export const tileView = z.object({
  section: text(60),
  title: text(100),
  note: text(100),
  standing: z.enum(standings),
  count: z.int().min(0).max(20_000),
});

/** Something to clear before one signs; or that it is clear. */
export const flagView = z.object({
  tone,
  title: text(400),
  detail: text(600),
  section: text(60),
  mark,
  facts: factIds,
});

/** Subjects against lists. A cell says `clear`, the verdict about a hit, or that the list was not asked. */
export const screeningView = z.object({
  remark: text(400),
  lists: z
    .array(z.object({ code: text(100), authority: text(200), name: text(300), version: text(100) }))
    .max(50),
  subjects: z
    .array(
      z.object({
        name: text(1_000),
        role: text(100),
        cells: z
          .array(
            z.object({
              verdict: z.enum(['clear', 'false_match', 'unresolved', 'true_match', 'not_searched']),
              label: text(60),
            }),
          )
          .max(50),
        facts: factIds,
      }),
    )
    .max(200),
  /** Each hit in words: what agrees, what differs, who decided. */
  notes: z.array(z.object({ tone, text: text(2_000), mark, facts: factIds })).max(100),
});

/** What was searched without result, and what was not searched: the difference is printed. */
export const silenceView = z.object({
  what: text(200),
  where: text(300),
  when: text(60),
  standing: z.enum(standings),
  outcome: text(300),
  mark,
});

/** A source, numbered once. */
export const sourceView = z.object({
  number: z.int().min(1).max(10_000),
  source: text(300),
  method: text(100),
  retrieved: text(60),
  /** ISO 8601, UTC. */
  retrievedAt: text(40),
  url: text(2_000),
  href: text(2_000),
  /** Of the kept copy; empty where none is kept or given. */
  sha256: sha256.or(z.literal('')),
  fingerprint: text(40),
  document: text(500)
    .optional()
    .describe(
      'of a document that was read by a person: how it calls itself, its date, the pages that are cited',
    ),
});
