import { openRefundStates, refundDecision } from '#modules/payments/refunds/refund.ts';
import { refundConsequence } from '#workflows/settle-payment/decide.ts';
import { changePayment, type ModelPayment, type MoneyState, moveOrder, movePayment } from './money-state.ts';
import type { Sabotage } from './sabotage.ts';

/**
 * Money on its way back: a second person grants a refund, the call is made and its answer heard, lost or refused, the gateway
 * takes days, the payer's bank takes the money back on its own, and every word may be heard late or never.
 */
export function refundMoves(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const index = state.payments.findIndex(({ gatewayStatus }) => gatewayStatus === 'captured');
  const payment = state.payments[index];
  if (payment === undefined) return [];
  return [
    ...grant(state, index, payment),
    ...call(state, index, payment, sabotage),
    ...atBank(state, index, payment),
    ...hear(state, index, payment),
  ];
}

/** What must hold of refunds and chargebacks in every state, as words when it does not. */
export function refundViolationOf({ order, payments }: MoneyState): string | undefined {
  for (const { state, gatewayStatus, refund, dispute } of payments) {
    if (gatewayStatus !== 'captured') continue;
    const isMade = refund?.theirs === 'pending' || refund?.theirs === 'succeeded';
    const isTaken = dispute.theirs === 'open' || dispute.theirs === 'lost';
    if (refund?.ours === 'failed' && isMade) return 'a refund failed here and was made there';
    if (isMade && refund.isWhole && isTaken) return 'the whole was refunded and taken by the bank';
    if (state === 'refunded' && refund?.theirs !== 'succeeded') return 'refunded without money';
    if (order === 'refunding' && (refund === null || !openRefundStates.includes(refund.ours)))
      return 'an order waits for a refund that is not under way';
    if (order === 'refunded' && refund?.ours !== 'succeeded') return 'an order refunded without money';
  }
  return undefined;
}

function grant(state: MoneyState, index: number, { state: money, refund }: ModelPayment): MoneyState[] {
  const moved = moveOrder(state, 'grant_refund');
  const isLeft = money === 'captured' || money === 'partially_refunded';
  if (moved.fault !== null || !isLeft || (refund !== null && refund.ours !== 'failed')) return [];
  return [true, false].map((isWhole) =>
    changePayment(moved, index, { refund: { ours: 'due', theirs: 'none', isWhole } }),
  );
}

/** The outbox or the reconciliation asks; what was made under the same key before is found instead of made again. */
function call(state: MoneyState, index: number, payment: ModelPayment, sabotage: Sabotage): MoneyState[] {
  const { refund, dispute } = payment;
  if (refund === null || (refund.ours !== 'due' && refund.ours !== 'unknown')) return [];
  const lost = (at: MoneyState): MoneyState => {
    const now = at.payments[index]?.refund ?? refund;
    const ours = sabotage.forgetRefund ? 'failed' : 'unknown';
    const kept = changePayment(at, index, { refund: { ...now, ours } });
    return sabotage.forgetRefund ? moveOrder(kept, 'fail_refund') : kept;
  };
  if (refund.theirs !== 'none') return [lost(state)];
  const isRefused = dispute.theirs === 'open' || dispute.theirs === 'lost';
  if (isRefused) return [lost(state), told(state, index, 'failed')];
  const made = (['pending', 'succeeded', 'failed'] as const).map((theirs) =>
    changePayment(state, index, { refund: { ...refund, theirs } }),
  );
  return [lost(state), ...made, ...made.map(lost)];
}

function atBank(state: MoneyState, index: number, { refund, dispute }: ModelPayment): MoneyState[] {
  const next: MoneyState[] = [];
  if (refund?.theirs === 'pending')
    for (const theirs of ['succeeded', 'failed'] as const)
      next.push(changePayment(state, index, { refund: { ...refund, theirs } }));
  const isAllBack = refund?.isWhole === true && ['pending', 'succeeded'].includes(refund.theirs);
  if (dispute.theirs === 'none' && !isAllBack)
    next.push(changePayment(state, index, { dispute: { ...dispute, theirs: 'open' } }));
  if (dispute.theirs === 'open')
    for (const theirs of ['won', 'lost'] as const)
      next.push(changePayment(state, index, { dispute: { ...dispute, theirs } }));
  return next;
}

/** A webhook, the return of a call or the reconciliation: what is true is read and followed. */
function hear(
  state: MoneyState,
  index: number,
  { refund, dispute, state: money }: ModelPayment,
): MoneyState[] {
  const next: MoneyState[] = [];
  if (refund !== null && refund.theirs !== 'none') next.push(told(state, index, refund.theirs));
  const isOurs = ['captured', 'partially_refunded'].includes(money);
  if (dispute.ours === 'none' && dispute.theirs !== 'none' && isOurs) {
    const heard = changePayment(state, index, { dispute: { ...dispute, ours: 'open' } });
    next.push(movePayment(heard, index, 'dispute'));
  }
  if (dispute.ours === 'open' && (dispute.theirs === 'won' || dispute.theirs === 'lost')) {
    const heard = changePayment(state, index, { dispute: { ...dispute, ours: dispute.theirs } });
    const won = refund?.ours === 'succeeded' ? 'win_rest' : 'win_dispute';
    next.push(movePayment(heard, index, dispute.theirs === 'won' ? won : 'lose_dispute'));
  }
  return next;
}

function told(state: MoneyState, index: number, theirs: 'pending' | 'succeeded' | 'failed'): MoneyState {
  const refund = state.payments[index]?.refund;
  if (refund === undefined || refund === null) return state;
  const decision = refundDecision(refund.ours, theirs);
  if (decision === 'nothing') return state;
  if (decision === 'review') return { ...state, fault: `refund is ${theirs} while we have ${refund.ours}` };
  const noted = changePayment(state, index, { refund: { ...refund, ours: decision } });
  const moved =
    decision === 'succeeded'
      ? movePayment(noted, index, refund.isWhole ? 'refund_all' : 'refund_part')
      : noted;
  const event =
    decision === 'succeeded' || decision === 'failed' ? refundConsequence(state.order, decision) : undefined;
  return event === undefined ? moved : moveOrder(moved, event);
}
