import { mayDo } from '#kernel/policy.ts';
import type { ColleagueInvitationView, CompanyView, ProfileView } from '#modules/accounts/contract.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { getOwnCompany, listColleagueInvitations } from './endpoints.ts';

/** The company somebody acts for; null where there is none, as for staff. Throws `SessionEnded`, or `ApiProblem`. */
export async function loadCompany(role: ProfileView['role']): Promise<CompanyView | null> {
  if (!mayDo(role, 'company.join')) return null;
  return (await sessionApi().call(getOwnCompany, {})).company;
}

/** The company with its open invitations: those are for its Director. */
export async function loadPeople(): Promise<{
  company: CompanyView | null;
  invitations: readonly ColleagueInvitationView[];
}> {
  const { company } = await sessionApi().call(getOwnCompany, {});
  const { items } =
    company?.isDirector === true ? await sessionApi().call(listColleagueInvitations, {}) : { items: [] };
  return { company, invitations: items };
}
