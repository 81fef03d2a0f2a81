import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import type { PriceDesk } from '#workflows/edit-catalogue/contract.ts';
import { useStaffAct } from '../session/use-staff-act.ts';

/** Whoever was slower is told, and sees what the others did. */
const slower = ['prices_changed_meanwhile', 'nothing_to_publish'];

/** The desk of prices: what was loaded, then what each act answers. */
export function usePriceDesk(loaded: PriceDesk) {
  const [desk, setDesk] = useState(loaded);
  useEffect(() => setDesk(loaded), [loaded]);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const calls = useStaffAct(pathname + search);
  return {
    desk,
    isBusy: calls.isBusy,
    fault: calls.fault,
    clear: calls.clear,
    revalidate,
    /** Does something that answers the desk anew. */
    act: (call: (api: ApiClient) => Promise<PriceDesk | undefined>, doneText: string) =>
      calls.act(async (api) => {
        try {
          const answer = await call(api);
          if (answer === undefined) await revalidate();
          else setDesk(answer);
        } catch (error) {
          if (isApiProblem(error) && slower.includes(error.code)) await revalidate();
          throw error;
        }
      }, doneText),
  };
}
export type PriceWork = ReturnType<typeof usePriceDesk>;
