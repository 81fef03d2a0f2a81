import { getProfile } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';

/** The address of the account; undefined where it cannot be had: it only saves typing. */
export async function loadOwnEmail(): Promise<string | undefined> {
  try {
    return (await sessionApi().call(getProfile, {})).email;
  } catch {
    return undefined;
  }
}
