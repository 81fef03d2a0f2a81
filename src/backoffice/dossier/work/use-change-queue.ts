import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import type { DeskNews } from '#workflows/edit-dossier/contract.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { signInPath } from '../../session/page-api.ts';
import type { Made } from '../model/change.ts';
import { createChangeQueue, type QueueState } from './change-queue.ts';
import { sendChange } from './send-change.ts';
import { createWaitingStore } from './waiting-store.ts';

/** What waits to be saved of this person's work on this order; it is sent whenever somebody answers. */
export function useChangeQueue(
  orderId: string,
  heard: Readonly<{
    knows: () => number;
    onNews: (news: DeskNews) => boolean;
    onOrder: (order: StaffOrder) => void;
    onSaved: (made: Made, changeNos: readonly number[]) => void;
  }>,
) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const me = readUser()?.userId ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a queue is made once for an order and its person
  const queue = useMemo(
    () =>
      createChangeQueue<Made, unknown>({
        store: createWaitingStore<Made>(localStorage, `dossier:${orderId}:${me}`),
        send: ({ change: made }) =>
          sendChange(sessionApi(), orderId, made.sends, {
            knows: heard.knows,
            onNews: heard.onNews,
            onOrder: heard.onOrder,
            onSaved: (changeNos) => heard.onSaved(made, changeNos),
          }),
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
  const [state, setState] = useState<QueueState<Made, unknown>>(queue.state);
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
