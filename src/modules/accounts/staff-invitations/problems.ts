import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of invitations. Those of the link are told to who holds it; none says whether an address has an account. */
export const invitationProblems = nameProblems(words, {
  hasAccount: { code: 'person_has_account', status: 409 },
  invitedAlready: { code: 'invited_already', status: 409 },
  notOpen: { code: 'invitation_not_open', status: 409 },
  mailedTooOften: { code: 'invitation_mailed_too_often', status: 409 },
  unknown: { code: 'unknown_invitation', status: 404 },
  used: { code: 'invitation_used', status: 410 },
  withdrawn: { code: 'invitation_withdrawn', status: 410 },
  expired: { code: 'invitation_expired', status: 410 },
  /** Unknown, overtaken by a later mail, or nobody answers for it any more. */
  notValid: { code: 'invitation_not_valid', status: 410 },
});
