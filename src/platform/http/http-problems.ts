import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals that the HTTP layer itself makes, before any room is asked. */
export const httpProblems = nameProblems(words, {
  /** A body that is not what the call takes. */
  unsupportedMediaType: { code: 'unsupported_media_type', status: 415 },
  malformedRequest: { code: 'malformed_request', status: 400 },
  requestTooLarge: { code: 'request_too_large', status: 413 },
  headersTooLarge: { code: 'headers_too_large', status: 431 },
  requestTimeout: { code: 'request_timeout', status: 408 },
  unknownMethod: { code: 'method_not_allowed', status: 405 },
  twoHosts: { code: 'ambiguous_host', status: 400 },
  foreignPage: { code: 'foreign_origin', status: 403 },
  invalidKey: { code: 'invalid_idempotency_key', status: 400 },
  otherBody: { code: 'idempotency_key_reused', status: 422 },
  inFlight: { code: 'request_in_flight', status: 409 },
  guessableKey: { code: 'guessable_idempotency_key', status: 400 },
});
