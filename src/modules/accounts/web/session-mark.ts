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

const endedMark = 'countercheck-session-ended';

/** The API has ended the session, nobody here has: whoever was signed in is to be told. */
export function markSessionEnded(): void {
  try {
    sessionStorage.setItem(endedMark, '1');
  } catch {
    // Then the header says it alone.
  }
}

/** True once for each session that the API has ended. */
export function takeSessionEnded(): boolean {
  try {
    const isMarked = sessionStorage.getItem(endedMark) !== null;
    sessionStorage.removeItem(endedMark);
    return isMarked;
  } catch {
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
