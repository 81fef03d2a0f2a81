import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/words.ts';

/** Refusals of papers for the analyst. */
export const orderFileProblems = nameProblems(words, {
  fileType: { code: 'order_file_type', status: 415 },
  tooMany: { code: 'too_many_order_files', status: 409 },
  tooLate: { code: 'order_files_too_late', status: 409 },
  unknown: { code: 'unknown_order_file', status: 404 },
});
