import { data, redirect } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import { askPasswordReset } from '#modules/accounts/contract.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { textIn } from '../account/fields/account-fields.ts';
import { refusalOf } from '../api/refusal-of.ts';

/** What the page shows again after a refusal. */
export type ForgotAnswer = Refusal & Readonly<{ email: string }>;

/** Asking without JavaScript: sent on, or shown again with what is wrong. */
export async function askByForm(api: ApiClient, form: FormData, locale: Locale) {
  const email = textIn(form)('email');
  try {
    await api.call(askPasswordReset, { body: { email } });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    const answer: ForgotAnswer = { ...refusalOf(status, value, requestId), email };
    return data(answer, { status: status === 400 ? 422 : status });
  }
  return redirect(`${localizedPath(locale, '/forgot-password')}?sent=1`, 303);
}
