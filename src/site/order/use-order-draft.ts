import { useEffect, useState } from 'react';

type Draft = Readonly<{ email: string; tariffId: number | undefined }>;

const storageKey = 'countercheck-order-draft';

/** The typed e-mail and the chosen tariff; they survive reload and back for as long as the tab lives. */
export function useOrderDraft(start: Draft, tariffIds: readonly number[]) {
  const [draft, setDraft] = useState(start);
  const known = tariffIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each list of tariffs
  useEffect(() => {
    const kept = readDraft();
    setDraft((before) => ({
      email: before.email === '' ? kept.email : before.email,
      tariffId:
        kept.tariffId !== undefined && tariffIds.includes(kept.tariffId) ? kept.tariffId : before.tariffId,
    }));
  }, [known]);
  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage may be switched off: then the draft lives as long as the page.
    }
  };
  return { ...draft, keep };
}

function readDraft(): Draft {
  const nothing: Draft = { email: '', tariffId: undefined };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const email = 'email' in kept && typeof kept.email === 'string' ? kept.email : '';
    const tariffId = 'tariffId' in kept && typeof kept.tariffId === 'number' ? kept.tariffId : undefined;
    return { email, tariffId };
  } catch {
    return nothing;
  }
}
