import { isApiProblem } from '#kernel/api-client.ts';
import { acceptStaffInvitation } from '#modules/accounts/contract.ts';
import type { JoinFields } from '#modules/accounts/staff-invitations/invitation-rules.ts';
import { plainApi } from '#modules/accounts/web/session-api.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { faultWords } from '../session/fault-words.ts';
import { signInStaff } from '../sign-in/sign-in.ts';
import type { Texts } from '../texts/en.ts';

/** The form as it was filled in. */
export function readJoin(form: FormData): JoinFields {
  const text = (name: keyof JoinFields) => String(form.get(name) ?? '');
  return {
    lastName: text('lastName'),
    name: text('name'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  };
}

/** Makes the account; what was refused stands beside its field. */
export async function joinDesk(
  token: string,
  fields: JoinFields,
  texts: Texts,
): Promise<Refusal | undefined> {
  try {
    await plainApi().call(acceptStaffInvitation, { body: { token, ...fields } });
    return undefined;
  } catch (error) {
    const said = isApiProblem(error) && error.status === 400 ? error.value : [];
    const faults = said.flatMap(({ field, description }) =>
      field === undefined ? [] : [{ field, text: description }],
    );
    if (faults.length > 0) return { faults, failure: undefined };
    return { faults: [], failure: { kind: 'fault', ...faultWords(error, texts) } };
  }
}

/** Signs in with what was just typed; false where the person has to do it by hand. */
export async function enterDesk(email: string, password: string): Promise<boolean> {
  try {
    return (await signInStaff({ email, password })) === 'signed-in';
  } catch {
    return false;
  }
}
