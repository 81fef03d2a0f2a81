import { defineStateMachine } from '#kernel/state-machine.ts';
import type { Notice } from './notices.ts';
import { type OrderEvent, type OrderState, orderStates } from './order-state-names.ts';
import { rowOf } from './order-state-rows.ts';

export { type OrderEvent, type OrderState, orderStates } from './order-state-names.ts';
export { type OrderEnding, rowOf } from './order-state-rows.ts';

/** The law: orders move along these edges and no others. */
export const orderMachine = defineStateMachine<OrderState, OrderEvent>(orderStates, [
  { from: 'draft', event: 'place', to: 'awaiting_payment', by: 'customer' },
  { from: 'awaiting_payment', event: 'accept', to: 'queued', by: 'gateway' },
  { from: 'awaiting_payment', event: 'expire', to: 'cancelled', by: 'timer' },
  { from: 'awaiting_payment', event: 'cancel', to: 'cancelled', by: 'customer' },
  { from: 'queued', event: 'assign', to: 'in_progress', by: 'staff' },
  { from: 'queued', event: 'cancel', to: 'cancelled', by: 'customer or staff' },
  // Somebody else goes on with it: nothing changes for the customer.
  { from: 'in_progress', event: 'give', to: 'in_progress', by: 'staff' },
  { from: 'needs_clarification', event: 'give', to: 'needs_clarification', by: 'staff' },
  { from: 'in_review', event: 'give', to: 'in_review', by: 'staff' },
  { from: 'claim_open', event: 'give', to: 'claim_open', by: 'staff' },
  // Taken by mistake: only while nothing else has happened since it was accepted.
  { from: 'in_progress', event: 'put_back', to: 'queued', by: 'staff' },
  { from: 'in_progress', event: 'ask', to: 'needs_clarification', by: 'staff' },
  { from: 'in_progress', event: 'submit', to: 'in_review', by: 'staff' },
  { from: 'in_progress', event: 'declare_not_found', to: 'not_found', by: 'staff' },
  { from: 'in_progress', event: 'cancel', to: 'cancelled', by: 'staff' },
  { from: 'needs_clarification', event: 'answer', to: 'in_progress', by: 'customer' },
  { from: 'needs_clarification', event: 'lapse', to: 'cancelled', by: 'timer' },
  { from: 'needs_clarification', event: 'cancel', to: 'cancelled', by: 'staff' },
  { from: 'in_review', event: 'reject', to: 'in_progress', by: 'second person' },
  { from: 'in_review', event: 'approve', to: 'ready', by: 'second person' },
  { from: 'in_review', event: 'cancel', to: 'cancelled', by: 'staff' },
  // There is little in the report: its buyer is asked before anything is debited, and silence takes it for its share.
  { from: 'in_review', event: 'offer_share', to: 'share_offered', by: 'second person' },
  { from: 'share_offered', event: 'take_share', to: 'ready', by: 'customer or timer' },
  { from: 'share_offered', event: 'wait_for_more', to: 'awaiting_more', by: 'customer' },
  { from: 'share_offered', event: 'cancel', to: 'cancelled', by: 'customer or staff' },
  { from: 'awaiting_more', event: 'take_up', to: 'in_progress', by: 'staff' },
  { from: 'awaiting_more', event: 'take_share', to: 'ready', by: 'customer' },
  { from: 'awaiting_more', event: 'ask_again', to: 'share_offered', by: 'timer' },
  { from: 'awaiting_more', event: 'cancel', to: 'cancelled', by: 'customer or staff' },
  { from: 'ready', event: 'begin_sending', to: 'sending', by: 'system' },
  { from: 'ready', event: 'lack_funds', to: 'funds_needed', by: 'system' },
  { from: 'ready', event: 'cancel', to: 'cancelled', by: 'staff' },
  { from: 'funds_needed', event: 'fund', to: 'ready', by: 'gateway' },
  { from: 'funds_needed', event: 'give_up', to: 'cancelled', by: 'timer' },
  { from: 'funds_needed', event: 'cancel', to: 'cancelled', by: 'staff' },
  // From here nothing but the mail server's answer, or a person who knows it, moves the order: the mail may be taken.
  { from: 'sending', event: 'send', to: 'report_sent', by: 'system or Admin' },
  { from: 'sending', event: 'stop_sending', to: 'ready', by: 'system or Admin' },
  { from: 'report_sent', event: 'complete', to: 'completed', by: 'gateway' },
  // It came so late that nothing is to be paid: whatever is held goes back, and nothing is debited.
  { from: 'report_sent', event: 'waive', to: 'completed', by: 'system' },
  { from: 'report_sent', event: 'lose_hold', to: 'payment_problem', by: 'gateway' },
  { from: 'payment_problem', event: 'settle_debt', to: 'completed', by: 'gateway' },
  { from: 'payment_problem', event: 'write_off', to: 'written_off', by: 'Admin' },
  { from: 'completed', event: 'claim', to: 'claim_open', by: 'customer' },
  { from: 'claim_open', event: 'reject_claim', to: 'completed', by: 'staff' },
  { from: 'claim_open', event: 'correct', to: 'in_progress', by: 'staff' },
  { from: 'claim_open', event: 'grant_refund', to: 'refunding', by: 'second person' },
  { from: 'refunding', event: 'finish_refund', to: 'refunded', by: 'gateway' },
  { from: 'refunding', event: 'fail_refund', to: 'claim_open', by: 'gateway' },
  { from: 'not_found', event: 'reopen', to: 'in_progress', by: 'staff' },
  { from: 'not_found', event: 'close', to: 'closed', by: 'timer' },
]);

