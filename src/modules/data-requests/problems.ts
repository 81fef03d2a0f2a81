import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about data requests. */
export const requestProblems = nameProblems(words, {
  tooManyRequests: { code: 'too_many_data_requests', status: 429 },
  unknownRequest: { code: 'unknown_data_request', status: 404 },
  requestMoved: { code: 'data_request_state_conflict', status: 409 },
});
