import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about who goes on with an order. */
export const handOutProblems = nameProblems(words, {
  unknownColleague: { code: 'unknown_colleague', status: 404 },
});
