import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { listOrderMails, type OrderMailsView } from '#workflows/deliver-report/contract.ts';
import { seeNotes } from '#workflows/hand-out-orders/contract.ts';
import {
  readTimeline,
  type Timeline,
  type TimelineKind,
  timelineKinds,
} from '#workflows/read-timeline/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { joinPieces } from './join-pieces.ts';

const refreshMs = 10_000;

type TimelineWork = Readonly<{
  timeline: Timeline | undefined;
  /** Whom a note may call, whatever part of the timeline is shown; undefined until it is known. */
  colleagues: Timeline['colleagues'] | undefined;
  mails: OrderMailsView | undefined;
  fault: FaultWords | undefined;
  kind: TimelineKind | undefined;
  show: (kind: TimelineKind | undefined) => void;
  showEarlier: () => Promise<void>;
  reload: () => Promise<void>;
}>;

const TimelineContext = createContext<TimelineWork | undefined>(undefined);

/** What happened to the order of the page, and its mails. */
export function useTimeline(): TimelineWork {
  const work = useContext(TimelineContext);
  if (work === undefined) throw new Error('useTimeline needs a TimelineProvider around it');
  return work;
}

/** Holds the timeline: asked for again every ten seconds, and whenever something was done here. */
export function TimelineProvider({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { orderId, history } = useOrderWork().staffOrder;
  const kind = timelineKinds.find((one) => one === query.get('show'));
  const [loaded, setLoaded] = useState<{ kind: TimelineKind | undefined; timeline: Timeline }>();
  const [mails, setMails] = useState<OrderMailsView>();
  const [fault, setFault] = useState<FaultWords>();

  const tell = (error: unknown) => {
    if (error instanceof SessionEnded) navigate(signInPath(pathname));
    else setFault(faultWords(error, texts));
  };
  const reload = useCallback(async () => {
    const api = sessionApi();
    const params = { orderId };
    const [latest, sent] = await Promise.all([
      api.call(readTimeline, { params, query: kind === undefined ? {} : { kind } }),
      api.call(listOrderMails, { params }),
    ]);
    setLoaded((before) => ({
      kind,
      timeline: before?.kind === kind && before !== undefined ? joinPieces(before.timeline, latest) : latest,
    }));
    setMails(sent);
    setFault(undefined);
  }, [orderId, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when something has happened to the order
  useEffect(() => {
    reload().catch(tell);
  }, [reload, history.length]);
  useEffect(() => {
    // Whoever opens an order has seen what names them there; if it fails they are told once more.
    sessionApi()
      .call(seeNotes, { params: { orderId } })
      .catch(() => {});
  }, [orderId]);
  // Whoever missed an answer asks again anyway.
  useInterval(refreshMs, () => reload().catch(() => {}));

  const timeline = loaded?.kind === kind ? loaded?.timeline : undefined;
  const showEarlier = async () => {
    if (timeline === undefined || timeline.earlier === null) return;
    const wish = { before: timeline.earlier, ...(kind === undefined ? {} : { kind }) };
    try {
      const piece = await sessionApi().call(readTimeline, { params: { orderId }, query: wish });
      setLoaded((now) => {
        if (now === undefined || now.kind !== kind) return now;
        const rows = [...piece.rows, ...now.timeline.rows];
        return { kind, timeline: { ...now.timeline, rows, earlier: piece.earlier } };
      });
    } catch (error) {
      tell(error);
    }
  };
  return (
    <TimelineContext
      value={{
        ...{ timeline, mails, fault, kind, showEarlier },
        colleagues: loaded?.timeline.colleagues,
        reload: () => reload().catch(tell),
        show: (wanted) => setQuery(wanted === undefined ? {} : { show: wanted }, { replace: true }),
      }}
    >
      {children}
    </TimelineContext>
  );
}
