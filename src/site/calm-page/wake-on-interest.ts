/**
 * Calls `start` at the visitor's first sign of interest: a pointer that moves, a touch, a key, a scroll. At once for
 * somebody who is signed in or comes back to a question half typed. A press on a button that only the running page can
 * answer is answered when it runs. Its own text is put into the page, so it may use nothing from outside of itself.
 */
export function wakeOnInterest(start: () => Promise<unknown>): void {
  const signals = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  let missed: HTMLElement | null = null;
  const notePress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button instanceof HTMLElement && !button.hasAttribute('popovertarget')) missed = button;
  };
  let rest: string | undefined;
  const wake = (event?: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      // A browser tells of a pointer that lies still over a page that has just been drawn: that is no interest.
      const place = `${event.clientX} ${event.clientY}`;
      rest ??= place;
      if (place === rest) return;
    }
    for (const signal of signals) window.removeEventListener(signal, wake, true);
    // What is pressed from then on is kept by React itself.
    start().finally(() => window.removeEventListener('click', notePress, true));
  };
  for (const signal of signals) window.addEventListener(signal, wake, { capture: true, passive: true });
  window.addEventListener('click', notePress, true);
  window.addEventListener('awake', () => missed?.click(), { once: true });
  try {
    const hasDraft = sessionStorage.getItem('countercheck-question-draft') !== null;
    if (hasDraft || localStorage.getItem('accessToken') !== null) wake();
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }
}
