import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, type ProblemDefinition, problemBody } from '#kernel/problem.ts';

const unreadable: ProblemDefinition = {
  code: 'malformed_request',
  status: 400,
  text: { en: 'The request could not be read.', ru: 'Запрос не удалось прочитать.' },
};
const tooLong: ProblemDefinition = {
  code: 'headers_too_large',
  status: 431,
  text: {
    en: 'The address and the headers together are too long.',
    ru: 'Адрес и заголовки вместе слишком длинные.',
  },
};

/**
 * Answers what Node itself could not read as HTTP, so that it looks like every other refusal; its language is not known,
 * because its headers are not. Nothing was parsed, so nothing of it is logged.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const problem = new Problem(error.code === 'HPE_HEADER_OVERFLOW' ? tooLong : unreadable);
  const body = JSON.stringify(problemBody(problem, 'en'));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

type ConnectionError = Error & { code?: string };
