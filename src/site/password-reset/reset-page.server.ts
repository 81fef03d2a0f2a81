import { data, redirect } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { type Locale, localizedPath } from '#kernel/locale.ts';
import { checkPasswordReset, resetPassword } from '#modules/accounts/contract.ts';
import type { Refusal } from '#ui/forms/form-fault.ts';
import { textIn } from '../account/fields/account-fields.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { readNewPassword } from './new-password.ts';

/** What the page of a link shows: the form for this account, that it is done, or why the link leads nowhere. */
export type ResetPage =
  | Readonly<{ kind: 'form'; token: string; login: string }>
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'refused'; text: string | undefined }>;

/** Looks at the link before anything is typed; nothing is used up by it, because mail scanners open links. */
export async function loadReset(api: ApiClient, search: URLSearchParams) {
  const page = (shown: ResetPage, status = 200) => data(shown, { status });
  if (search.get('done') === '1') return page({ kind: 'done' });
  const token = search.get('token') ?? '';
  if (token === '' || token.length > 200) return page({ kind: 'refused', text: undefined }, 400);
  try {
    const { login } = await api.call(checkPasswordReset, { body: { token } });
    return page({ kind: 'form', token, login });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return page({ kind: 'refused', text: error.message }, error.status);
  }
}

/** The form without JavaScript; what was typed is a password, so nothing of it is shown again. */
export async function resetByForm(api: ApiClient, form: FormData, locale: Locale) {
  try {
    const token = textIn(form)('token');
    await api.call(resetPassword, { body: { token, ...readNewPassword(form) } });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    const answer: Refusal = refusalOf(status, value, requestId);
    return data(answer, { status: status === 400 ? 422 : status });
  }
  return redirect(`${localizedPath(locale, '/reset-password')}?done=1`, 303);
}
