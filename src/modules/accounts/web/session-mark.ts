/** Entries of local storage, named by the specification. */
export const sessionKeys = { token: 'accessToken', refreshToken: 'refreshToken', user: 'user' } as const;

/** Told in this tab when the entries change; other tabs hear it from the browser. */
const changedEvent = 'countercheck-session';

/** Somebody is signed in as far as the browser knows: there is an access token. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKeys.token) !== null;
  } catch {
    // Storage may be switched off: then nobody can be signed in.
    return false;
  }
}

export function tellSessionChanged(): void {
  dispatchEvent(new Event(changedEvent));
}

/** Calls back when somebody signs in or out, in whichever tab; answers how to stop. */
export function watchSession(onChange: () => void): () => void {
  addEventListener(changedEvent, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changedEvent, onChange);
    removeEventListener('storage', onChange);
  };
}
