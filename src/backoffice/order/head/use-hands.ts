import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { handOutOrders } from '#workflows/hand-out-orders/contract.ts';
import { assignOrder } from '#workflows/prepare-report/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { useAct } from '../work/use-act.ts';

/** Who goes on with the order: taken, given to somebody, put back. */
export function useHands() {
  const texts = useTexts();
  const { orderDesk, acts } = texts;
  const toast = useToast();
  const navigate = useNavigate();
  const { staffOrder, refresh, act } = useOrderWork();
  const { orderId } = staffOrder;
  const { reload } = useTimeline();
  const taking = useAct();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();

  /** Answers whether the order has changed hands. */
  const hand = async (to: string | null, doneText: string): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      const { done } = await sessionApi().call(handOutOrders, { body: { orderIds: [orderId], to } });
      const isDone = done.length > 0;
      if (isDone) toast(doneText);
      else setFault({ text: orderDesk.refused, requestId: undefined });
      await Promise.all([refresh(), reload()]);
      return isDone;
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(`/orders/${orderId}`));
      else setFault(faultWords(error, texts));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy: taking.isBusy || isBusy,
    fault: taking.fault ?? fault,
    take() {
      if (!taking.isBusy) void taking.run(() => act(assignOrder, undefined, acts.assignOrder.done));
    },
    give: (person: { id: string; name: string }) => hand(person.id, orderDesk.given(person.name)),
    putBack: () => void hand(null, orderDesk.putBackDone),
  };
}

export type Hands = ReturnType<typeof useHands>;
