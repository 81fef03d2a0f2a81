import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLocale } from '#kernel/locale.ts';
import { Problem, type ProblemDefinition, problemBody } from '#kernel/problem.ts';
import { httpProblems } from './http-problems.ts';

/** So long the other side may take to read our last words. */
const lingerMs = 1_000;

/**
 * Answers what Node itself could not read as HTTP, so that it looks like every other refusal; its language is not known,
 * because its headers are not. Nothing was parsed, so nothing of it is logged.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  // Half an answer is under way already: nothing can be said in the middle of it.
  if (isAnswering(socket)) return void socket.destroy();
  const problem = new Problem(definitionOf(error.code));
  const body = JSON.stringify(problemBody(problem, defaultLocale));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function definitionOf(code: string | undefined): ProblemDefinition {
  if (code === 'HPE_HEADER_OVERFLOW') return httpProblems.headersTooLarge;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? httpProblems.requestTimeout : httpProblems.malformedRequest;
}

/** Node keeps the answer that a connection is giving under this name, and looks at it before its own last words. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

type ConnectionError = Error & { code?: string };
