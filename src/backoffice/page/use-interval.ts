import { useEffect, useRef } from 'react';

/** Does `work` every `periodMs` milliseconds while the page is seen, and when it is seen again; never two at a time. */
export function useInterval(periodMs: number, work: () => Promise<void>): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    let isRunning = false;
    let isOver = false;
    const run = async () => {
      if (document.hidden || isRunning || isOver) return;
      isRunning = true;
      await latest.current().finally(() => {
        isRunning = false;
      });
    };
    const timer = setInterval(run, periodMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [periodMs]);
}
