import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { signInAddress } from '#modules/accounts/web/safe-target.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';

/**
 * Loads what only somebody signed in may see. Others go to sign-in and back, who turns out not to be any more goes
 * home; what the API refuses becomes the error page with the same status and words.
 */
export async function loadSignedIn<Loaded>(
  request: ClientLoaderFunctionArgs['request'],
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const { pathname, search } = new URL(request.url);
  const path = (target: string) => localizedPath(localeOfPath(pathname), target);
  if (!hasSession()) throw redirect(signInAddress(path('/login'), pathname + search));
  try {
    return await load();
  } catch (error) {
    if (error instanceof SessionEnded) throw redirect(path('/'));
    if (!isApiProblem(error)) throw error;
    const { status, value, requestId } = error;
    throw data({ description: value[0]?.description, requestId }, { status });
  }
}
