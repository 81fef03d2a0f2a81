import { isStaffRole } from '#kernel/policy.ts';
import { signIn } from '#modules/accounts/web/sign-in.ts';

/** Signs a member of staff in; a customer's tokens are not kept. Throws `ApiProblem` where the API refuses. */
export function signInStaff(email: string, password: string): Promise<'signed-in' | 'not-here'> {
  return signIn({ email, password }, ({ role }) => isStaffRole(role));
}
