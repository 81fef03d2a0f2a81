import { isClosed } from '#modules/orders/order-states.ts';
import { isCaptured, type PaymentState } from '#modules/payments/payment-states.ts';
import { makeMoneyKey } from './money-key.ts';
import { successors } from './money-moves.ts';
import { type MoneyState, newPayment, noMail } from './money-state.ts';
import { refundViolationOf } from './refund-moves.ts';
import type { Sabotage } from './sabotage.ts';

/** What is given for an order once and for all. */
export type Given = Readonly<{ savesCards?: boolean; isAgreed?: boolean }>;

const startOf = (route: 'hold' | 'verify', { savesCards = true, isAgreed = true }: Given): MoneyState => ({
  order: 'awaiting_payment',
  isSent: false,
  mail: noMail,
  payments: [{ ...newPayment, route }],
  price: 'whole',
  isThin: false,
  savesCards,
  isAgreed,
  fault: null,
});

/** States of a payment that could still take money. */
const live: readonly PaymentState[] = [
  'created',
  'requires_action',
  'unknown',
  'authorised',
  'verified',
  'capture_due',
  'capture_unknown',
];
/** States in which a hold counts as standing and nobody gives it back. */
const holding: readonly PaymentState[] = ['authorised', 'capture_due', 'capture_unknown'];
const resting: readonly PaymentState[] = [
  'declined',
  'voided',
  'expired',
  'captured',
  'partially_refunded',
  'refunded',
  'lost',
];

/** What must hold in every state, as words when it does not. */
function violationOf(state: MoneyState): string | undefined {
  const captured = state.payments.filter(({ gatewayStatus }) => gatewayStatus === 'captured').length;
  if (state.fault !== null) return state.fault;
  if (captured > 1) return 'captured twice';
  if (captured > 0 && !state.isSent) return 'captured before the report was sent';
  if (captured > 0 && state.price === 'nothing') return 'captured although nothing was to be paid';
  const isTaken = state.payments.some(
    ({ gatewayStatus, due }) => gatewayStatus === 'captured' && due === 'whole',
  );
  if (isTaken && (state.isThin || state.price === 'share')) return 'captured more than the buyer was told';
  if (state.payments.filter((payment) => holding.includes(payment.state)).length > 1)
    return 'two holds count';
  const refund = refundViolationOf(state);
  if (refund !== undefined) return refund;
  const { mail } = state;
  const isBeforeSending = ['ready', 'funds_needed'].includes(state.order);
  const isOver = ['cancelled', 'closed', 'not_found'].includes(state.order);
  if (mail.wasTaken && (isOver || isBeforeSending)) return `${state.order} although the mail was taken`;
  if (state.order === 'report_sent' && !mail.wasTaken) return 'recorded as sent although no mail was taken';
  if (isOver && state.payments.some((payment) => live.includes(payment.state))) {
    return `${state.order} with a live way to take money`;
  }
  const isPaid = state.payments.some((payment) => isCaptured(payment.state));
  if (isOver && isPaid) return `${state.order} although the money was taken`;
  const isFree = state.price === 'nothing';
  if (state.order === 'completed' && isFree && state.payments.some((payment) => live.includes(payment.state)))
    return 'free of charge with a live way to take money';
  return state.order === 'completed' && !isPaid && !isFree ? 'completed without money' : undefined;
}

function isSettled({ order, payments }: MoneyState): boolean {
  return isClosed(order) && payments.every(({ state }) => resting.includes(state));
}

/** Walks every reachable state breadth first; then walks back from the settled ones to find what cannot end. */
export function checkMoney(
  route: 'hold' | 'verify',
  sabotage: Sabotage = {},
  given: Given = {},
  /** Enough of it: what is looked for has been found. What else it says is of the states up to there. */
  isEnough = (_violation: string): boolean => false,
) {
  const keyOf = makeMoneyKey();
  const states = [startOf(route, given)];
  /** Where a state stands in the list, by its key; and of each in the list, where one comes to it from. */
  const places = new Map(states.map((state) => [keyOf(state), 0]));
  const cameFrom: number[][] = [[]];
  const violations = new Set<string>();
  let transitions = 0;
  for (const [place, state] of states.entries()) {
    const violation = violationOf(state);
    if (violation !== undefined) {
      violations.add(`${violation}: ${JSON.stringify(state)}`);
      if (isEnough(violation)) break;
      continue;
    }
    for (const next of successors(state, route, sabotage)) {
      if (next === state) continue;
      const key = keyOf(next);
      const known = places.get(key);
      if (known === place) continue;
      transitions += 1;
      if (known !== undefined) cameFrom[known]?.push(place);
      else {
        places.set(key, states.push(next) - 1);
        cameFrom.push([place]);
      }
    }
  }
  const canEnd = new Set<number>();
  for (const [place, state] of states.entries()) if (isSettled(state)) canEnd.add(place);
  for (const place of canEnd) for (const before of cameFrom[place] ?? []) canEnd.add(before);
  const stuck = states.filter(({ fault }, place) => fault === null && !canEnd.has(place));
  const has = (isMeant: (state: MoneyState) => boolean) => states.some(isMeant);
  return { states: states.length, transitions, violations: [...violations], stuck, has };
}
