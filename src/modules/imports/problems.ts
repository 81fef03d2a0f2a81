import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the imports room. */
export const importProblems = nameProblems(words, {
  unknownRun: { code: 'unknown_import', status: 404 },
});
