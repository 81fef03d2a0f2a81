import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiClient } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { listOrderClaims, type OrderClaims } from '#workflows/decide-claim/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const refreshMs = 10_000;

/** The claims of an order: looked at again every ten seconds, and what is done about them. */
export function useClaims(orderId: string) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [found, setFound] = useState<OrderClaims>();
  const [fault, setFault] = useState<FaultWords>();
  const tell = (error: unknown) => {
    if (error instanceof SessionEnded) navigate(signInPath(pathname));
    else setFault(faultWords(error, texts));
  };
  const load = useCallback(async () => {
    setFound(await sessionApi().call(listOrderClaims, { params: { orderId } }));
  }, [orderId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order; the words of a fault may change with the page
  useEffect(() => {
    load().catch(tell);
  }, [load]);
  // Whoever missed an answer asks again anyway.
  useInterval(refreshMs, () => load().catch(() => {}));
  return {
    found,
    fault,
    tell,
    /** Answers whether it was done; what was refused is said, and shown as it is now. */
    async act(call: (api: ApiClient) => Promise<OrderClaims>, doneText: string): Promise<boolean> {
      setFault(undefined);
      try {
        setFound(await call(sessionApi()));
        toast(doneText);
        return true;
      } catch (error) {
        tell(error);
        await load().catch(() => {});
        return false;
      }
    },
  };
}

export type ClaimsDesk = ReturnType<typeof useClaims>;
