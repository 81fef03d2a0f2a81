import { isApiProblem } from '#kernel/api-client.ts';
import { checkStaffInvitation, type OpenInvitation } from '#modules/accounts/contract.ts';
import { plainApi } from '#modules/accounts/web/session-api.ts';

/** What a link turned out to be; `refused` says why in the API's words. */
export type Found =
  | Readonly<{ kind: 'open'; token: string; invitation: OpenInvitation }>
  | Readonly<{ kind: 'incomplete' }>
  | Readonly<{ kind: 'refused'; text: string }>
  | Readonly<{ kind: 'unreachable' }>;

/** Asks what the secret behind the `#` of the address opens. */
export async function loadInvitation(hash: string): Promise<Found> {
  const token = hash.replace(/^#/, '');
  if (!/^[0-9a-f]{64}$/.test(token)) return { kind: 'incomplete' };
  try {
    const invitation = await plainApi().call(checkStaffInvitation, { body: { token } });
    return { kind: 'open', token, invitation };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { kind: 'refused', text: error.message };
    return { kind: 'unreachable' };
  }
}
