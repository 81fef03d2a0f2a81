import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about what sources are asked. */
export const researchProblems = nameProblems(words, {
  unknownQuestion: { code: 'unknown_question', status: 404 },
  unknownAnswer: { code: 'unknown_source_answer', status: 404 },
  beingAsked: { code: 'being_asked', status: 409 },
  notAsked: { code: 'answered_by_file', status: 409 },
  noSuchFile: { code: 'file_not_of_this_company', status: 409 },
  fileUnreadable: { code: 'file_unreadable', status: 422 },
  fileSaysNothing: { code: 'file_says_nothing', status: 422 },
  notIdentified: { code: 'company_not_identified', status: 409 },
  tooManyWatchers: { code: 'too_many_watchers', status: 429 },
});
