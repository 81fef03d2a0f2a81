import { bareEndpoint } from '#kernel/bare-endpoint.ts';
import type * as contract from '#modules/accounts/contract.ts';

// The contract without its schemas, as in accounts/web/endpoints.ts.
export const checkColleagueInvitation = bareEndpoint<typeof contract.checkColleagueInvitation>(
  'checkColleagueInvitation',
  'POST',
  '/Auth/CheckColleagueInvitation',
);
export const acceptColleagueInvitation = bareEndpoint<typeof contract.acceptColleagueInvitation>(
  'acceptColleagueInvitation',
  'POST',
  '/Auth/AcceptColleagueInvitation',
);
export const joinCompany = bareEndpoint<typeof contract.joinCompany>(
  'joinCompany',
  'POST',
  '/User/Company/Join',
);
