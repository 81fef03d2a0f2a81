import pino, { type DestinationStream, type Logger } from 'pino';

/** What must never be written down, wherever it sits in a record. */
const secretFields = [
  'authorization',
  'cookie',
  'password',
  'token',
  'refreshToken',
  'secret',
  'email',
  'cardToken',
];

/** The process's log: one JSON line an event on standard output, without secrets and personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
