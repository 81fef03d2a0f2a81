import { data } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { confirmEmail } from '#modules/accounts/contract.ts';

/** How the confirmation ended; `refusal` is the API's word in the reader's language. */
export type ConfirmAnswer = Readonly<{ refusal: string | undefined; mayRetry: boolean }>;

/** The button of the page behind the link: a link alone changes nothing, because mail scanners open links. */
export async function confirmByForm(api: ApiClient, form: FormData) {
  try {
    await api.call(confirmEmail, { body: { token: String(form.get('token') ?? '') } });
    return data<ConfirmAnswer>({ refusal: undefined, mayRetry: false });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    // Too often, or nobody there: nothing is said about the link.
    const mayRetry = error.status === 429 || error.status >= 500;
    return data<ConfirmAnswer>({ refusal: error.message, mayRetry }, { status: error.status });
  }
}
