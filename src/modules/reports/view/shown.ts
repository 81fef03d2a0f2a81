import { z } from 'zod';
import { text, uuid } from '#kernel/shapes.ts';

/** How a value is meant: good news, something to look at, bad news, or neither. Never said by colour alone. */
const tones = ['good', 'warn', 'bad', 'none'] as const;
export const tone = z.enum(tones);
export type ReportTone = z.output<typeof tone>;

/** Facts that something was made of: whoever reads the figure reaches its evidence through them. */
export const factIds = z.array(uuid).max(200);

/** A value as it is printed in one language. */
export const shown = z.object({
  text: text(5_000),
  /** What belongs beneath it; empty where there is nothing. */
  note: text(5_000),
  /** Number of its evidence in `sources`; 0 where a value beside it bears it, or where it is computed of several. */
  mark: z.int().min(0).max(10_000),
  /** A web address that can stand in a file; else empty. */
  href: text(2_000),
  facts: factIds,
});
export type Shown = z.output<typeof shown>;

/** A point of a line over years; null where the year is not known: no line bridges it. */
export const yearPoint = z.object({ label: text(40), value: z.number().nullable() });
