import {
  isLateByUs,
  isPayable,
  isUnfinished,
  mayCustomerCancel,
  type OrderEvent,
} from '#modules/orders/order-states.ts';
import { approvalEvent } from '#modules/orders/service.ts';
import { isCaptured, isOpen, isSecured, paymentMachine } from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/port/gateway.ts';
import { deliveryDecision } from '#workflows/deliver-report/delivery-decision.ts';
import { mayRenew } from '#workflows/settle-payment/may-renew.ts';
import { mailMoves } from './mail-moves.ts';
import {
  applyGatewayStatus,
  askedBeyond,
  askedLate,
  changeMail,
  changePayment,
  forgetEnded,
  isFreshlyEnded,
  isWaitedFor,
  isWorthAsking,
  lifeBehind,
  type ModelPayment,
  type MoneyState,
  mayStillAsk,
  moveOrder,
  movePayment,
  newPayment,
  releaseAll,
  tokenOf,
} from './money-state.ts';
import { refundMoves } from './refund-moves.ts';
import type { Sabotage } from './sabotage.ts';

type GatewayStatusCode = GatewayStatus['status'];

/** What may become true at the gateway without us: the payer, the issuer, the clock. */
const gatewayMoves: Partial<Record<GatewayStatusCode, readonly GatewayStatusCode[]>> = {
  open: ['requires_action', 'declined', 'expired', 'voided'],
  requires_action: ['declined', 'expired'],
  authorised: ['expired'],
  verified: ['expired'],
};
/** Attempts of the order, a renewal not counted; one hold is renewed. */
const maxAttempts = 2;
const hoursOf = { long: 72, ends: 36, short: 12, over: 0, never: 0 } as const;

/** Every state that can follow: each job may run, be lost or come late; people act at any time. */
export function successors(state: MoneyState, route: 'hold' | 'verify', sabotage: Sabotage): MoneyState[] {
  const perPayment = state.payments.flatMap((_, index) => [
    ...atGateway(state, index, route),
    ...byJobs(state, index, sabotage),
    applyGatewayStatus(state, index, sabotage),
  ]);
  return [
    ...perPayment,
    ...byPeople(state, sabotage),
    ...byTimers(state),
    ...lateness(state),
    ...renewal(state, sabotage),
    ...delivery(state, sabotage),
    ...mailMoves(state, sabotage),
    // What goes back of a debit does not depend on how its hold came about: it is walked where none was renewed.
    ...(state.payments.some(({ renews }) => renews !== null) ? [] : refundMoves(state, sabotage)),
  ];
}

function atGateway(state: MoneyState, index: number, route: 'hold' | 'verify'): MoneyState[] {
  const payment = state.payments[index];
  if (payment === undefined || payment.gatewayStatus === 'none') return [];
  if (isFreshlyEnded(state, index)) return [forgetEnded(state)];
  const paid: GatewayStatusCode = index === 0 && route === 'verify' ? 'verified' : 'authorised';
  const isOnPage = payment.gatewayStatus === 'open' || payment.gatewayStatus === 'requires_action';
  const next = [...(gatewayMoves[payment.gatewayStatus] ?? []), ...(isOnPage ? [paid] : [])];
  return [
    ...next.map((gatewayStatus) => changePayment(state, index, { gatewayStatus, life: lifeBehind(payment) })),
    ...(payment.gatewayStatus === 'authorised' ? shorter(state, index, payment) : []),
    ...(payment.gatewayStatus === 'voided' && payment.life === 'long' && isWaitedFor(state, index)
      ? [changePayment(state, index, { life: 'short' })]
      : []),
  ];
}

/** Time goes by; it is counted where somebody looks at the end of the hold. */
function shorter(state: MoneyState, index: number, payment: ModelPayment): MoneyState[] {
  const { life, isActive } = payment;
  const isLookedAt = isActive && payment.state === 'authorised';
  if (life === 'short' || !isLookedAt || !(isUnfinished(state.order) || state.order === 'ready')) return [];
  return [changePayment(state, index, { life: life === 'long' ? 'ends' : 'short' })];
}

