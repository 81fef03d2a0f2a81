import {
  isUnfinished,
  type OrderEvent,
  type OrderState,
  orderMachine,
} from '#modules/orders/order-states.ts';
import { mayHoldAnew } from '#modules/payments/payment-rules.ts';
import {
  isOpen,
  type PaymentEvent,
  type PaymentState,
  paymentMachine,
} from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/port/gateway.ts';
import type { RefundState } from '#modules/payments/refunds/refund.ts';
import { orderConsequence, paymentDecision, standingOf } from '#workflows/settle-payment/decide.ts';
import type { Sabotage } from './sabotage.ts';

/** One attempt in the model: our state beside what is true at the gateway (`none`: it never heard of it). */
export type ModelPayment = Readonly<{
  state: PaymentState;
  isActive: boolean;
  isSavedCard: boolean;
  route: 'hold' | 'verify';
  /** Which payment it is a fresh hold in place of. */
  renews: number | null;
  /** How much of the price it was opened for, and how much of it is to be debited: all, or the share of a thin report. */
  holds: Amount;
  due: Amount | null;
  /**
   * How long the hold at the gateway lasts: a renewal is due below 48 hours, a report is not sent below 24. `over`: it ended more than a
   * week ago, or its payer was told since that nothing is reserved. `never`: a page that ran out, on which nothing was held.
   */
  life: 'long' | 'ends' | 'short' | 'over' | 'never';
  gatewayStatus: GatewayStatus['status'] | 'none';
  /** The refund that was granted last: what we know of it beside what the gateway has made of it. */
  refund: Readonly<{ ours: RefundState; theirs: RefundTruth; isWhole: boolean }> | null;
  /** What the payer's bank has done, as the gateway knows, and as we have heard. */
  dispute: Readonly<{ theirs: DisputeTruth; ours: DisputeTruth }>;
}>;
/** All of the price, or less of it: the agreed share of a thin report, or what is left of the price of a late one. */
export type Amount = 'whole' | 'share';
type RefundTruth = 'none' | 'pending' | 'succeeded' | 'failed';
type DisputeTruth = 'none' | 'open' | 'won' | 'lost';

export const newPayment: ModelPayment = {
  state: 'created',
  isActive: true,
  isSavedCard: false,
  route: 'hold',
  renews: null,
  holds: 'whole',
  due: null,
  life: 'long',
  gatewayStatus: 'none',
  refund: null,
  dispute: { theirs: 'none', ours: 'none' },
};

/**
 * The mail with the report. `wasTaken` is what is true outside; `attempt` is what our process knows of the attempt under
 * way, `isInDoubt` what the order's row says.
 */
export type ModelMail = Readonly<{
  wasTaken: boolean;
  attempt: 'none' | 'asking' | 'told_yes' | 'told_no';
  isInDoubt: boolean;
}>;

export const noMail: ModelMail = { wasTaken: false, attempt: 'none', isInDoubt: false };

/** Everything about one order that money depends on. */
export type MoneyState = Readonly<{
  order: OrderState;
  isSent: boolean;
  mail: ModelMail;
  payments: readonly ModelPayment[];
  /** What the buyer was told to pay; nothing, where the report comes too late for that. */
  price: Amount | 'nothing';
  /** There is little in the report as it was approved last, and nobody has paid for it. */
  isThin: boolean;
  /** Whether the card of a hold is saved with it, as a gateway may not do. */
  savesCards: boolean;
  /** Whether its payer has agreed to one more hold after the end of the first: the offer since version 8. */
  isAgreed: boolean;
  /** What went wrong on the way here, if anything did. */
  fault: string | null;
}>;

export function moveOrder(state: MoneyState, event: OrderEvent): MoneyState {
  const order = orderMachine.next(state.order, event);
  if (order === undefined) return { ...state, fault: `order has no edge ${state.order} --${event}-->` };
  const mail = event === 'correct' ? noMail : state.mail; // the next revision is another mail
  return { ...state, order, mail, isSent: state.isSent || event === 'send' };
}

export function changeMail(state: MoneyState, change: Partial<ModelMail>): MoneyState {
  return { ...state, mail: { ...state.mail, ...change } };
}

