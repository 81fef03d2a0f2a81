import { byName, defaultLocale, type Locale, type Localized } from './locale.ts';
import { words } from './texts/problems/words.ts';

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

/** A refusal without its words, which stand in the texts of its room. */
type ProblemRow = Readonly<{ code: string; status: ProblemStatus }>;

/** A named refusal with its words in every language. */
export type ProblemDefinition = ProblemRow & Readonly<{ text: Localized }>;

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
    super(definition.text[defaultLocale], { cause: options.cause });
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

/** The refusals of a room: each gets the words that the texts have under its name; a text left out does not compile. */
export function nameProblems<const Rows extends Readonly<Record<string, ProblemRow>>>(
  texts: Localized<Readonly<Record<keyof Rows, string>>>,
  rows: Rows,
): { readonly [Name in keyof Rows]: Rows[Name] & Readonly<{ text: Localized }> } {
  const words = byName(texts);
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, text: words[name] }]);
  // every row got its words
  return Object.fromEntries(named) as { [Name in keyof Rows]: Rows[Name] & { text: Localized } };
}

/** Refusals that any room may need. */
export const problems = nameProblems(words, {
  invalidInput: { code: 'invalid_input', status: 400 },
  notFound: { code: 'not_found', status: 404 },
  unauthenticated: { code: 'unauthenticated', status: 401 },
  forbidden: { code: 'forbidden', status: 403 },
  secondFactorMissing: { code: 'second_factor_missing', status: 403 },
  tooManyRequests: { code: 'too_many_requests', status: 429 },
  internal: { code: 'internal', status: 500 },
  unavailable: { code: 'unavailable', status: 503 },
  storageFull: { code: 'storage_full', status: 503 },
});
