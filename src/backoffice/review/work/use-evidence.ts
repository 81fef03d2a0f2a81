import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { getCheckEvidence } from '#workflows/check-report/contract.ts';
import { useCheck } from './check-work.tsx';

export type Told = z.output<NonNullable<typeof getCheckEvidence.reply>>;

/** Where the current value comes from: undefined while it is on its way, null where it has no source of its own. */
export function useEvidence(): Told | null | undefined {
  const { check, current, other } = useCheck();
  const known = useRef(new Map<string, Told>());
  const [, setCount] = useState(0);
  const factId = current?.factId ?? null;
  const key = `${factId} ${current?.fingerprint} ${other}`;
  const { orderId } = check;
  useEffect(() => {
    if (factId === null || known.current.has(key)) return;
    let isWanted = true;
    sessionApi()
      .call(getCheckEvidence, { params: { orderId, factId }, query: other === undefined ? {} : { other } })
      .then((told) => {
        known.current.set(key, told);
        if (isWanted) setCount((count) => count + 1);
      })
      // The pane stays as it is: the value and its source stand in the columns.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [orderId, factId, other, key]);
  return factId === null ? null : known.current.get(key);
}
