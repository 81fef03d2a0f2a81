import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about work that does not succeed. */
export const outboxProblems = nameProblems(words, {
  unknownRow: { code: 'unknown_outbox_row', status: 404 },
  notWaiting: { code: 'outbox_row_conflict', status: 409 },
  mayNotDismiss: { code: 'outbox_row_needed', status: 409 },
});
