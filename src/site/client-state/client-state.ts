import { mediaNames } from '#kernel/breakpoints.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { type ClientState, parseSnapshot, snapshotName, writeSnapshot } from './snapshot.ts';
import { whenIdle } from './when-idle.ts';

/** Changes that are not written yet; with storage switched off they are all there is, for as long as the page lives. */
let pending: ClientState = {};
let isScheduled = false;

/** What the browser knows of this visit. Read it in effects and handlers only: the server's HTML knows nothing of it. */
export function readClientState(): ClientState {
  return { ...readStorage(), ...pending };
}

/** Keeps a change: at once for this page, in local storage when the browser is idle. Undefined forgets. */
export function keepClientState(change: ClientState): void {
  pending = { ...pending, ...change };
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(flush);
  // Whoever leaves at once would be faster than the idle moment.
  window.addEventListener('pagehide', flush, { once: true });
}

/** Leaves nothing behind, e.g. when somebody signs out. */
export function forgetClientState(): void {
  pending = {};
  try {
    localStorage.removeItem(snapshotName);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

function flush(): void {
  if (!isScheduled) return;
  isScheduled = false;
  window.removeEventListener('pagehide', flush);
  // Another tab may have written meanwhile: only what was changed here is laid over it.
  const text = writeSnapshot({ ...readClientState(), isAuthorised: hasSession(), isMobile: isMobile() });
  if (text === undefined) return;
  try {
    localStorage.setItem(snapshotName, text);
    pending = {};
  } catch {
    // Full or switched off: the page goes on with what it holds itself.
  }
}

/** The specification's mobile flag; layouts ask their style sheets. */
function isMobile(): boolean {
  return window.matchMedia(mediaNames['--mobile']).matches;
}

function readStorage(): ClientState {
  try {
    const text = localStorage.getItem(snapshotName);
    if (text === null) return {};
    const state = parseSnapshot(text);
    if (state === undefined) localStorage.removeItem(snapshotName);
    return state ?? {};
  } catch {
    return {};
  }
}
