import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the feedback room. */
export const feedbackProblems = nameProblems(words, {
  tooManyQuestions: { code: 'too_many_questions', status: 429 },
  unknownQuestion: { code: 'unknown_question', status: 404 },
  alreadyAnswered: { code: 'question_already_answered', status: 409 },
  otherLanguage: { code: 'other_language', status: 422 },
  unknownReview: { code: 'unknown_review', status: 404 },
  reviewExists: { code: 'review_exists', status: 409 },
  reviewMoved: { code: 'review_state_conflict', status: 409 },
});
