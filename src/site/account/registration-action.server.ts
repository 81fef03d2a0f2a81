import { data, redirect } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import type { RegistrationFields } from '#modules/accounts/account/account-rules.ts';
import { register } from '#modules/accounts/contract.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { readRegistration } from './fields/account-fields.ts';

/** What the page shows again after a refusal: everything that was typed but the passwords. */
export type RegistrationAnswer = Refusal &
  Readonly<{ fields: Omit<RegistrationFields, 'password' | 'confirmPassword'> }>;

/** Registration without JavaScript: sent on, or shown again with what is wrong. */
export async function sendRegistration(api: ApiClient, form: FormData, locale: Locale) {
  const typed = readRegistration(form);
  try {
    await api.call(register, { body: typed });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    const { password: _password, confirmPassword: _again, ...fields } = typed;
    const answer: RegistrationAnswer = { ...refusalOf(status, value, requestId), fields };
    return data(answer, { status: status === 400 ? 422 : status });
  }
  return redirect(`${localizedPath(locale, '/registration')}?sent=1`, 303);
}
