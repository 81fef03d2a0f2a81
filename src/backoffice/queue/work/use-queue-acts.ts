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

/** What was done last, in words, and the way back from it, which is an act as well. */
export type News = Readonly<{ text: string; isFault: boolean; undo: (() => Promise<News>) | undefined }>;

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
  const isActing = useRef(false);
  /** The list that is read anew after an act; the next act waits for it, so that no key is lost meanwhile. */
  const reading = useRef<Promise<void>>(Promise.resolve());
  /** Somebody waits for the act only to go on: the list is not read anew for nobody. */
  const isLeft = useRef(false);

  /** Does one thing at a time; whether it succeeded. What is asked while another one is under way is not done. */
  async function run(work: () => Promise<News>): Promise<boolean> {
    if (isActing.current) return false;
    isActing.current = true;
    setBusy(true);
    setFault(undefined);
    orderAhead.forget();
    isLeft.current = false;
    const acted = reading.current.then(work);
    // Whoever goes on to the dossier waits for the act, and not for the list that is read anew.
    running.current = acted.then(
      () => true,
      () => false,
    );
    try {
      setNews(await acted);
      if (!isLeft.current) reading.current = onDone().catch(tellFault);
      return true;
    } catch (error) {
      tellFault(error);
      // What was shown before it was done is shown as it is.
      if (!(error instanceof SessionEnded)) await refresh();
      return false;
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  }

  function tellFault(error: unknown): void {
    if (error instanceof SessionEnded) {
      navigate(signInPath('/'));
      return;
    }
    const said = faultWords(error, texts);
    setFault(said);
    setNews({ text: said.text, isFault: true, undo: undefined });
  }

  const hand = (orderIds: readonly string[], to: string | null): Promise<HandedOut> =>
    sessionApi().call(handOutOrders, { body: { orderIds: [...orderIds], to } });

  /** Each goes back to whoever had it before. */
  const handBack = (done: HandedOut['done']) => async (): Promise<News> => {
    const before = new Map<string | null, string[]>();
    for (const { orderId, from } of done) before.set(from, [...(before.get(from) ?? []), orderId]);
    const answers: HandedOut[] = [];
    for (const [from, ids] of before) answers.push(await hand(ids, from));
    const refused = answers.flatMap((answer) => answer.refused).length;
    const text = refused === 0 ? words.undone : words.refused(refused);
    return { text, isFault: refused > 0, undo: undefined };
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

  const handTo = (to: string | null, wordsOf: (count: number) => string) =>
    run(async () => {
      showHands(to);
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

  /** Takes an order that nobody has, and keeps what is answered: its dossier opens with that, without being asked for. */
  const takeFree = (orderId: string, me: string) =>
    run(async () => {
      showHands(me);
      orderAhead.answered(await sessionApi().call(assignOrder, { params: { orderId }, query: {} }));
      const undo = handBack([{ orderId, from: null }]);
      return { text: words.taken(1), isFault: false, undo };
    });

  return {
    isBusy,
    /** Whether the act that is under way has succeeded, once it has; true where there is none. Whoever asks goes on to another page. */
    settled() {
      isLeft.current = isActing.current;
      return isActing.current ? running.current : Promise.resolve(true);
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
            return { text: words.undone, isFault: false, undo: undefined };
          },
        };
      }),
    async undo() {
      if (news?.undo !== undefined) await run(news.undo);
    },
  };
}

export type QueueActs = ReturnType<typeof useQueueActs>;
