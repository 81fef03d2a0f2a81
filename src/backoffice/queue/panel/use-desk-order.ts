import { useEffect, useState } from 'react';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type DeskOrder, type DeskRow, getDeskOrder } from '#workflows/hand-out-orders/contract.ts';
import { getStaffResearch, type StaffResearch } from '#workflows/research-company/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Whoever only passes a row asks nothing of the server. */
const restMs = 150;

type Known = Readonly<{ order: DeskOrder; research: StaffResearch | undefined }>;

/** What the panel tells beside its row: fetched when one rests on it, and again when the row has changed. */
export function useDeskOrder(row: DeskRow | undefined) {
  const texts = useTexts();
  const [known, setKnown] = useState<Known>();
  const [fault, setFault] = useState<FaultWords>();
  const orderId = row?.orderId;
  const mark =
    row === undefined
      ? ''
      : [row.state, row.noteCount, row.isMentioned, row.isUndelivered, row.sectionsFilled].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed of the row is in its mark
  useEffect(() => {
    if (orderId === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const call = { params: { orderId } };
        const [order, research] = await Promise.all([
          sessionApi().call(getDeskOrder, call),
          // Nothing is researched before somebody has taken the order.
          row?.hasDossier === true ? sessionApi().call(getStaffResearch, call) : undefined,
        ]);
        if (isOver) return;
        setKnown({ order, research });
        setFault(undefined);
      } catch (error) {
        // The list itself leads to sign-in.
        if (!isOver && !(error instanceof SessionEnded)) setFault(faultWords(error, texts));
      }
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderId, mark]);
  return { order: known?.order, research: known?.research, fault };
}
