import { useEffect, useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { DocumentView } from '#modules/reports/contract.ts';
import { listDocuments } from '#workflows/cite-documents/contract.ts';

/** The documents beside the dossier of an order; none until they are told, and none is asked for before one is cited. */
export function useOrderDocuments(orderId: string, isWanted: boolean): readonly DocumentView[] {
  const [told, setTold] = useState<readonly DocumentView[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    sessionApi()
      .call(listDocuments, { params: { orderId } })
      .then(({ documents }) => {
        if (isHere) setTold(documents);
      })
      // Without it the pane says less; nothing is lost.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [orderId, isWanted]);
  return told;
}
