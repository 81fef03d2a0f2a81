import type { ProfileView } from '../contract.ts';
import { getProfile, login, logout } from './endpoints.ts';
import { plainApi } from './session-api.ts';
import { clearSession, readTokens, writeTokens, writeUser } from './token-store.ts';

/**
 * Signs in: the tokens are stored and the profile is loaded; if either fails nothing is left of it. `mayEnter` says
 * whom these pages are for: of anybody else nothing is kept.
 */
export async function signIn(
  credentials: { email: string; password: string },
  mayEnter: (profile: ProfileView) => boolean = () => true,
): Promise<'signed-in' | 'not-here'> {
  try {
    const tokens = await plainApi().call(login, { body: credentials });
    const profile = await plainApi(tokens.token).call(getProfile, {});
    if (!mayEnter(profile)) {
      await end(tokens.refreshToken);
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
  const refreshToken = readTokens()?.refreshToken;
  clearSession();
  if (refreshToken !== undefined) await end(refreshToken);
}

async function end(refreshToken: string): Promise<void> {
  try {
    await plainApi().call(logout, { body: { refreshToken } });
  } catch {
    // The API is out of reach: the browser has forgotten the tokens all the same.
  }
}
