import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/Toasts.tsx';
import { type FaultWords, faultWords } from '../layout/fault-words.ts';
import { signInPath } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** One thing done about one person: what is refused is said in its dialog, what is done in passing. */
export function usePersonAct() {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { pathname, search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  return {
    isBusy,
    fault,
    clear: () => setFault(undefined),
    async act(call: (api: ApiClient) => Promise<unknown>, doneText: string): Promise<boolean> {
      setBusy(true);
      setFault(undefined);
      try {
        await call(sessionApi());
        toast(doneText);
        await revalidator.revalidate();
        return true;
      } catch (error) {
        if (error instanceof SessionEnded) navigate(signInPath(pathname + search));
        else setFault(faultWords(error, texts));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
