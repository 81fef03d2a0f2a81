import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import {
  getOrderScreening,
  type HitVerdictCode,
  judgeHit,
  type OrderScreening,
} from '#workflows/judge-hits/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const refreshMs = 10_000;

/** How those of an order were screened: looked at again every ten seconds, and what a person says of it. */
export function useScreening(orderId: string) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [screening, setScreening] = useState<OrderScreening>();
  const [fault, setFault] = useState<FaultWords>();

  const tell = useCallback(
    (error: unknown) => {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
      else setFault(faultWords(error, texts));
    },
    [navigate, pathname, texts],
  );
  const load = useCallback(async () => {
    setScreening(await sessionApi().call(getOrderScreening, { params: { orderId } }));
  }, [orderId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; the words of a fault may change with the page
  useEffect(() => {
    load().catch(tell);
  }, [load]);
  // Whoever missed an answer asks again anyway.
  useInterval(refreshMs, () => load().catch(() => {}));

  return {
    screening,
    fault,
    /** Answers whether it was kept. */
    async judge(hitId: string, verdict: HitVerdictCode, reason: string): Promise<boolean> {
      setFault(undefined);
      try {
        setScreening(
          await sessionApi().call(judgeHit, { params: { orderId }, body: { hitId, verdict, reason } }),
        );
        toast(texts.screening.saved);
        return true;
      } catch (error) {
        tell(error);
        return false;
      }
    },
  };
}
