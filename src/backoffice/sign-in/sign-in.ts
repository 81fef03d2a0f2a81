import { isStaffRole } from '#kernel/policy.ts';
import { type Credentials, signIn } from '#modules/accounts/web/sign-in.ts';

/** Signs a member of staff in; a customer's tokens are not kept. Throws `ApiProblem` where the API refuses. */
export function signInStaff(credentials: Credentials): Promise<'signed-in' | 'not-here'> {
  return signIn(credentials, ({ role }) => isStaffRole(role));
}
