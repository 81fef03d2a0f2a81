import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import {
  type Answer,
  getStaffOrder,
  type StaffOrder,
  type staffOrder,
} from '#workflows/prepare-report/contract.ts';
import { useInterval } from '../../page/use-interval.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { withKnown } from '../../session/known-dossier.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const refreshMs = 10_000;

type OrderParams = z.ZodObject<{ orderId: z.ZodUUID }>;
type OrderQuery = NonNullable<typeof getStaffOrder.query>;
type OrderAction<Body extends z.ZodType> = Endpoint<OrderParams, OrderQuery, Body, typeof staffOrder>;

/** The outcome of an action: what was refused is said in words, and nothing typed is touched. */
export type Done = { isDone: true; order: StaffOrder } | { isDone: false; fault: FaultWords | undefined };

type Act = <Body extends z.ZodType>(
  endpoint: OrderAction<Body>,
  body: z.input<Body>,
  doneText: string,
) => Promise<Done>;

type OrderWork = Readonly<{
  staffOrder: StaffOrder;
  /** The signed-in person's account id. */
  me: string;
  may: (action: string) => boolean;
  /** Asks the API, shows the order as it is then, and says `doneText` in passing. */
  act: Act;
  /** The same for what is seen where it was done: only a screen reader says `doneText`, if there is any. */
  actQuietly: Act;
  /** Asks how the order stands now, after something that answers otherwise. */
  refresh: () => Promise<void>;
}>;

const OrderContext = createContext<OrderWork | undefined>(undefined);

/** The order on the desk, and the way to work on it. */
export function useOrderWork(): OrderWork {
  const work = useContext(OrderContext);
  if (work === undefined) throw new Error('useOrderWork needs an OrderProvider around it');
  return work;
}

/** Holds the order of the page: replaced by every answer, and every ten seconds by what others did. */
export function OrderProvider({ loaded, children }: { loaded: StaffOrder; children: ReactNode }) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [staffOrderNow, setOrder] = useState(loaded);
  const [said, setSaid] = useState('');
  const { orderId } = loaded;
  /** Counts actions: an older answer never replaces a newer one. */
  const actions = useRef({ begun: 0, open: 0 });

  // Its dossier opens with it.
  useEffect(() => orderAhead.leave(staffOrderNow), [staffOrderNow]);

  useInterval(refreshMs, async () => {
    const { begun, open } = actions.current;
    if (open > 0) return;
    try {
      const fresh = await readAgain(orderId, staffOrderNow.dossier);
      if (actions.current.begun === begun) setOrder(fresh);
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
    }
  });

  const work = useMemo<OrderWork>(() => {
    const actAndSay =
      (say: (text: string) => void): Act =>
      async (endpoint, body, doneText) => {
        actions.current.begun += 1;
        actions.current.open += 1;
        orderAhead.forget();
        try {
          const order = await callAction(endpoint, staffOrderNow, body);
          setOrder(order);
          if (doneText !== '') say(doneText);
          return { isDone: true, order };
        } catch (error) {
          if (error instanceof SessionEnded) {
            navigate(signInPath(pathname));
            return { isDone: false, fault: undefined };
          }
          return { isDone: false, fault: faultWords(error, texts) };
        } finally {
          actions.current.open -= 1;
        }
      };
    return {
      staffOrder: staffOrderNow,
      me: readUser()?.userId ?? '',
      may: (action) => staffOrderNow.actions.includes(action),
      async refresh() {
        actions.current.begun += 1;
        setOrder(await readAgain(orderId, staffOrderNow.dossier));
      },
      act: actAndSay(toast),
      // The same words twice are said twice only if something differs.
      actQuietly: actAndSay((text) => setSaid((before) => (before === text ? `${text}\u00a0` : text))),
    };
  }, [staffOrderNow, orderId, pathname, navigate, toast, texts]);
  return (
    <OrderContext value={work}>
      {children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </OrderContext>
  );
}

/** The order as it is now; of its dossier what is known, as long as nothing has changed in it. */
async function readAgain(orderId: string, known: StaffOrder['dossier']): Promise<StaffOrder> {
  const read = (answer: Answer) =>
    sessionApi().call(getStaffOrder, { params: { orderId }, query: { answer } });
  return withKnown(await read('brief'), known) ?? (await read('whole'));
}

/** What an act answers, with the dossier that is known: it changes no fact, except where it opens a dossier. */
async function callAction(
  endpoint: OrderAction<z.ZodType>,
  { orderId, dossier: known }: StaffOrder,
  body: unknown,
): Promise<StaffOrder> {
  const params = { orderId };
  if (known === null) return sessionApi().call(endpoint, { params, body });
  const brief = await sessionApi().call(endpoint, { params, query: { answer: 'brief' }, body });
  // The act is done, whatever becomes of reading after it.
  return withKnown(brief, known) ?? readAgain(orderId, null).catch(() => ({ ...brief, dossier: known }));
}
