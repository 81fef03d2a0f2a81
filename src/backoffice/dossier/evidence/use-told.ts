import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { getCheckEvidence } from '#workflows/check-report/contract.ts';
import type { Fact } from '../model/dossier.ts';

type Told = z.output<NonNullable<typeof getCheckEvidence.reply>>;

/** What the kept copy says around the place of a saved value: undefined while it is on its way, null where nothing is known. */
export function useTold(orderId: string, fact: Fact | undefined): Told | null | undefined {
  const known = useRef(new Map<string, Told | null>());
  const [, setCount] = useState(0);
  const isSaved = fact !== undefined && fact.evidenceHash !== null && !fact.id.startsWith('unsaved:');
  const factId = isSaved ? fact.id : undefined;
  const key = `${factId} ${fact?.version}`;
  useEffect(() => {
    if (factId === undefined || known.current.has(key)) return;
    let isWanted = true;
    const keep = (told: Told | null) => {
      known.current.set(key, told);
      if (isWanted) setCount((count) => count + 1);
    };
    sessionApi()
      .call(getCheckEvidence, { params: { orderId, factId }, query: {} })
      .then(keep)
      .catch(() => keep(null));
    return () => {
      isWanted = false;
    };
  }, [orderId, factId, key]);
  return factId === undefined ? null : known.current.get(key);
}
