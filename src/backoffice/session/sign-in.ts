import { getProfile, login } from '#modules/accounts/contract.ts';
import { plainApi } from './staff-api.ts';
import { isStaffRole, writeTokens, writeUser } from './token-store.ts';

/** Signs a member of staff in; a customer's tokens are not kept. Throws `ApiProblem` where the API refuses. */
export async function signInStaff(email: string, password: string): Promise<'signed-in' | 'not-staff'> {
  const tokens = await plainApi().call(login, { body: { email, password } });
  const profile = await plainApi(tokens.token).call(getProfile, {});
  if (!isStaffRole(profile.role)) return 'not-staff';
  writeTokens(tokens);
  writeUser(profile);
  return 'signed-in';
}
