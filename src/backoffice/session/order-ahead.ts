import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { getStaffOrder, type StaffOrder } from '#workflows/prepare-report/contract.ts';

/** So long an order is opened as it was known: as old as an order page lets it become; both pages ask again by themselves. */
const freshMs = 12_000;

type Ahead = Readonly<{ orderId: string; at: number; order: Promise<StaffOrder> }>;

/** What is known of the order that is opened next: asked for while one rests on it, or left by the page that one comes from. */
export function createOrderAhead(deps: { ask: (orderId: string) => Promise<StaffOrder>; now: () => number }) {
  let known: Ahead | undefined;
  const isFresh = (one: Ahead, orderId: string) => one.orderId === orderId && deps.now() - one.at < freshMs;
  return {
    /** Asks for an order that may be opened soon; once more, as it may stand otherwise now. */
    ask(orderId: string): void {
      const order = deps.ask(orderId);
      known = { orderId, at: deps.now(), order };
      // Whoever opens it hears of the fault by asking again.
      order.catch(() => {
        if (known?.order === order) known = undefined;
      });
    },
    /** Keeps what a page knew last of its order. */
    leave(order: StaffOrder): void {
      known = { orderId: order.orderId, at: deps.now(), order: Promise.resolve(order) };
    },
    /** Somebody does something: what was known may be so no more. */
    forget(): void {
      known = undefined;
    },
    /** The order, once: as it is known, or as the server has it now. */
    async take(orderId: string): Promise<StaffOrder> {
      const one = known;
      known = undefined;
      if (one === undefined || !isFresh(one, orderId)) return deps.ask(orderId);
      return one.order.catch(() => deps.ask(orderId));
    },
  };
}

/** The one of this browser's tab. */
export const orderAhead = createOrderAhead({
  ask: (orderId) => sessionApi().call(getStaffOrder, { params: { orderId } }),
  now: () => performance.now(),
});
