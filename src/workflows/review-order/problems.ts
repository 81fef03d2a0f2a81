import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of reviewing an order. */
export const reviewOrderProblems = nameProblems(words, {
  notDelivered: { code: 'review_before_delivery', status: 409 },
});
