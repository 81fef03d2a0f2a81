import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { type FaultWords, faultWords } from './fault-words.ts';
import { signInPath } from './page-api.ts';

/**
 * One thing done as the signed-in person: what was refused is kept to be said beside it, what was done is said in passing.
 * Who is signed in no more goes to sign-in, and from there to `address`.
 */
export function useStaffAct(address: string, onDone: () => Promise<void> = async () => {}) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  async function send(call: (api: ApiClient) => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFault(undefined);
    try {
      await call(sessionApi());
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(address));
      else setFault(faultWords(error, texts));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    fault,
    clear: () => setFault(undefined),
    /** Asks for something: nothing is said when it has come. */
    read: send,
    act: (call: (api: ApiClient) => Promise<unknown>, doneText: string): Promise<boolean> =>
      send(async (api) => {
        await call(api);
        toast(doneText);
        await onDone();
      }),
  };
}
