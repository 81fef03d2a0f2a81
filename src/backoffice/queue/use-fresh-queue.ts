import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { listQueue, type QueueItem } from '#workflows/prepare-report/contract.ts';
import { useInterval } from '../page/use-interval.ts';
import { signInPath } from '../session/page-api.ts';

const refreshMs = 10_000;

type Queue = Readonly<{ items: readonly QueueItem[]; loadedAt: number }>;

/** The queue as it was loaded, then fetched again every ten seconds; a failure keeps what is there. */
export function useFreshQueue(loaded: Queue, view: 'open' | 'all'): Queue & { isStale: boolean } {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<{ of: Queue; queue: Queue }>();
  const [isStale, setStale] = useState(false);
  useInterval(refreshMs, async () => {
    try {
      const { items } = await sessionApi().call(listQueue, { query: { view } });
      setFresh({ of: loaded, queue: { items, loadedAt: Date.now() } });
      setStale(false);
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(view === 'all' ? '/?view=all' : '/'));
      else setStale(true);
    }
  });
  // What was fetched for another filter is not shown for this one.
  return { ...(fresh?.of === loaded ? fresh.queue : loaded), isStale };
}
