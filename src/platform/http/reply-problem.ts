import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { parseLocale } from '#kernel/locale.ts';
import {
  Problem,
  type ProblemDefinition,
  type ProblemStatus,
  problemBody,
  problems,
} from '#kernel/problem.ts';
import { isDatabaseAway, isDiskFull, isUnstorableText } from '#platform/database/faults.ts';

/** A body that is not what the call takes. */
export const unsupportedMediaType: ProblemDefinition = {
  code: 'unsupported_media_type',
  status: 415,
  text: { en: 'Send JSON, please.', ru: 'Отправьте данные в формате JSON.' },
};

/** Refusals that the HTTP layer itself makes, before any room is asked. */
const httpProblems: Readonly<Record<number, ProblemDefinition>> = {
  400: {
    code: 'malformed_request',
    status: 400,
    text: { en: 'The request could not be read.', ru: 'Запрос не удалось прочитать.' },
  },
  413: {
    code: 'request_too_large',
    status: 413,
    text: { en: 'The request is too large.', ru: 'Запрос слишком большой.' },
  },
  // An address longer than any of ours.
  414: problems.notFound,
  415: unsupportedMediaType,
};

/** Seconds after which a caller may come again, where nothing better is known. */
const retryAfterSeconds = 5;
/** Room is made by a person. */
const diskRetrySeconds = 60;

/** Makes a Problem of anything thrown: ours stays, a client fault of Fastify gets words, the rest is 500. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  const definition =
    status !== undefined && status < 500 ? (httpProblems[status] ?? httpProblems[400]) : undefined;
  if (definition !== undefined) return new Problem(definition, { cause: error });
  if (isDiskFull(error)) {
    return new Problem(problems.storageFull, { cause: error, retryAfterSeconds: diskRetrySeconds });
  }
  if (isDatabaseAway(error)) return new Problem(problems.unavailable, { cause: error, retryAfterSeconds });
  if (isUnstorableText(error)) return new Problem(problems.invalidInput, { cause: error });
  return new Problem(problems.internal, { cause: error });
}

function statusOf(error: unknown): number | undefined {
  // Fastify's own errors carry statusCode; nothing else is trusted to.
  return error instanceof Error ? (error as FastifyError).statusCode : undefined;
}

/** Writes a problem to the wire in the language of Accept-Locale (or Accept-Language). */
export async function replyProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const problem = asProblem(error);
  const status: ProblemStatus = problem.status;
  if (status >= 500)
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, 'request failed');
  const retryAfter = problem.retryAfterSeconds ?? (status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  await reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(problemBody(problem, requestLocale(request), request.id)));
}

/** The language the caller asked for. */
export function requestLocale(request: FastifyRequest) {
  const header = request.headers['accept-locale'] ?? request.headers['accept-language'];
  return parseLocale(Array.isArray(header) ? header[0] : header);
}
