import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** How often a page that waits for something asks again, in milliseconds. */
const refreshMs = 5000;

/** Reads the page's data again every few seconds while it is looked at and something is still to happen. */
export function useLiveRefresh(isLive: boolean): void {
  const { revalidate, state } = useRevalidator();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isLive || state !== 'idle') return;
    const ask = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    // A page that was drawn long ago and has just woken up may be behind.
    if (!hasAsked.current && performance.now() > refreshMs) ask();
    hasAsked.current = true;
    const timer = setInterval(ask, refreshMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isLive, state, revalidate]);
}
