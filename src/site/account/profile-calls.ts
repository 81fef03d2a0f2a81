import type { ProfileFields } from '#modules/accounts/account/account-rules.ts';
import type { PasswordChangeFields } from '#modules/accounts/account/password-rules.ts';
import type { ProfileView } from '#modules/accounts/contract.ts';
import { changePassword, getProfile, listRoles, updateProfile } from '#modules/accounts/web/endpoints.ts';
import { openApi, sessionApi } from '#modules/accounts/web/session-api.ts';
import { writeUser } from '#modules/accounts/web/token-store.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOfError } from '../api/refusal-of-error.ts';

/** The profile and what its role is called. Throws `SessionEnded`, or `ApiProblem`. */
export async function loadProfile(): Promise<{ profile: ProfileView; role: string }> {
  const [profile, { items }] = await Promise.all([
    sessionApi().call(getProfile, {}),
    openApi().call(listRoles, {}),
  ]);
  // Where it was changed elsewhere, what is kept beside the tokens follows.
  writeUser(profile);
  return { profile, role: items.find(({ name }) => name === profile.role)?.label ?? profile.role };
}

/** Undefined where it was saved; a session that has ended sends the page away by itself. */
export async function saveProfile(fields: ProfileFields): Promise<Refusal | undefined> {
  try {
    writeUser(await sessionApi().call(updateProfile, { body: fields }));
    return undefined;
  } catch (error) {
    return refusalOfError(error);
  }
}

/** Undefined where it was changed. */
export async function savePassword(fields: PasswordChangeFields): Promise<Refusal | undefined> {
  try {
    await sessionApi().call(changePassword, { body: fields });
    return undefined;
  } catch (error) {
    return refusalOfError(error);
  }
}
