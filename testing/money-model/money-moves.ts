import { isPayable, mayCustomerCancel, type OrderEvent } from '#modules/orders/order-states.ts';
import { isCaptured, isOpen, paymentMachine } from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/port/gateway.ts';
import { deliveryDecision } from '#workflows/deliver-report/delivery-decision.ts';
import { mailMoves } from './mail-moves.ts';
import {
  applyGatewayStatus,
  changeMail,
  changePayment,
  type MoneyState,
  moveOrder,
  movePayment,
  newPayment,
  releaseAll,
  type Sabotage,
} from './money-state.ts';
import { refundMoves } from './refund-moves.ts';

type GatewayStatusCode = GatewayStatus['status'];

/** What may become true at the gateway without us: the payer, the issuer, the clock. */
const gatewayMoves: Partial<Record<GatewayStatusCode, readonly GatewayStatusCode[]>> = {
  open: ['requires_action', 'declined', 'expired', 'voided'],
  requires_action: ['declined', 'expired'],
  authorised: ['expired'],
  verified: ['expired'],
};
const maxAttempts = 2;

/** Every state that can follow: each job may run, be lost or come late; people act at any time. */
export function successors(state: MoneyState, route: 'hold' | 'verify', sabotage: Sabotage): MoneyState[] {
  const perPayment = state.payments.flatMap((_, index) => [
    ...atGateway(state, index, route),
    ...byJobs(state, index),
    applyGatewayStatus(state, index, sabotage),
  ]);
  return [
    ...perPayment,
    ...byPeople(state, sabotage),
    ...byTimers(state),
    ...delivery(state, sabotage),
    ...mailMoves(state, sabotage),
    ...refundMoves(state, sabotage),
  ];
}

function atGateway(state: MoneyState, index: number, route: 'hold' | 'verify'): MoneyState[] {
  const payment = state.payments[index];
  if (payment === undefined || payment.gatewayStatus === 'none') return [];
  const paid: GatewayStatusCode = index === 0 && route === 'verify' ? 'verified' : 'authorised';
  const isOnPage = payment.gatewayStatus === 'open' || payment.gatewayStatus === 'requires_action';
  const next = [...(gatewayMoves[payment.gatewayStatus] ?? []), ...(isOnPage ? [paid] : [])];
  return next.map((gatewayStatus) => changePayment(state, index, { gatewayStatus }));
}

/** Calls to the gateway. Each may also lose its answer, with or without its effect. */
function byJobs(state: MoneyState, index: number): MoneyState[] {
  const payment = state.payments[index];
  if (payment === undefined) return [];
  const lost = (at: MoneyState) =>
    paymentMachine.may(payment.state, 'lose_contact') ? [movePayment(at, index, 'lose_contact')] : [];
  const call = (statuses: readonly GatewayStatusCode[]) =>
    statuses.flatMap((gatewayStatus) => {
      const done = changePayment(state, index, { gatewayStatus });
      return [done, ...lost(done)];
    });
  if (isOpen(payment.state) && payment.gatewayStatus === 'none') {
    const statuses: GatewayStatusCode[] = payment.isSavedCard
      ? ['authorised', 'declined', 'requires_action']
      : ['open'];
    return [...call(statuses), ...lost(state)];
  }
  const isLive = ['none', 'open', 'requires_action', 'authorised', 'verified'].includes(
    payment.gatewayStatus,
  );
  if (payment.state === 'void_due' && isLive) return call(['voided']);
  const isDue = payment.state === 'capture_due' || payment.state === 'capture_unknown';
  return isDue && payment.gatewayStatus === 'authorised' ? [...call(['captured']), ...lost(state)] : [];
}

function byPeople(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const may = (...events: OrderEvent[]) =>
    events.map((event) => moveOrder(state, event)).filter(({ fault }) => fault === null);
  const isPaid = state.payments.some((payment) => isCaptured(payment.state));
  const cancelled = isPaid ? [] : may('cancel', 'declare_not_found').map(releaseAll);
  const customer = mayCustomerCancel(state.order) ? may('cancel').map(releaseAll) : [];
  const approved = may('approve').map((at) =>
    sabotage.captureBeforeSending
      ? at.payments.reduce(
          (now, payment, index) =>
            payment.state === 'authorised' ? movePayment(now, index, 'demand_capture') : now,
          at,
        )
      : at,
  );
  const work = may(
    'assign',
    'ask',
    'answer',
    'submit',
    'reject',
    'reopen',
    'write_off',
    'claim',
    'reject_claim',
  );
  return [...cancelled, ...customer, ...approved, ...work, ...may('correct'), ...payAgain(state)];
}

function payAgain(state: MoneyState): MoneyState[] {
  const active = state.payments.find(({ isActive }) => isActive);
  const mayPay = isPayable(state.order);
  const isLive =
    active && (isOpen(active.state) || ['authorised', 'verified', 'capture_due'].includes(active.state));
  if (!mayPay || isLive || state.payments.length >= maxAttempts) return [];
  return [startAttempt(state, false)];
}

function startAttempt(state: MoneyState, isSavedCard: boolean): MoneyState {
  const earlier = state.payments.map((payment) => ({ ...payment, isActive: false }));
  return {
    ...state,
    payments: [...earlier, { ...newPayment, isSavedCard }],
  };
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

/** The delivery of a finished report: gateway asked first, then sent, held afresh, or the customer asked. */
function delivery(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const index = state.payments.findIndex(({ isActive }) => isActive);
  if (state.order !== 'ready') return [];
  const asked = applyGatewayStatus(state, index, sabotage);
  const payment = asked.payments[index];
  if (asked.order !== 'ready' || payment === undefined) return [];
  const cardToken = payment.state === 'verified' ? 'saved' : null;
  switch (deliveryDecision({ state: payment.state, cardToken }, 48)) {
    case 'send':
    case 'send_paid':
      return [changeMail(moveOrder(asked, 'begin_sending'), { attempt: 'asking' })];
    case 'hold_saved_card':
      return asked.payments.length < maxAttempts
        ? [startAttempt(movePayment(asked, index, 'supersede'), true)]
        : [];
    case 'lack_funds':
      return [moveOrder(asked, 'lack_funds')];
    case 'wait':
      return [];
  }
}
