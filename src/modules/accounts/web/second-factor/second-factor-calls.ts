import { isApiProblem } from '#kernel/api-client.ts';
import type { AppKey, SecondFactorView } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import {
  confirmSecondFactor,
  confirmSecondFactorMove,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  startSecondFactorMove,
  switchOffSecondFactor,
} from '../endpoints.ts';
import { sessionApi } from '../session-api.ts';

// All of them throw `SessionEnded`, or `ApiProblem`.

export function loadSecondFactor(): Promise<SecondFactorView> {
  return sessionApi().call(getSecondFactor, {});
}

export function startSetup(password: string): Promise<AppKey> {
  return sessionApi().call(startSecondFactor, { body: { password } });
}

/** Switches it on; answers the recovery codes. */
export async function confirmSetup(code: string): Promise<readonly string[]> {
  return (await sessionApi().call(confirmSecondFactor, { body: { code } })).recoveryCodes;
}

/** Begins with another telephone; the one in force stays until `confirmMove`. */
export function startMove(given: { password: string; code: string }): Promise<AppKey> {
  return sessionApi().call(startSecondFactorMove, { body: given });
}

/** The new telephone takes over; answers the new recovery codes. */
export async function confirmMove(code: string): Promise<readonly string[]> {
  return (await sessionApi().call(confirmSecondFactorMove, { body: { code } })).recoveryCodes;
}

export async function renewCodes(given: { password: string; code: string }): Promise<readonly string[]> {
  return (await sessionApi().call(renewRecoveryCodes, { body: given })).recoveryCodes;
}

export async function switchOff(given: { password: string; code: string }): Promise<void> {
  await sessionApi().call(switchOffSecondFactor, { body: given });
}

/** What was refused: words beside fields, and words about the whole. */
export type FactorFault = Readonly<{ fields: ReadonlyMap<string, string>; text: string | undefined }>;

export function faultOf(error: unknown, words: SecondFactorWords): FactorFault {
  if (!isApiProblem(error)) {
    // fetch rejects with TypeError where nobody answers, and with DOMException where it took too long.
    const isUnreachable = error instanceof TypeError || error instanceof DOMException;
    return { fields: new Map(), text: isUnreachable ? words.unreachable : words.failed };
  }
  const fields = error.value.flatMap(({ field, description }) =>
    field === undefined ? [] : [[field, description] as const],
  );
  const text = error.status === 500 ? words.failed : error.message;
  return { fields: new Map(fields), text: fields.length > 0 ? undefined : text };
}
