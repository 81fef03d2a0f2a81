import { useEffect, useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { ChangeView } from '#modules/reports/contract.ts';
import { getDeskHistory } from '#workflows/edit-dossier/contract.ts';
import type { SectionCode } from '../model/dossier.ts';

type Place = Readonly<{ section: SectionCode; field: string; position: number }>;

/** Whoever only passes a value asks nothing of the server. */
const restMs = 200;

/** The changes of one value, the latest first; asked again when its version changes, empty until they are told. */
export function useHistory(
  orderId: string,
  place: Place | undefined,
  version: number,
): readonly ChangeView[] {
  const key = place && `${place.section}.${place.field}.${place.position}.${version}`;
  const [told, setTold] = useState<{ key: string; changes: readonly ChangeView[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the place
  useEffect(() => {
    if (place === undefined || key === undefined) return;
    let isWanted = true;
    const ask = () =>
      sessionApi()
        .call(getDeskHistory, { params: { orderId }, query: place })
        .then(({ changes }) => {
          if (isWanted) setTold({ key, changes });
        })
        // Without it the pane says less; nothing is lost.
        .catch(() => {});
    const timer = setTimeout(ask, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [orderId, key]);
  return told?.key === key ? (told?.changes ?? []) : [];
}
