import { useEffect, useState } from 'react';
import type { CreditView } from '#modules/debts/contract.ts';

/** The limit of who is signed in, once it is known; guests and whoever pays by card only have none. */
export function useOwnCredit(isSignedIn: boolean): CreditView | undefined {
  const [credit, setCredit] = useState<CreditView>();
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    // Guests never fetch what this needs.
    import('../../credit/own-credit.ts')
      .then(({ loadOwnCredit }) => loadOwnCredit())
      .then((found) => {
        if (!isOver) setCredit(found?.credit ?? undefined);
      })
      .catch(() => {}); // the code did not come: a card pays
    return () => {
      isOver = true;
    };
  }, [isSignedIn]);
  return isSignedIn ? credit : undefined;
}
