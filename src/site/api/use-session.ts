import { useSyncExternalStore } from 'react';
import { hasSession, watchSession } from '#modules/accounts/web/session-mark.ts';

/**
 * Whether somebody is signed in as far as this browser knows: false on the server and while the page wakes up, then the
 * truth, and every change of it in this tab or another. For headers and links; what is allowed is decided by the API.
 */
export function useSession(): { isSignedIn: boolean } {
  return { isSignedIn: useSyncExternalStore(watchSession, hasSession, () => false) };
}
