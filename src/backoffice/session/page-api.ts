import { data, redirect } from 'react-router';
import { type ApiClient, ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';

/** The path of sign-in that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`;
}

/** The path of setting the second factor up, which leads back to `path` afterwards. */
export function secondFactorPath(path: string): string {
  return path === '/' ? '/second-factor' : `/second-factor?to=${encodeURIComponent(path)}`;
}

/** The API refuses because the role needs a second factor that the person has not set up. */
export function isSecondFactorMissing(error: unknown): boolean {
  return isApiProblem(error) && error.code === 'second_factor_missing';
}

/** Where to go after sign-in: a page of the back office, never another place. */
export function pathAfterSignIn(to: string | null): string {
  return to !== null && /^\/(?![/\\])[^\\\s]*$/.test(to) && !/^\/(login|join|second-factor)/.test(to)
    ? to
    : '/';
}

/**
 * For client loaders: no session leads to sign-in, a missing second factor to where it is set up, a refusal becomes the
 * error page with its words.
 */
export async function loadPage<T>(request: Request, load: (api: ApiClient) => Promise<T>): Promise<T> {
  try {
    return await load(sessionApi());
  } catch (error) {
    if (error instanceof SessionEnded) throw redirect(signInPath(pathOf(request)));
    if (isSecondFactorMissing(error)) throw redirect(secondFactorPath(pathOf(request)));
    if (error instanceof ApiProblem) {
      throw data({ description: error.message, requestId: error.requestId }, { status: error.status });
    }
    throw error;
  }
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname.replace(/^\/staff(?=\/|$)/, '') || '/'}${search}`;
}
