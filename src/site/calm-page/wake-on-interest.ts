/**
 * Calls `start` at the visitor's first sign of interest: a pointer that moves, a touch, a key, a scroll. At once for
 * somebody who is signed in. Its own text is put into the page, so it may use nothing from outside of itself.
 */
export function wakeOnInterest(start: () => unknown): void {
  const signals = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const wake = () => {
    for (const signal of signals) window.removeEventListener(signal, wake, true);
    start();
  };
  for (const signal of signals) window.addEventListener(signal, wake, { capture: true, passive: true });
  try {
    if (localStorage.getItem('accessToken') !== null) wake();
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }
}
