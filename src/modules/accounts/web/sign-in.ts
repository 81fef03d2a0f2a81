import { type ApiProblem, isApiProblem } from '#kernel/api-client.ts';
import type { ProfileView } from '../contract.ts';
import { getProfile, login, logout } from './endpoints.ts';
import { plainApi } from './session-api.ts';
import { clearSession, readTokens, type TokenPair, writeTokens, writeUser } from './token-store.ts';

/** What somebody types to sign in; the code once it is asked for. */
export type Credentials = Readonly<{ email: string; password: string; code?: string | undefined }>;

/** The password is right, and a code of the second factor is needed too. */
export function isCodeNeeded(error: unknown): boolean {
  return isApiProblem(error) && error.code === 'second_factor_required';
}

/** The password is right, the code is not; the message is for its field. */
export function isCodeWrong(error: unknown): error is ApiProblem {
  return isApiProblem(error) && error.code === 'wrong_second_factor';
}

/**
 * Signs in: the tokens are stored and the profile is loaded; if either fails nothing is left of it. `mayEnter` says
 * whom these pages are for: of anybody else nothing is kept.
 */
export async function signIn(
  credentials: Credentials,
  mayEnter: (profile: ProfileView) => boolean = () => true,
): Promise<'signed-in' | 'not-here'> {
  try {
    const tokens = await plainApi().call(login, { body: credentials });
    const profile = await plainApi(tokens.token).call(getProfile, {});
    if (!mayEnter(profile)) {
      await end(tokens);
      return 'not-here';
    }
    writeUser(profile);
    writeTokens(tokens);
    return 'signed-in';
  } catch (error) {
    clearSession();
    throw error;
  }
}

/** Signs out here at once, and at the API as soon as it answers. */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  clearSession();
  if (tokens !== undefined) await end(tokens);
}

async function end({ token, refreshToken }: TokenPair): Promise<void> {
  try {
    await plainApi(token).call(logout, { body: { refreshToken } });
  } catch {
    // The API is out of reach: the browser has forgotten the tokens all the same.
  }
}
