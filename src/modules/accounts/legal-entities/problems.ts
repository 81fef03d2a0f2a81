import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about a company and its people. */
export const entityProblems = nameProblems(words, {
  unknownMember: { code: 'unknown_member', status: 404 },
  /** The Director cannot leave or be removed: somebody has to answer for the company. */
  handOverFirst: { code: 'hand_over_first', status: 409 },
  notMember: { code: 'not_a_member', status: 409 },
  memberDisabled: { code: 'member_disabled', status: 409 },
  actsForCompany: { code: 'acts_for_company', status: 409 },
});
