import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the sellers room. */
export const sellerProblems = nameProblems(words, {
  unknownVersion: { code: 'unknown_seller_version', status: 404 },
  changedMeanwhile: { code: 'seller_changed_meanwhile', status: 409 },
  accountNeeded: { code: 'seller_account_needed', status: 409 },
  nothingToPublish: { code: 'seller_as_shown', status: 409 },
});