export function movePayment(state: MoneyState, index: number, event: PaymentEvent): MoneyState {
  const payment = state.payments[index];
  const next = payment && paymentMachine.next(payment.state, event);
  if (payment === undefined || next === undefined) {
    return { ...state, fault: `payment has no edge ${payment?.state} --${event}-->` };
  }
  // How long a hold lasts matters to nobody once it is debited or given back.
  const isNoHold =
    (next === 'expired' && payment.state !== 'authorised') || (next === 'void_due' && isOpen(payment.state));
  const life = next === 'authorised' ? payment.life : isNoHold ? 'never' : 'long';
  return changePayment(state, index, { state: next, life });
}

export function changePayment(state: MoneyState, index: number, change: Partial<ModelPayment>): MoneyState {
  return {
    ...state,
    payments: state.payments.map((payment, at) => (at === index ? { ...payment, ...change } : payment)),
  };
}

/** The settling of the real workflow on the model: the same two decisions, the same order of edges. */
export function applyGatewayStatus(state: MoneyState, index: number, sabotage: Sabotage): MoneyState {
  const payment = state.payments[index];
  if (payment === undefined || payment.gatewayStatus === 'none') return state;
  // What came in after we had ended it: its name was never told.
  const decision = paymentDecision(payment.state, payment.gatewayStatus, !sabotage.trustList);
  if (decision === 'nothing') return state;
  if (decision === 'review') {
    return { ...state, fault: `gateway says ${payment.gatewayStatus} while we have ${payment.state}` };
  }
  const moved = movePayment(state, index, decision);
  const renewed = payment.renews === null ? undefined : state.payments[payment.renews];
  const isFree = state.price === 'nothing';
  const standing = standingOf(payment, renewed);
  const isAnew = isWorthAsking(moved, index, sabotage);
  const consequence = orderConsequence(state.order, decision, standing, isFree, isAnew);
  if (consequence.refundAll) return { ...moved, fault: 'captured for an order that did not want it' };
  const isIgnored = sabotage.ignoreLostHold && consequence.order === 'lose_hold';
  const counting = consequence.takeOver ? takeOver(moved, index, sabotage) : moved;
  const followed =
    consequence.order === undefined || isIgnored ? counting : moveOrder(counting, consequence.order);
  if (decision === 'capture') return forgetAmounts(followed);
  if (consequence.payment === 'demand_capture') return demandCapture(followed, index, sabotage);
  return consequence.payment === undefined ? followed : movePayment(followed, index, consequence.payment);
}

/** The card that a payment could be held on once more. */
export const tokenOf = ({ savesCards }: MoneyState, { state, isSavedCard }: ModelPayment) =>
  state === 'verified' || isSavedCard || savesCards ? 'saved' : null;

/** As the workflow reads it: a hold that has ended, whose saved card nobody has asked, and may be; `asking` is about to. */
export function isWorthAsking(
  state: MoneyState,
  index: number,
  { askForEver }: Sabotage,
  asking?: number,
): boolean {
  const payment = state.payments[index];
  if (payment === undefined) return false;
  const hasEnded = (one: ModelPayment) => one.state === 'expired' && one.life !== 'never';
  const isAsked = state.payments.some(
    (one, at) => (one.renews === index && at !== asking) || (at < index && hasEnded(one)),
  );
  const isOver = payment.life === 'over' || payment.life === 'never';
  const consent = askForEver ? { isAgreed: true, isOver: false } : { isAgreed: state.isAgreed, isOver };
  return mayHoldAnew({ ...payment, cardToken: tokenOf(state, payment) }, { ...consent, isAsked });
}

/** What must not be, read where a hold that has ended is asked for once more. */
export function askedBeyond(state: MoneyState, held: ModelPayment): string | null {
  if (held.state !== 'expired') return state.fault;
  return state.isAgreed && held.life !== 'over' && held.life !== 'never'
    ? state.fault
    : 'a card was asked beyond what was agreed';
}

/** The hold in whose place an attempt asks a saved card; -1 where it is in place of none. */
function before({ payments }: MoneyState, index: number): number {
  const { isSavedCard, renews } = payments[index] ?? newPayment;
  if (!isSavedCard) return -1;
  const isBefore = ({ state, route, life }: ModelPayment) =>
    !isOpen(state) && state !== 'declined' && (route === 'verify' || life !== 'never');
  return renews ?? payments.findLastIndex((one, at) => at < index && isBefore(one));
}

