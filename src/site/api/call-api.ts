import type { ApiRequest } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { sendOver } from '#modules/accounts/web/send-over.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';

type OpenCall = Pick<ApiRequest, 'method' | 'body' | 'signal'> & {
  /** Below `/api/v1`. */
  path: `/${string}`;
  locale: Locale;
  headers?: Readonly<Record<string, string>>;
};

/**
 * A call that anybody may make, with what the specification wants on every one: who asks, in which language, and the
 * token of whoever is signed in. The code that keeps tokens fresh comes only to those who have one.
 */
export async function callApi({ path, locale, headers, ...rest }: OpenCall): Promise<Response> {
  const request: ApiRequest = {
    ...rest,
    path: `/api/v1${path}`,
    headers: { 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': locale, ...headers },
  };
  if (!hasSession()) return sendOver(request);
  const { sendOpen } = await import('#modules/accounts/web/session-api.ts');
  return sendOpen(request);
}
