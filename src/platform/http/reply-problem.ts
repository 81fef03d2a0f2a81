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
import { httpProblems } from './http-problems.ts';

/** Refusals of Fastify itself, by its status. */
const refusals: Readonly<Record<number, ProblemDefinition>> = {
  400: httpProblems.malformedRequest,
  413: httpProblems.requestTooLarge,
  // An address longer than any of ours.
  414: problems.notFound,
  415: httpProblems.unsupportedMediaType,
};

/** Seconds after which a caller may come again, where nothing better is known. */
const retryAfterSeconds = 5;
/** Room is made by a person. */
const diskRetrySeconds = 60;

/** Makes a Problem of anything thrown: ours stays, a client fault of Fastify gets words, the rest is 500. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  const definition = status !== undefined && status < 500 ? (refusals[status] ?? refusals[400]) : undefined;
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
