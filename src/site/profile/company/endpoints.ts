import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as accounts from '#modules/accounts/contract.ts';
import type * as leaving from '#workflows/leave-company/contract.ts';

// The contracts without their schemas, as in accounts/web/endpoints.ts.
export const getOwnCompany = bareEndpoint<typeof accounts.getOwnCompany>(
  'getOwnCompany',
  'GET',
  '/User/Company',
);
export const handOverCompany = bareEndpoint<typeof leaving.handOverCompany>(
  'handOverCompany',
  'POST',
  '/User/Company/Members/{memberId}/hand-over',
);
export const listColleagueInvitations = bareEndpoint<typeof accounts.listColleagueInvitations>(
  'listColleagueInvitations',
  'GET',
  '/User/Company/Invitations',
);
export const inviteColleague = bareEndpoint<typeof accounts.inviteColleague>(
  'inviteColleague',
  'POST',
  '/User/Company/Invitations',
);
export const resendColleagueInvitation = bareEndpoint<typeof accounts.resendColleagueInvitation>(
  'resendColleagueInvitation',
  'POST',
  '/User/Company/Invitations/{invitationId}/resend',
);
export const withdrawColleagueInvitation = bareEndpoint<typeof accounts.withdrawColleagueInvitation>(
  'withdrawColleagueInvitation',
  'POST',
  '/User/Company/Invitations/{invitationId}/withdraw',
);
export const removeColleague = bareEndpoint<typeof leaving.removeColleague>(
  'removeColleague',
  'POST',
  '/User/Company/Members/{memberId}/remove',
);
export const leaveCompany = bareEndpoint<typeof leaving.leaveCompany>(
  'leaveCompany',
  'POST',
  '/User/Company/Leave',
);
