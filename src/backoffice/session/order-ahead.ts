import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { hasSession, watchSession } from '#modules/accounts/web/session-mark.ts';
import { type CheckView, getReportCheck } from '#workflows/check-report/contract.ts';
import { getStaffOrder, type StaffOrder } from '#workflows/prepare-report/contract.ts';

/** So long an order is opened as it was known: as old as an order page lets it become; both pages ask again by themselves. */
const freshMs = 12_000;
/** So long what an act answered with is not asked for again. */
const answeredMs = 2_000;

/** What is asked for of an order: all of it, or what its page needs. */
type OfOrder = Readonly<{ orderId: string }>;

type Ahead<Told extends OfOrder> = Readonly<{
  orderId: string;
  at: number;
  order: Promise<Told>;
  /** An act of one's own was answered with it. */
  isAnswer?: true;
}>;

type OrderAheadDeps<Told extends OfOrder> = Readonly<{
  ask: (orderId: string) => Promise<Told>;
  now: () => number;
  hasSession: () => boolean;
  /** Calls back when somebody signs in or out: what one may know the next one may not. */
  watchSession: (onChange: () => void) => void;
}>;

/** What is known of the order that is opened next: asked for while one rests on it, or left by the page that one comes from. */
export function createOrderAhead<Told extends OfOrder>(deps: OrderAheadDeps<Told>) {
  let known: Ahead<Told> | undefined;
  let isWatching = false;
  /** When each order was asked for: a page that leaves it later makes it no younger. */
  const moments = new WeakMap<Told, number>();
  const isFresh = (one: Ahead<Told>, orderId: string) =>
    one.orderId === orderId && deps.now() - one.at < freshMs;
  const forget = () => {
    known = undefined;
  };
  const keep = (one: Ahead<Told>) => {
    known = one;
    if (!isWatching) deps.watchSession(forget);
    isWatching = true;
  };
  const askNow = async (orderId: string): Promise<Told> => {
    const at = deps.now();
    const order = await deps.ask(orderId);
    moments.set(order, at);
    return order;
  };
  return {
    /** Asks for an order that may be opened soon; once more, as it may stand otherwise now. */
    ask(orderId: string): void {
      if (known?.isAnswer && known.orderId === orderId && deps.now() - known.at < answeredMs) return;
      const order = askNow(orderId);
      keep({ orderId, at: deps.now(), order });
      // Whoever opens it hears of the fault by asking again.
      order.catch(() => {
        if (known?.order === order) known = undefined;
      });
    },
    /** Keeps what a page knew last of its order. */
    leave(order: Told): void {
      const at = moments.get(order) ?? deps.now();
      moments.set(order, at);
      keep({ orderId: order.orderId, at, order: Promise.resolve(order) });
    },
    /** Keeps what an act was answered with: nothing newer is known of the order. */
    answered(order: Told): void {
      const at = deps.now();
      moments.set(order, at);
      keep({ orderId: order.orderId, at, order: Promise.resolve(order), isAnswer: true });
    },
    /** Somebody does something: what was known may be so no more. */
    forget,
    /** Does something to an order: what was known before and meanwhile is forgotten, even if nobody learns what became of it. */
    async acting<T>(act: () => Promise<T>): Promise<T> {
      forget();
      try {
        return await act();
      } finally {
        forget();
      }
    },
    /** The order, once: as it is known, or as the server has it now. */
    async take(orderId: string): Promise<Told> {
      const one = known;
      forget();
      if (one === undefined || !isFresh(one, orderId) || !deps.hasSession()) return askNow(orderId);
      return one.order.catch(() => askNow(orderId));
    },
  };
}

/** The one of this browser's tab. */
export const orderAhead = createOrderAhead<StaffOrder>({
  ask: (orderId) => sessionApi().call(getStaffOrder, { params: { orderId } }),
  now: () => performance.now(),
  hasSession,
  watchSession,
});

/** The check of an order that waits for a second person, asked for while its page is read. */
export const checkAhead = createOrderAhead<CheckView>({
  ask: (orderId) => sessionApi().call(getReportCheck, { params: { orderId } }),
  now: () => performance.now(),
  hasSession,
  watchSession,
});
