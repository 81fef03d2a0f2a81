import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';

/**
 * A step of the order itself, which is asked of the server and waits for its answer. One that changes no fact asks for a brief answer: the
 * facts on the page stay.
 */
export function useOrderAct() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { setOrder, say } = useDossier();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  return {
    isBusy,
    fault,
    async act(call: (api: ApiClient) => Promise<StaffOrder>, done: string): Promise<boolean> {
      setBusy(true);
      setFault(undefined);
      try {
        const answered = await orderAhead.acting(() => call(sessionApi()));
        const isBrief = answered.dossier?.sections.length === 0;
        setOrder((before) => (isBrief ? { ...answered, dossier: before.dossier } : answered));
        say(done);
        return true;
      } catch (error) {
        if (error instanceof SessionEnded) navigate(signInPath(pathname));
        else setFault(faultWords(error, texts));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
