import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the worklists room. */
export const worklistProblems = nameProblems(words, {
  unknownNote: { code: 'unknown_note', status: 404 },
  unknownView: { code: 'unknown_view', status: 404 },
  tooManyViews: { code: 'too_many_views', status: 409 },
});