/** Calls to the gateway. Each may also lose its answer, with or without its effect. */
function byJobs(state: MoneyState, index: number, sabotage: Sabotage): MoneyState[] {
  const payment = state.payments[index];
  if (payment === undefined) return [];
  const lost = (at: MoneyState) =>
    paymentMachine.may(payment.state, 'lose_contact') ? [movePayment(at, index, 'lose_contact')] : [];
  const call = (statuses: readonly GatewayStatusCode[]) =>
    statuses.flatMap((gatewayStatus) => {
      const done = changePayment(state, index, { gatewayStatus, life: lifeBehind(payment) });
      return [done, ...lost(done)];
    });
  if (isOpen(payment.state) && payment.gatewayStatus === 'none') {
    if (!payment.isSavedCard) return [...call(['open']), ...lost(state)];
    if (!mayStillAsk(state, index, sabotage)) return [withdrawn(state, index, sabotage), ...lost(state)];
    const fault = askedLate(state, index);
    const asked = call(['authorised', 'declined', 'requires_action']);
    return [...asked.map((at) => ({ ...at, fault })), ...lost(state)];
  }
  // Nobody asks for what is given back: it is looked for, and ended where nothing stands.
  if (payment.state === 'void_due' && payment.gatewayStatus === 'none')
    return [withdrawn(state, index, sabotage)];
  // The list was empty, and the call that was under way holds, or opens its page, all the same.
  const isWithdrawn = payment.state === 'expired' || payment.state === 'voided';
  if (isWithdrawn && payment.gatewayStatus === 'none')
    return call([payment.isSavedCard ? 'authorised' : 'open']);
  const isLive = ['open', 'requires_action', 'authorised', 'verified'].includes(payment.gatewayStatus);
  if (payment.state === 'void_due' && isLive) return call(['voided']);
  const isDue = payment.state === 'capture_due' || payment.state === 'capture_unknown';
  return isDue && payment.gatewayStatus === 'authorised' ? [...call(['captured']), ...lost(state)] : [];
}

/** As the workflow does where the card may not be asked any more: it is followed as a hold that is not there, of which the gateway knows nothing. */
function withdrawn(state: MoneyState, index: number, sabotage: Sabotage): MoneyState {
  const followed = applyGatewayStatus(
    changePayment(state, index, { gatewayStatus: 'expired' }),
    index,
    sabotage,
  );
  return changePayment(followed, index, { gatewayStatus: 'none' });
}

function byPeople(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const may = (...events: OrderEvent[]) =>
    events.map((event) => moveOrder(state, event)).filter(({ fault }) => fault === null);
  const isPaid = state.payments.some((payment) => isCaptured(payment.state));
  const cancelled = isPaid ? [] : may('cancel', 'declare_not_found').map(releaseAll);
  const customer = mayCustomerCancel(state.order) ? may('cancel').map(releaseAll) : [];
  const approved = approvals(state, sabotage).map((at) =>
    sabotage.captureBeforeSending
      ? at.payments.reduce(
          (now, payment, index) =>
            payment.state === 'authorised' ? movePayment(now, index, 'demand_capture') : now,
          at,
        )
      : at,
  );
  const work = may('assign', 'ask', 'answer', 'submit', 'reject', 'write_off', 'claim', 'reject_claim');
  const takenUp = may('take_up').map((at) => ({ ...at, isThin: false }));
  return [
    ...cancelled,
    ...takenUp,
    ...customer,
    ...approved,
    ...work,
    ...may('reopen').map(forgetEnded),
    ...may('correct'),
    ...payAgain(state),
    ...byBuyer(state),
  ];
}

/** The report turns out full, or thin: then its buyer is asked first, unless it was paid for. */
function approvals(state: MoneyState, { askNobody }: Sabotage): MoneyState[] {
  const isPaid = state.price === 'nothing' || state.payments.some((payment) => isCaptured(payment.state));
  return [false, true].flatMap((isThin) => {
    const event = askNobody ? 'approve' : approvalEvent({ isThin, isPaid });
    const moved = moveOrder(state, event);
    return moved.fault === null ? [{ ...moved, isThin: isThin && !isPaid }] : [];
  });
}

/** The buyer of a thin report takes it for its share, or says nothing; waits; cancels; the day comes that was waited for. */
function byBuyer(state: MoneyState): MoneyState[] {
  const taken = moveOrder(state, 'take_share');
  const others = (['wait_for_more', 'ask_again'] as const).map((event) => moveOrder(state, event));
  const price = state.price === 'nothing' ? state.price : ('share' as const); // never more than was told before
  return [{ ...taken, price, isThin: false }, ...others].filter(({ fault }) => fault === null);
}

