import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import {
  askSilentSources,
  askSourceAgain,
  getStaffResearch,
  handInSourceFile,
  type StaffResearch,
  sourceFileTypes,
} from '#workflows/research-company/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** How the research of an order stands: looked at again every few seconds, and what can be asked of it. */
export function useResearch(orderId: string) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [research, setResearch] = useState<StaffResearch>();
  const [fault, setFault] = useState<FaultWords>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setResearch(await sessionApi().call(getStaffResearch, { params: { orderId } }));
  }, [orderId]);
  /** What a sign-in that has ended means is known here; the rest is said in words. */
  const tell = useCallback(
    (error: unknown) => {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
      else setFault(faultWords(error, texts));
    },
    [navigate, pathname, texts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; the words of a fault may change with the page
  useEffect(() => {
    load().catch(tell);
  }, [load]);
  // Whoever missed an answer asks again anyway.
  useInterval(research?.isUnderWay === true ? 1_500 : 10_000, () => load().catch(() => {}));

  async function ask(work: () => Promise<StaffResearch>, said: string): Promise<boolean> {
    setBusy(true);
    setFault(undefined);
    try {
      setResearch(await work());
      toast(said);
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    research,
    fault,
    isBusy,
    tell,
    askAgain: (taskId: string) =>
      ask(
        () => sessionApi().call(askSourceAgain, { params: { orderId }, body: { taskId } }),
        texts.research.asked,
      ),
    handIn: (source: string, file: File) =>
      ask(
        () =>
          sessionApi().call(handInSourceFile, {
            params: { orderId, source },
            // Not every system knows what type such a file is.
            file: new Blob([file], { type: sourceFileTypes[0] }),
          }),
        texts.research.handedIn,
      ),
    askSilent: () =>
      ask(() => sessionApi().call(askSilentSources, { params: { orderId } }), texts.research.askedAll),
  };
}
