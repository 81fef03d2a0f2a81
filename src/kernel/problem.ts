import type { Locale, Localized } from './locale.ts';

/** Statuses a refusal may carry. 5xx is never chosen by a rule, except 503 when a dependency is down. */
export type ProblemStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 431
  | 500
  | 503;

/** One entry of the specification's `value` list: `field` says which input it is about, if any. */
export type ProblemEntry = Readonly<{ code: string; description: string; field?: string }>;

/** A named refusal with its words in both languages. */
export type ProblemDefinition = Readonly<{ code: string; status: ProblemStatus; text: Localized }>;

/** One refused field of an input. */
export type FieldProblem = Readonly<{ field: string; code: string; text: Localized }>;

/** The one error type that reaches a client: thrown anywhere, written to the wire in one place. */
export class Problem extends Error {
  readonly code: string;
  readonly status: ProblemStatus;
  readonly text: Localized;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    definition: ProblemDefinition,
    options: { fields?: readonly FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(definition.text.en, { cause: options.cause });
    this.name = 'Problem';
    this.code = definition.code;
    this.status = definition.status;
    this.text = definition.text;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The body on the wire: the specification's `value` list first, RFC 9457 members beside it. */
export type ProblemBody = {
  value: ProblemEntry[];
  type: string;
  title: string;
  status: number;
  code: string;
  requestId?: string;
};

export function problemBody(problem: Problem, locale: Locale, requestId?: string): ProblemBody {
  const fields = problem.fields.map(({ field, code, text }) => ({ code, description: text[locale], field }));
  const whole = { code: problem.code, description: problem.text[locale] };
  return {
    value: fields.length > 0 ? fields : [whole],
    type: `urn:countercheck:problem:${problem.code}`,
    title: problem.text[locale],
    status: problem.status,
    code: problem.code,
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Refusals that any room may need. */
export const problems = {
  invalidInput: {
    code: 'invalid_input',
    status: 400,
    text: { en: 'Some of the data is not valid.', ru: 'Некоторые данные указаны неверно.' },
  },
  notFound: {
    code: 'not_found',
    status: 404,
    text: { en: 'There is nothing at this address.', ru: 'По этому адресу ничего нет.' },
  },
  unauthenticated: {
    code: 'unauthenticated',
    status: 401,
    text: { en: 'Please sign in.', ru: 'Войдите в систему.' },
  },
  forbidden: {
    code: 'forbidden',
    status: 403,
    text: { en: 'Your role does not allow this.', ru: 'Ваша роль не позволяет это сделать.' },
  },
  secondFactorMissing: {
    code: 'second_factor_missing',
    status: 403,
    text: {
      en: 'Your role needs a second factor. Set it up in your profile, then go on here.',
      ru: 'Для вашей роли обязателен второй фактор. Настройте его в профиле и продолжайте.',
    },
  },
  tooManyRequests: {
    code: 'too_many_requests',
    status: 429,
    text: {
      en: 'That was too often in too short a time. Please wait a little and try again.',
      ru: 'Слишком много запросов за короткое время. Подождите немного и попробуйте ещё раз.',
    },
  },
  internal: {
    code: 'internal',
    status: 500,
    text: {
      en: 'Something went wrong. Please try again later',
      ru: 'Что-то пошло не так. Попробуйте ещё раз позже',
    },
  },
  unavailable: {
    code: 'unavailable',
    status: 503,
    text: {
      en: 'A service we depend on does not answer. Nothing is lost; please try again in a minute.',
      ru: 'Служба, от которой мы зависим, не отвечает. Ничего не потеряно; попробуйте через минуту.',
    },
  },
  storageFull: {
    code: 'storage_full',
    status: 503,
    text: {
      en: 'There is no room left to keep anything new, so nothing was changed. Please try again in a few minutes.',
      ru: 'Закончилось место для новых данных, поэтому ничего не изменилось. Попробуйте через несколько минут.',
    },
  },
} as const satisfies Record<string, ProblemDefinition>;
