import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import { orderMachine } from '#modules/orders/order-states.ts';
import {
  type Desk,
  type DeskRow,
  type HandedOut,
  handOutOrders,
  noteOrders,
  removeNotes,
} from '#workflows/hand-out-orders/contract.ts';
import { assignOrder } from '#workflows/prepare-report/contract.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** What was done last, in words, and the way back from it. */
export type News = Readonly<{ text: string; isFault: boolean; undo: (() => Promise<void>) | undefined }>;

/** Takes, gives, puts back, notes; each act is undone by its opposite. */
export function useQueueActs(deps: {
  targets: readonly string[];
  desk: Desk;
  show: (change: (row: DeskRow) => DeskRow) => void;
  refresh: () => Promise<void>;
  onDone: () => Promise<void>;
}) {
  const { targets, desk, show, refresh, onDone } = deps;
  const texts = useTexts();
  const { queue: words } = texts;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<News>();
  const [fault, setFault] = useState<FaultWords>();
  /** The act that is under way, and whether it succeeded. */
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** Somebody waits for it only to go on: the list is not read anew for nobody. */
  const isLeft = useRef(false);

  function run(work: () => Promise<News>): Promise<boolean> {
    if (isBusy) return Promise.resolve(false);
    orderAhead.forget();
    isLeft.current = false;
    const acted = work();
    // Whoever goes on to the dossier waits for the act, and not for the list that is read anew.
    running.current = acted.then(
      () => true,
      () => false,
    );
    return tell(acted);
  }

  async function tell(acted: Promise<News>): Promise<boolean> {
    setBusy(true);
    setFault(undefined);
    try {
      setNews(await acted);
      if (!isLeft.current) await onDone();
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath('/'));
      else {
        const said = faultWords(error, texts);
        setFault(said);
        setNews({ text: said.text, isFault: true, undo: undefined });
        // What was shown before it was done is shown as it is.
        await refresh();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  const hand = (orderIds: readonly string[], to: string | null): Promise<HandedOut> =>
    sessionApi().call(handOutOrders, { body: { orderIds: [...orderIds], to } });

  /** Each goes back to whoever had it before. */
  const handBack = (done: HandedOut['done']) => async () => {
    const before = new Map<string | null, string[]>();
    for (const { orderId, from } of done) before.set(from, [...(before.get(from) ?? []), orderId]);
    const answers: HandedOut[] = [];
    for (const [from, ids] of before) answers.push(await hand(ids, from));
    const refused = answers.flatMap((answer) => answer.refused).length;
    setNews({
      text: refused === 0 ? words.undone : words.refused(refused),
      isFault: refused > 0,
      undo: undefined,
    });
    await onDone();
  };

  /** Shows who has the orders before the server has said so. */
  function showHands(to: string | null): void {
    const person = desk.workload.find(({ id }) => id === to);
    const assignee = person === undefined ? null : { id: person.id, name: person.name };
    if (to !== null && assignee === null) return;
    show((row) =>
      targets.includes(row.orderId) ? { ...row, assignee, hasDossier: row.hasDossier || to !== null } : row,
    );
  }

  const handTo = (to: string | null, wordsOf: (count: number) => string) => {
    if (!isBusy) showHands(to);
    return run(async () => {
      const { done, refused } = await hand(targets, to);
      const said = [
        done.length > 0 ? wordsOf(done.length) : '',
        refused.length > 0 ? words.refused(refused.length) : '',
      ];
      return {
        text: said.filter(Boolean).join('. '),
        isFault: done.length === 0,
        undo: done.length === 0 ? undefined : handBack(done),
      };
    });
  };

  /** Takes an order that nobody has, and keeps what is answered: its dossier opens with that, without being asked for. */
  const takeFree = (orderId: string, me: string) => {
    if (!isBusy) showHands(me);
    return run(async () => {
      orderAhead.answered(await sessionApi().call(assignOrder, { params: { orderId }, query: {} }));
      const undo = handBack([{ orderId, from: null }]);
      return { text: words.taken(1), isFault: false, undo };
    });
  };

  return {
    isBusy,
    /** Whether the act that is under way has succeeded, once it has; true where there is none. Whoever asks goes on to another page. */
    settled() {
      isLeft.current = isBusy;
      return isBusy ? running.current : Promise.resolve(true);
    },
    news,
    fault,
    closeNews: () => setNews(undefined),
    clearFault: () => setFault(undefined),
    async take() {
      const me = readUser()?.userId;
      const [only, ...others] = targets;
      if (me === undefined || only === undefined) return;
      const state = desk.items.find(({ orderId }) => orderId === only)?.state;
      const isFree = others.length === 0 && state !== undefined && orderMachine.may(state, 'assign');
      await (isFree ? takeFree(only, me) : handTo(me, words.taken));
    },
    give(to: string | null) {
      const name = desk.workload.find(({ id }) => id === to)?.name ?? '';
      return handTo(to, to === null ? words.back : (count) => words.given(count, name));
    },
    note: (text: string, mentions: readonly string[]) =>
      run(async () => {
        const body = { orderIds: [...targets], text, mentions: [...mentions] };
        const { noteIds } = await sessionApi().call(noteOrders, { body });
        return {
          text: words.noted(noteIds.length),
          isFault: false,
          undo: async () => {
            await sessionApi().call(removeNotes, { body: { noteIds } });
            setNews({ text: words.undone, isFault: false, undo: undefined });
            await onDone();
          },
        };
      }),
    async undo() {
      const back = news?.undo;
      if (back === undefined || isBusy) return;
      setBusy(true);
      orderAhead.forget();
      try {
        await back();
      } catch (error) {
        if (error instanceof SessionEnded) navigate(signInPath('/'));
        else setNews({ text: faultWords(error, texts).text, isFault: true, undo: undefined });
      } finally {
        setBusy(false);
      }
    },
  };
}

export type QueueActs = ReturnType<typeof useQueueActs>;
