import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of a picture that has arrived. */
export const avatarProblems = nameProblems(words, {
  notAPicture: { code: 'not_a_picture', status: 415 },
  broken: { code: 'picture_broken', status: 422 },
  tooLong: { code: 'picture_too_long', status: 422 },
  busy: { code: 'pictures_busy', status: 503 },
});
