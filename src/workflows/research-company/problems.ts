import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about what sources are asked. */
export const researchProblems = nameProblems(words, {
  unknownQuestion: { code: 'unknown_question', status: 404 },
  unknownAnswer: { code: 'unknown_source_answer', status: 404 },
  beingAsked: { code: 'being_asked', status: 409 },
  notIdentified: { code: 'company_not_identified', status: 409 },
  tooManyWatchers: { code: 'too_many_watchers', status: 429 },
});
