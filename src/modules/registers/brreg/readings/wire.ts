import { z } from 'zod';
import type { Day } from '#findings/vocabulary/days.ts';

/** Answers of Enhetsregisteret are at most so long; boards of a hundred are 100 kB. */
export const maxAnswerBytes = 2_000_000;

/** A text that may be missing. */
export const text = z.string().max(5_000).nullish();

/** A code of the register with its words. */
export const coded = z.object({ kode: z.string().max(50), beskrivelse: text });

/** `2021-11-02T08:47:45` as well as `2021-11-02`; undefined for anything else. */
export function dayOf(value: string | null | undefined): Day | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0];
}
