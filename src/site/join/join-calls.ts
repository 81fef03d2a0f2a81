import { isApiProblem } from '#kernel/api-client.ts';
import type { OpenColleagueInvitation } from '#modules/accounts/contract.ts';
import type { JoinFields } from '#modules/accounts/staff-invitations/invitation-rules.ts';
import { plainApi, sessionApi } from '#modules/accounts/web/session-api.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { textIn } from '../account/fields/account-fields.ts';
import { refusalOfError } from '../api/refusal-of-error.ts';
import { acceptColleagueInvitation, checkColleagueInvitation, joinCompany } from './endpoints.ts';
import { forgetToken, takeToken } from './invitation-token.ts';

/** What a link turned out to be; `refused` says why in the API's words. */
export type Found =
  | Readonly<{ kind: 'open'; token: string; invitation: OpenColleagueInvitation }>
  | Readonly<{ kind: 'incomplete' }>
  | Readonly<{ kind: 'refused'; text: string }>
  | Readonly<{ kind: 'unreachable' }>;

/** Asks what the secret of the link opens. */
export async function loadInvitation(): Promise<Found> {
  const token = takeToken();
  if (token === '') return { kind: 'incomplete' };
  try {
    const invitation = await plainApi().call(checkColleagueInvitation, { body: { token } });
    return { kind: 'open', token, invitation };
  } catch (error) {
    if (!isApiProblem(error) || error.status >= 500) return { kind: 'unreachable' };
    if (error.status === 410) forgetToken();
    return { kind: 'refused', text: error.message };
  }
}

/** Who is signed in joins; undefined where it was done. */
export async function joinSignedIn(token: string): Promise<Refusal | undefined> {
  try {
    await sessionApi().call(joinCompany, { body: { token } });
    forgetToken();
    return undefined;
  } catch (error) {
    return refusalOfError(error);
  }
}

/** The form as it was filled in. */
export function readJoin(form: FormData): JoinFields {
  const text = textIn(form);
  return {
    lastName: text('lastName'),
    name: text('name'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  };
}

/** Makes the account; undefined where it was done, else what was refused beside its field. */
export async function joinAnew(token: string, fields: JoinFields): Promise<Refusal | undefined> {
  try {
    await plainApi().call(acceptColleagueInvitation, { body: { token, ...fields } });
    forgetToken();
    return undefined;
  } catch (error) {
    return refusalOfError(error);
  }
}
