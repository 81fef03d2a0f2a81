import { data } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

/** How the confirmation ended; `refusal` is the API's word in the reader's language. */
export type ConfirmAnswer = Readonly<{ refusal: string | undefined; mayRetry: boolean }>;

/** The button of a page behind a link: a link alone changes nothing, because mail scanners open links. */
export async function confirmByForm(api: ApiClient, endpoint: Endpoint, form: FormData) {
  try {
    await api.call(endpoint, { body: { token: String(form.get('token') ?? '') } });
    return data<ConfirmAnswer>({ refusal: undefined, mayRetry: false });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    // Too often, or nobody there: nothing is said about the link.
    const mayRetry = error.status === 429 || error.status >= 500;
    return data<ConfirmAnswer>({ refusal: error.message, mayRetry }, { status: error.status });
  }
}

/** The token of the address; without one the page is refused like any other broken address. */
export function tokenOf(request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return data({ token }, { status: token === '' ? 400 : 200 });
}