/** A customer may still cancel while nobody works on the order. */
export function mayCustomerCancel(state: OrderState): boolean {
  return rowOf(state).isBeforeWork;
}

/** The report is with the customer: download it, and the card may be debited. */
export function isReportSent(state: OrderState): boolean {
  return rowOf(state).isSent;
}

/** Nothing will happen to it any more unless somebody starts something new. */
export function isClosed(state: OrderState): boolean {
  return !rowOf(state).isOpen;
}

/**
 * Ways to look at one's orders. Every order is in one of open, delivered and closed; `waiting` are those among them that
 * want something of the customer.
 */
export const orderViews = ['all', 'open', 'waiting', 'delivered', 'closed'] as const;
export type OrderListView = (typeof orderViews)[number];

/** It goes on only when the customer pays or answers. */
export function isWaiting(state: OrderState): boolean {
  const { waitsFor } = rowOf(state);
  return waitsFor === 'payment' || waitsFor === 'answer';
}

/** Its customer may start a new payment. */
export function isPayable(state: OrderState): boolean {
  return rowOf(state).waitsFor === 'payment';
}

/** It ended without a report; a company that was not found may be looked for again, but nobody is looking now. */
export function isClosedUnsent(state: OrderState): boolean {
  const { ending } = rowOf(state);
  return ending === 'cancelled' || ending === 'not_found';
}

/** It ended without a report, for good: nothing more is found out about its company. */
export function isOverUnsent(state: OrderState): boolean {
  return isClosed(state) && isClosedUnsent(state);
}

/** Whether an order in this state is shown in a view. */
export function isInView(view: OrderListView, state: OrderState): boolean {
  if (view === 'all') return true;
  if (view === 'waiting') return isWaiting(state);
  if (view === 'delivered') return isReportSent(state);
  if (view === 'closed') return isClosedUnsent(state);
  return !isReportSent(state) && !isClosedUnsent(state);
}

/** The states that a view shows. */
export function statesOfView(view: OrderListView): readonly OrderState[] {
  return orderStates.filter((state) => isInView(view, state));
}

/** Events that say who goes on with an order: they are the desk's own, and neither customer nor time limit counts them. */
export const handEvents: readonly OrderEvent[] = ['give', 'put_back'];

/** Whether an event row, which holds its event as text, is of those. */
export function isHandEvent(event: string): boolean {
  return handEvents.some((hand) => hand === event);
}

/** The states of which the staff's queue consists. */
export const queuedStates: readonly OrderState[] = orderStates.filter((state) => rowOf(state).isQueued);

/** Accepted, and its report is not finished: until it is, the hold on the card has to be kept alive. */
export const unfinishedStates: readonly OrderState[] = orderStates.filter((state) => {
  const { stepsDone, isOpen, isSent, ending } = rowOf(state);
  return isOpen && !isSent && ending === null && stepsDone >= 2 && stepsDone < 4;
});

/**
 * What only its customer is told, and only while it makes sense: in any other state the mail is not sent any more, and
 * addresses that get copies never get one.
 */
export const noticeStates: Readonly<Partial<Record<Notice, readonly OrderState[]>>> = {
  question_reminder: ['needs_clarification'],
  funds_reminder: ['funds_needed'],
  payment_reminder: ['payment_problem'],
  invoice_reminder: ['completed'],
  review_request: ['completed'],
  hold_ending: unfinishedStates,
  late_likely: ['queued', 'in_progress'],
  late: ['queued', 'in_progress', 'in_review', 'ready'],
  share_question: ['share_offered'],
  share_waiting: ['awaiting_more'],
};

/** Whether an order is one of those. */
export function isUnfinished(state: OrderState): boolean {
  return unfinishedStates.includes(state);
}

/** Whether what is found out still becomes part of the report: until it is finished. */
export function isInWork(state: OrderState): boolean {
  return (['assign', 'submit', 'answer'] as const).some((event) => orderMachine.may(state, event));
}

/** Whether time that goes by makes it late by our fault: who waits for more, as they wished, is asked again on the day. */
export function isLateByUs(state: OrderState): boolean {
  return isOnUs(state) && state !== 'awaiting_more';
}

/** It waits for us alone: while it does, its promised day can be missed by our fault. */
export function isOnUs(state: OrderState): boolean {
  const { waitsFor, isSent } = rowOf(state);
  return !isSent && (waitsFor === 'staff' || waitsFor === 'system' || waitsFor === 'mail server');
}
