import { useLocation, useRevalidator } from 'react-router';
import { useStaffAct } from '../session/use-staff-act.ts';

/** One thing done about one invitation; the list is loaded anew before its dialog closes. */
export function useInvitationAct() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  return useStaffAct(pathname + search, revalidate);
}
