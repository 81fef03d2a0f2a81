import { nameProblems } from '#kernel/problem.ts';
import { words } from '../texts/problems/words.ts';

/** Refusals of the screening room. */
export const screeningProblems = nameProblems(words, {
  unknownHit: { code: 'unknown_screening_hit', status: 404 },
  alreadyDecided: { code: 'screening_hit_decided', status: 409 },
});