/** As `before`, where that hold has ended; -1 where it stands, or nothing was held. */
function endedBefore(state: MoneyState, index: number): number {
  const held = before(state, index);
  const { route, gatewayStatus, life } = state.payments[held] ?? newPayment;
  // What was given back in time would have ended by now as well: its gateway does not say so.
  const isPast = gatewayStatus === 'expired' || (gatewayStatus === 'voided' && life === 'short');
  return route === 'hold' && isPast ? held : -1;
}

/** An attempt on a saved card of which the gateway has not heard: whether it may still ask, as the workflow reads it when it does. */
export function mayStillAsk(state: MoneyState, index: number, sabotage: Sabotage): boolean {
  const held = endedBefore(state, index);
  if (held < 0 || sabotage.askLate) return true;
  if (sabotage.forgetEnd && state.payments[held]?.gatewayStatus === 'voided') return true;
  const ended = changePayment(state, held, { state: 'expired' });
  return isWorthAsking(ended, held, sabotage, index);
}

/** What must not be, read where a saved card is asked. */
export function askedLate(state: MoneyState, index: number): string | null {
  const ended = state.payments[endedBefore(state, index)];
  return ended === undefined ? state.fault : askedBeyond(state, { ...ended, state: 'expired' });
}

/** A card is still to be asked in place of this one: when it ended matters until then. */
export const isWaitedFor = (state: MoneyState, index: number) =>
  state.payments.some(
    (one, at) => one.gatewayStatus === 'none' && isOpen(one.state) && before(state, at) === index,
  );

/** Whether it matters how long ago a hold has ended, and that is not long yet. */
export function isFreshlyEnded(state: MoneyState, index: number): boolean {
  const { state: money, route, life, isActive } = state.payments[index] ?? newPayment;
  const isEnded = money === 'expired' && route === 'hold' && life !== 'over' && life !== 'never';
  const isLookedAt = isActive && (isUnfinished(state.order) || state.order === 'ready');
  return isEnded && (isLookedAt || isWaitedFor(state, index));
}

/** What has ended is asked for no more: a week has gone by, or its payer was told that nothing is reserved. */
export const forgetEnded = (state: MoneyState): MoneyState => ({
  ...state,
  payments: state.payments.map((one, index) =>
    one.state === 'expired' && (one.isActive || isFreshlyEnded(state, index)) && one.life !== 'never'
      ? { ...one, life: 'over' }
      : one,
  ),
});

/** Of an attempt that counts no more only this is asked: whether a hold ever stood. */
export const lifeBehind = ({ life }: ModelPayment) => (life === 'never' ? 'never' : 'long');

/** Once it was debited and looked at, how much it was matters no more: what follows is the same for both. */
function forgetAmounts(state: MoneyState): MoneyState {
  const payments = state.payments.map((payment) => ({ ...payment, holds: 'whole' as const, due: null }));
  return { ...state, price: 'whole', isThin: false, payments };
}

/** As in the payments service: the price that was told is debited, never more than is held. */
export function demandCapture(
  state: MoneyState,
  index: number,
  { debitWhole, debitLate }: Sabotage,
): MoneyState {
  const holds = state.payments[index]?.holds ?? 'whole';
  const { price } = state;
  if (price === 'nothing' && !debitLate) return { ...state, fault: 'a debit of nothing is asked for' };
  const due = debitWhole || price === 'nothing' ? holds : holds === 'share' ? 'share' : price;
  return changePayment(movePayment(state, index, 'demand_capture'), index, { due });
}

/** As in the workflow: the fresh hold counts, and the one before it goes back in the same step. */
function takeOver(state: MoneyState, index: number, { forgetOldHold }: Sabotage): MoneyState {
  const payments = state.payments.map((payment, at) => ({
    ...payment,
    isActive: at === index,
    life: at === index ? payment.life : lifeBehind(payment),
  }));
  const old = payments[index]?.renews ?? index;
  const mayRelease = paymentMachine.may(payments[old]?.state ?? 'voided', 'release');
  const taken = { ...state, payments };
  return mayRelease && old !== index && !forgetOldHold ? movePayment(taken, old, 'release') : taken;
}

/** Gives back whatever can be given back, as the payments service does. */
export function releaseAll(state: MoneyState): MoneyState {
  return state.payments.reduce(
    (at, payment, index) =>
      paymentMachine.may(payment.state, 'release') ? movePayment(at, index, 'release') : at,
    state,
  );
}
