import { isUnfinished, type OrderEvent, type OrderState } from '#modules/orders/order-states.ts';
import { type PaymentEvent, type PaymentState, rowOf } from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';

export type GatewayStatusCode = GatewayStatus['status'];

/** What the gateway's status means for our payment: an edge to take, nothing new, or a contradiction for a person. */
export type PaymentDecision = Exclude<PaymentEvent, 'demand_capture'> | 'nothing' | 'review';

/** Statuses of an ended attempt that need nobody: a saved card that was superseded holds no money. */
const harmless: readonly GatewayStatusCode[] = ['declined', 'voided', 'expired', 'verified'];

/** Reads the gateway's status against our state. Pure; the model check runs exactly this. */
export function paymentDecision(
  state: PaymentState,
  status: GatewayStatusCode,
  /** The gateway has not told us its name of it: what we ended so may stand there all the same. */
  isUnheard = false,
): PaymentDecision {
  const { isOpen: isUntouched, isEnded, isCaptured } = rowOf(state);
  if (isCaptured) return status === 'captured' ? 'nothing' : 'review';
  if (isEnded) {
    if (harmless.includes(status)) return 'nothing';
    return isUnheard && state !== 'declined' && status !== 'captured' ? 'find_held' : 'review';
  }
  switch (status) {
    case 'open':
      if (state === 'unknown') return 'resume';
      return isUntouched || state === 'void_due' ? 'nothing' : 'review';
    case 'requires_action':
      if (state === 'requires_action' || state === 'void_due') return 'nothing';
      return isUntouched ? 'challenge' : 'review';
    case 'authorised':
      return isUntouched ? 'authorise' : state === 'verified' ? 'review' : 'nothing';
    case 'verified':
      return isUntouched ? 'verify' : state === 'verified' || state === 'void_due' ? 'nothing' : 'review';
    case 'declined':
      if (state === 'void_due') return 'confirm_release';
      return isUntouched ? 'decline' : 'review';
    case 'captured':
      return state === 'capture_due' || state === 'capture_unknown' || state === 'void_due'
        ? 'capture'
        : 'review';
    case 'voided':
    case 'expired':
      return state === 'void_due' ? 'confirm_release' : 'expire';
  }
}

/**
 * How an attempt stands in its order: it counts; it is a fresh hold asked for beside the one that counts, which nobody is
 * debiting yet; or nobody needs it any more.
 */
export type Standing = 'counts' | 'renewal' | 'left';

/** Reads how an attempt stands, given the hold that it is to replace. Pure. */
export function standingOf(
  { isActive, renews }: Readonly<{ isActive: boolean; renews: unknown }>,
  renewed: Readonly<{ isActive: boolean; state: PaymentState }> | undefined,
): Standing {
  if (isActive) return 'counts';
  const isWaited = renews !== null && renewed?.isActive === true;
  return isWaited && (renewed.state === 'authorised' || renewed.state === 'expired') ? 'renewal' : 'left';
}

/** What an order does when its active payment has moved. */
export type OrderConsequence = Readonly<{
  order?: OrderEvent;
  /** A renewal holds: from now on it counts, and the hold before it is given back if it still stands. */
  takeOver?: true;
  /** A hold could not be renewed: customer and desk are told. */
  warn?: true;
  /** A further edge of the same payment: capture a debt at once, or give back what nobody needs. */
  payment?: 'demand_capture' | 'release';
  /** Look at the delivery again: the funds are there now, or it asks for them. */
  deliver?: true;
  /** Money was taken for an order that no longer wants it: give all of it back and call a person. */
  refundAll?: true;
}>;

const nothing: OrderConsequence = {};

/** Reads a payment's move against its order. Pure; the model check runs exactly this. */
export function orderConsequence(
  order: OrderState,
  event: PaymentEvent,
  standing: Standing,
  /** The finished report comes so late that nothing is to be paid for it: it waits for no funds. */
  isFree = false,
  /** The hold that has ended may be asked for once more on its saved card: the delivery does. */
  isWorthAsking = false,
): OrderConsequence {
  if (isFree && order === 'ready') return onFree(event);
  if (standing === 'renewal') return onRenewal(order, event);
  const isActive = standing === 'counts';
  switch (event) {
    case 'authorise':
    case 'verify':
      return isActive ? onFunds(order, event) : { payment: 'release' };
    case 'challenge':
      if (!isActive) return { payment: 'release' };
      return order === 'ready' ? { order: 'lack_funds' } : nothing;
    case 'decline':
      return isActive && order === 'ready' ? { order: 'lack_funds' } : nothing;
    case 'expire':
      if (!isActive) return nothing;
      if (order === 'ready') return isWorthAsking ? { deliver: true } : { order: 'lack_funds' };
      // While `sending` the order waits for the mail server: what it says is recorded first (`afterTaken`).
      return order === 'report_sent' ? { order: 'lose_hold' } : nothing;
    case 'capture':
      if (order === 'report_sent') return { order: 'complete' };
      if (order === 'payment_problem') return { order: 'settle_debt' };
      return order === 'written_off' ? nothing : { refundAll: true }; // a debt paid late is still a debt
    default:
      return nothing;
  }
}

/** What became of a refund. */
export type RefundNews = 'pending' | 'succeeded' | 'failed';

/** What an order does when the refund of its claim has moved. Pure; the model check runs exactly this. */
export function refundConsequence(order: OrderState, news: RefundNews): OrderEvent | undefined {
  if (order !== 'refunding' || news === 'pending') return undefined;
  return news === 'succeeded' ? 'finish_refund' : 'fail_refund';
}

/** A renewal that holds counts from now on, unless nobody waits for it; one that fails leaves the old hold as it is. */
function onRenewal(order: OrderState, event: PaymentEvent): OrderConsequence {
  const goOn: OrderConsequence =
    order === 'ready' ? { deliver: true } : isUnfinished(order) ? { warn: true } : nothing;
  switch (event) {
    case 'authorise':
      return isUnfinished(order) ? { takeOver: true } : takenOver(onFunds(order, event));
    case 'challenge': // without the payer nobody can answer it
      return { payment: 'release', ...goOn };
    case 'decline':
    case 'expire':
      return goOn;
    case 'verify':
      return { payment: 'release' };
    default:
      return nothing;
  }
}

/** The report leaves whatever becomes of the money; what still comes in goes back. */
function onFree(event: PaymentEvent): OrderConsequence {
  if (event === 'authorise' || event === 'verify' || event === 'challenge')
    return { payment: 'release', deliver: true };
  if (event === 'decline' || event === 'expire') return { deliver: true };
  return event === 'capture' ? { refundAll: true } : nothing;
}

/** Whoever has no use for a hold gives it back; everybody else takes it. */
const takenOver = (use: OrderConsequence): OrderConsequence =>
  use.payment === 'release' ? use : { ...use, takeOver: true };

function onFunds(order: OrderState, event: 'authorise' | 'verify'): OrderConsequence {
  if (order === 'awaiting_payment') return { order: 'accept' };
  if (event === 'verify') return { payment: 'release' };
  if (order === 'funds_needed') return { order: 'fund', deliver: true };
  if (order === 'ready') return { deliver: true };
  if (order === 'payment_problem') return { payment: 'demand_capture' };
  if (order === 'sending') return nothing; // the mail server's answer decides, and looks at the funds itself
  return { payment: 'release' };
}
