import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { signInPath } from '../../session/page-api.ts';
import type { Change } from '../model/change.ts';
import { createChangeQueue, type QueueState } from './change-queue.ts';
import { sendChange } from './send-change.ts';
import { createWaitingStore } from './waiting-store.ts';

/** What waits to be saved of this person's work on this order; it is sent whenever somebody answers. */
export function useChangeQueue(orderId: string, onOrder: (order: StaffOrder) => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const me = readUser()?.userId ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a queue is made once for an order and its person
  const queue = useMemo(
    () =>
      createChangeQueue<Change, unknown>({
        store: createWaitingStore<Change>(localStorage, `dossier:${orderId}:${me}`),
        send: ({ change }) => sendChange(sessionApi(), orderId, change, onOrder),
        onState: (next) => setState(next),
        now: () => new Date(),
        later: (work, ms) => {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
        onSignedOut: () => navigate(signInPath(`${pathname}${search}`)),
      }),
    [orderId, me],
  );
  const [state, setState] = useState<QueueState<Change, unknown>>(queue.state);
  useEffect(() => {
    queue.retry();
    addEventListener('online', queue.retry);
    return () => {
      removeEventListener('online', queue.retry);
      queue.stop();
    };
  }, [queue]);
  return { queue, state };
}
