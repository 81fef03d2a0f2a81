import { data, redirect } from 'react-router';
import { type ApiClient, ApiProblem } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';

/** The path of sign-in that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`;
}

/** Where to go after sign-in: a page of the back office, never another place. */
export function pathAfterSignIn(to: string | null): string {
  return to !== null && /^\/(?![/\\])[^\\\s]*$/.test(to) && !to.startsWith('/login') ? to : '/';
}

/** For client loaders: no session leads to sign-in, a refusal becomes the error page with its words. */
export async function loadPage<T>(request: Request, load: (api: ApiClient) => Promise<T>): Promise<T> {
  try {
    return await load(sessionApi());
  } catch (error) {
    if (error instanceof SessionEnded) {
      const { pathname, search } = new URL(request.url);
      throw redirect(signInPath(`${pathname.replace(/^\/staff(?=\/|$)/, '') || '/'}${search}`));
    }
    if (error instanceof ApiProblem) {
      throw data({ description: error.message, requestId: error.requestId }, { status: error.status });
    }
    throw error;
  }
}