function payAgain(state: MoneyState): MoneyState[] {
  const active = state.payments.find(({ isActive }) => isActive);
  const mayPay = isPayable(state.order);
  const isLive = active && (isOpen(active.state) || isSecured(active.state));
  if (!mayPay || isLive || !isLeft(state)) return [];
  return [startAttempt(state, false)];
}

const isLeft = ({ payments }: MoneyState) =>
  payments.filter(({ renews }) => renews === null).length < maxAttempts;

function startAttempt(state: MoneyState, isSavedCard: boolean): MoneyState {
  const earlier = state.payments.map(
    (payment) => ({ ...payment, isActive: false, life: lifeBehind(payment) }) as const,
  );
  return {
    ...state,
    payments: [
      ...earlier,
      { ...newPayment, isSavedCard, holds: state.price === 'share' ? 'share' : 'whole' },
    ],
  };
}

/** The promised hour goes by while it is our turn: less is to be paid, and in the end nothing. */
function lateness(state: MoneyState): MoneyState[] {
  if (state.isSent || !isLateByUs(state.order) || state.price === 'nothing') return [];
  const prices = state.price === 'whole' ? (['share', 'nothing'] as const) : (['nothing'] as const);
  return prices.map((price) => ({ ...state, price }));
}

/** Timers end an order only after its active payment was asked about: an unsettled status goes first. */
function byTimers(state: MoneyState): MoneyState[] {
  const index = state.payments.findIndex(({ isActive }) => isActive);
  const isAsked = applyGatewayStatus(state, index, {}) === state;
  if (state.payments.some((payment) => isCaptured(payment.state))) return [];
  const ends: readonly OrderEvent[] = ['expire', 'lapse', 'give_up', 'close'];
  return ends
    .map((event) => moveOrder(state, event))
    .filter(({ fault }) => fault === null && isAsked)
    .map(releaseAll);
}

/** A hold that ends before its report is finished: the gateway is asked, then a fresh one wanted beside it. */
function renewal(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const index = state.payments.findIndex(({ isActive }) => isActive);
  const held = state.payments[index];
  const isEnding = held?.life !== 'long' || held.state === 'expired';
  if (held === undefined || !isEnding || applyGatewayStatus(state, index, sabotage) !== state) return [];
  const isAsked = state.payments.some(({ renews }) => renews !== null);
  const isAnew = isWorthAsking(state, index, sabotage);
  const { isAgreed } = state;
  const known = { ...held, cardToken: tokenOf(state, held) };
  if (isAsked || !mayRenew(state.order, known, { isAnew, isAgreed })) return [];
  const fresh = { ...newPayment, isActive: false, isSavedCard: true, renews: index, holds: held.holds };
  return [{ ...state, payments: [...state.payments, fresh], fault: askedBeyond(state, held) }];
}

/** The delivery of a finished report: gateway asked first, then sent, held afresh, or the customer asked. */
function delivery(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const index = state.payments.findIndex(({ isActive }) => isActive);
  if (state.order !== 'ready') return [];
  // Nothing is to be paid for it: no funds are looked at.
  if (state.price === 'nothing')
    return [changeMail(moveOrder(state, 'begin_sending'), { attempt: 'asking' })];
  const asked = applyGatewayStatus(state, index, sabotage);
  const payment = asked.payments[index];
  if (asked.order !== 'ready' || payment === undefined) return [];
  const isRenewing = asked.payments.some((one) => one.renews === index && isOpen(one.state));
  const { state: money, life } = payment;
  const known = { state: money, cardToken: tokenOf(asked, payment) };
  switch (deliveryDecision(known, hoursOf[life], isRenewing, isWorthAsking(asked, index, sabotage))) {
    case 'send':
    case 'send_paid':
      return [changeMail(moveOrder(asked, 'begin_sending'), { attempt: 'asking' })];
    case 'hold_saved_card':
      // Beyond the attempts that are walked the card says no.
      if (money === 'expired') {
        const anew = { ...asked, fault: askedBeyond(asked, payment) };
        return [isLeft(asked) ? startAttempt(anew, true) : moveOrder(anew, 'lack_funds')];
      }
      return isLeft(asked)
        ? [startAttempt(movePayment(asked, index, money === 'verified' ? 'supersede' : 'release'), true)]
        : [];
    case 'lack_funds':
      return [moveOrder(money === 'authorised' ? movePayment(asked, index, 'release') : asked, 'lack_funds')];
    case 'wait':
      return [];
  }
}
