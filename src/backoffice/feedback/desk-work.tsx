import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useInterval } from '../page/use-interval.ts';
import { signInPath } from '../session/page-api.ts';
import { useStaffAct } from '../session/use-staff-act.ts';
import { addressOf, type DeskView } from './desk-view.ts';
import { type Desk, loadDesk } from './load-desk.ts';

const refreshMs = 10_000;

type DeskWork = Readonly<{ view: DeskView; refresh: () => Promise<void> }>;

const DeskContext = createContext<DeskWork | undefined>(undefined);

export function DeskProvider({ work, children }: { work: DeskWork; children: ReactNode }) {
  return <DeskContext value={work}>{children}</DeskContext>;
}

/** The list as it was loaded, then fetched again every ten seconds; a failure keeps what is there. */
export function useFreshDesk(
  loaded: Desk,
  view: DeskView,
): { desk: Desk; isStale: boolean; refresh: () => Promise<void> } {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<{ of: Desk; desk: Desk }>();
  const [isStale, setStale] = useState(false);
  const begun = useRef(0);
  const refresh = async () => {
    begun.current += 1;
    const own = begun.current;
    try {
      const desk = await loadDesk(sessionApi(), view);
      // An older answer never replaces a newer one.
      if (own !== begun.current) return;
      setFresh({ of: loaded, desk });
      setStale(false);
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(addressOf(view)));
      else setStale(true);
    }
  };
  useInterval(refreshMs, refresh);
  // What was fetched for another view is not shown for this one.
  return { desk: fresh?.of === loaded ? fresh.desk : loaded, isStale, refresh };
}

/** One thing done to one question or review: what was refused is said beside it, what was done in passing. */
export function useDeskAct() {
  const work = useContext(DeskContext);
  if (work === undefined) throw new Error('useDeskAct needs a DeskProvider around it');
  const { view, refresh } = work;
  return {
    ...useStaffAct(addressOf(view)),
    /** Shows the list as it is now; what was worked on may have left it, so the focus goes to its head. */
    async showNow(): Promise<void> {
      await refresh();
      document.getElementById(deskTitleId)?.focus();
    },
  };
}

export const deskTitleId = 'desk-title';
