import { byName, inEveryLanguage } from '#kernel/locale.ts';
import { type FieldProblem, nameProblems, Problem, type ProblemDefinition } from '#kernel/problem.ts';
import { words as texts } from './texts/uploads/words.ts';

const words = byName(texts);

/** The specification's sentence; what exactly is wrong stands behind it. */
const uploadError = {
  code: 'file_upload_error',
  text: words.failed,
} as const satisfies Omit<FieldProblem, 'field'>;

/** A file that is not taken: `value` has the specification's sentence first, then the reason. */
export function uploadRefusal(
  { code, status, text }: ProblemDefinition,
  options: { field: string; cause?: unknown },
): Problem {
  const { field, cause } = options;
  const whole = { code: status === 422 ? uploadError.code : code, status, text: uploadError.text };
  const fields = [
    { field, ...uploadError },
    { field, code, text },
  ];
  return new Problem(whole, { fields, cause });
}

/** Refusals that need not look into the file. */
export const uploadProblems = nameProblems(texts, {
  noFile: { code: 'no_file', status: 422 },
  oneFile: { code: 'one_file_only', status: 422 },
  unreadable: { code: 'upload_broken_off', status: 422 },
  wrongType: { code: 'file_type_not_taken', status: 415 },
  busy: { code: 'uploads_busy', status: 503 },
});

/** The refusal of a file above the bound, which is said in megabytes. */
export function tooLarge(maxBytes: number): ProblemDefinition {
  const megabytes = maxBytes / 1024 / 1024;
  return {
    code: 'file_too_large',
    status: 413,
    text: inEveryLanguage((locale) => words.tooLarge[locale](megabytes)),
  };
}
