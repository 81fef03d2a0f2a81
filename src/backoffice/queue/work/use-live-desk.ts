import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type Desk, type DeskRow, readDesk } from '#workflows/hand-out-orders/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { signInPath } from '../../session/page-api.ts';
import { addressOf, type DeskWish, pieceOf } from '../model/address.ts';

const refreshMs = 10_000;

/** The queue as it was loaded, then fetched again every ten seconds and after every act; a failure keeps what is there. */
export function useLiveDesk(loaded: Desk, wish: DeskWish) {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<{ of: Desk; desk: Desk }>();
  const [isStale, setStale] = useState(false);
  const refresh = async () => {
    try {
      const desk = await sessionApi().call(readDesk, { body: pieceOf(wish) });
      setFresh({ of: loaded, desk });
      setStale(false);
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(addressOf(wish.filter, wish.page)));
      else setStale(true);
    }
  };
  useInterval(refreshMs, refresh);
  // What was fetched for another filter is not shown for this one.
  const desk = fresh?.of === loaded ? fresh.desk : loaded;
  /** Shows rows as they are about to be, until the next answer says how they are. */
  const show = (change: (row: DeskRow) => DeskRow) =>
    setFresh((now) => {
      const shown = now?.of === loaded ? now.desk : loaded;
      return { of: loaded, desk: { ...shown, items: shown.items.map(change) } };
    });
  return { desk, isStale, refresh, show };
}
