import { type FieldProblem, Problem, type ProblemDefinition } from '#kernel/problem.ts';

/** The specification's sentence; what exactly is wrong stands behind it. */
const uploadError = {
  code: 'file_upload_error',
  text: { en: 'File upload error', ru: 'Не удалось загрузить файл' },
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
export const uploadProblems = {
  noFile: {
    code: 'no_file',
    status: 422,
    text: {
      en: 'There is no file in the request, or it is empty.',
      ru: 'В запросе нет файла, или он пуст.',
    },
  },
  oneFile: {
    code: 'one_file_only',
    status: 422,
    text: {
      en: 'Send one file, and nothing but a few short fields beside it.',
      ru: 'Отправьте один файл и не больше нескольких коротких полей рядом с ним.',
    },
  },
  unreadable: {
    code: 'upload_broken_off',
    status: 422,
    text: {
      en: 'The file did not arrive as a whole. Please send it again.',
      ru: 'Файл дошёл не полностью. Отправьте его ещё раз.',
    },
  },
  wrongType: {
    code: 'file_type_not_taken',
    status: 415,
    text: { en: 'Files of this type are not taken here.', ru: 'Файлы такого типа здесь не принимаются.' },
  },
  busy: {
    code: 'uploads_busy',
    status: 503,
    text: {
      en: 'Too many files are being sent at the moment. Please try again in a few seconds.',
      ru: 'Сейчас отправляется слишком много файлов. Попробуйте ещё раз через несколько секунд.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;

/** The refusal of a file above the bound, which is said in megabytes. */
export function tooLarge(maxBytes: number): ProblemDefinition {
  const megabytes = maxBytes / 1024 / 1024;
  return {
    code: 'file_too_large',
    status: 413,
    text: {
      en: `The file is larger than ${megabytes} MB.`,
      ru: `Файл больше ${megabytes}\u00a0МБ.`,
    },
  };
}
