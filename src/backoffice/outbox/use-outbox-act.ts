import { useLocation, useRevalidator } from 'react-router';
import { useStaffAct } from '../session/use-staff-act.ts';

export const outboxTitleId = 'outbox-title';

/** One thing done about work that does not succeed. */
export function useOutboxAct() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  return {
    ...useStaffAct(pathname + search),
    /** Shows the list as it is now; what was worked on may have left it, so the focus goes to its head. */
    async showNow(): Promise<void> {
      await revalidate();
      document.getElementById(outboxTitleId)?.focus();
    },
  };
}
