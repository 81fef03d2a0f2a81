import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of invitations to a company. Those of the link are told to who holds it; none says whether an address has an account. */
export const colleagueInvitationProblems = nameProblems(words, {
  isMember: { code: 'colleague_already', status: 409 },
  invitedAlready: { code: 'colleague_invited_already', status: 409 },
  tooMany: { code: 'too_many_colleagues', status: 409 },
  notOpen: { code: 'colleague_invitation_not_open', status: 409 },
  mailedTooOften: { code: 'colleague_invitation_mailed_too_often', status: 409 },
  unknown: { code: 'unknown_colleague_invitation', status: 404 },
  /** Of who is signed in with another address than the invited one. */
  otherAddress: { code: 'invitation_for_other_address', status: 409 },
  actsAlready: { code: 'acts_for_a_company_already', status: 409 },
  companyFull: { code: 'company_full', status: 409 },
  used: { code: 'colleague_invitation_used', status: 410 },
  withdrawn: { code: 'colleague_invitation_withdrawn', status: 410 },
  expired: { code: 'colleague_invitation_expired', status: 410 },
  /** Unknown, overtaken by a later mail, its Director is shut out, or no account can be made with it. */
  notValid: { code: 'colleague_invitation_not_valid', status: 410 },
});
