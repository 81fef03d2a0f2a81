import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the content room. */
export const contentProblems = nameProblems(words, {
  unknownText: { code: 'unknown_text', status: 404 },
  unknownVersion: { code: 'unknown_text_version', status: 404 },
  changedMeanwhile: { code: 'text_changed_meanwhile', status: 409 },
  nothingToPublish: { code: 'nothing_to_publish', status: 409 },
  nameTaken: { code: 'text_name_taken', status: 409 },
  tooManyArticles: { code: 'too_many_articles', status: 409 },
  atThisAddress: { code: 'text_at_this_address', status: 409 },
  movedMeanwhile: { code: 'text_moved_meanwhile', status: 409 },
  tooManyMoves: { code: 'too_many_moves', status: 409 },
  stillLinked: { code: 'text_still_linked', status: 409 },
  unreadable: { code: 'text_not_readable', status: 422 },
});
