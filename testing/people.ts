import { type ApiClient, createApiClient } from '#kernel/api-client.ts';
import { login } from '#modules/accounts/contract.ts';

/** A client over real HTTP, as `token`'s owner or as a visitor. */
export function clientOf(siteUrl: string, token?: string): ApiClient {
  return createApiClient(
    async ({ method, path, body, headers }) => {
      const response = await fetch(siteUrl + path, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const json: unknown = response.headers.get('content-type')?.includes('json')
        ? await response.json()
        : undefined;
      return { status: response.status, headers: Object.fromEntries(response.headers), json };
    },
    { locale: 'en' },
  );
}

/** Signs a demo account in and answers its client. */
export async function signIn(siteUrl: string, email: string, password: string): Promise<ApiClient> {
  const { token } = await clientOf(siteUrl).call(login, { body: { email, password } });
  return clientOf(siteUrl, token);
}

/** Pays on the hosted card page as a browser without JavaScript would; answers where it leads back to. */
export async function payByCard(hostedUrl: string, cardNumber: string): Promise<string> {
  const page = await fetch(hostedUrl);
  if (!page.ok) throw new Error(`the card page answers ${page.status}`);
  const form = new URLSearchParams({ number: cardNumber, expiry: '12 / 30', cvc: '123', name: 'DEMO BUYER' });
  const answer = await fetch(hostedUrl, { method: 'POST', body: form, redirect: 'manual' });
  const back = answer.headers.get('location');
  if (answer.status !== 303 || back === null)
    throw new Error(`the card page answers ${answer.status} to the card`);
  return back;
}
