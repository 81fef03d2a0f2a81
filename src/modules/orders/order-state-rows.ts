import { dayMs, minuteMs } from '#kernel/clock.ts';
import { unpaidMinutes } from './desk/desk-hours.ts';
import type { Notice } from './notices.ts';
import type { OrderEvent, OrderState } from './order-state-names.ts';

/** How loud a state is where it is shown in a pill. */
export type OrderTone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

/** How an order ends, or goes on, where it does not simply end with a paid report. */
export type OrderEnding = 'cancelled' | 'not_found' | 'unpaid' | 'claim' | 'refunded';

/** All that is known of a state beside its edges; whoever shows, lists or times orders asks here. */
export type OrderStateRow = Readonly<{
  /** To the customer: what wants something of them stands out. */
  tone: OrderTone;
  /** To the staff: what waits for them is told from what waits for others. */
  staffTone: OrderTone;
  /** Something may still happen to it without anybody starting anything new. */
  isOpen: boolean;
  /** The report is with the customer. */
  isSent: boolean;
  /** Staff have something to do or to watch: it stands in their queue. */
  isQueued: boolean;
  /** Placed, and nobody works on it yet. */
  isBeforeWork: boolean;
  /** How many of the six steps of the customer's timeline are done: placed, paid, research, review, sent, charged. */
  stepsDone: number;
  ending: OrderEnding | null;
  /** Who or what has to act for it to go on. */
  waitsFor: 'payment' | 'answer' | 'staff' | 'system' | 'mail server' | 'gateway' | null;
  /** The mail that tells the customer of it. */
  mail: Notice | null;
  /** What happens by itself when nothing else has happened for so long. */
  limit: Readonly<{ afterMs: number; event: OrderEvent }> | null;
}>;

/** What most states have in common; a row says all that is particular to its state. */
const quiet = {
  isOpen: true,
  isSent: false,
  isQueued: true,
  isBeforeWork: false,
  ending: null,
  mail: null,
  limit: null,
} as const;
const sent = { ...quiet, isSent: true } as const;
const over = { ...quiet, isOpen: false, isQueued: false, waitsFor: null } as const;

/** One row a state; a state without one does not compile. */
const orderStateRows = {
  draft: {
    ...quiet,
    tone: 'info',
    staffTone: 'plain',
    isQueued: false,
    stepsDone: 0,
    waitsFor: null,
  },
  awaiting_payment: {
    ...quiet,
    tone: 'warn',
    staffTone: 'plain',
    isQueued: false,
    isBeforeWork: true,
    stepsDone: 1,
    waitsFor: 'payment',
    limit: { afterMs: unpaidMinutes * minuteMs, event: 'expire' },
  },
  queued: {
    ...quiet,
    tone: 'info',
    staffTone: 'info',
    isBeforeWork: true,
    stepsDone: 2,
    waitsFor: 'staff',
    mail: 'accepted',
  },
  in_progress: { ...quiet, tone: 'info', staffTone: 'info', stepsDone: 2, waitsFor: 'staff' },
  needs_clarification: {
    ...quiet,
    tone: 'warn',
    staffTone: 'warn',
    stepsDone: 2,
    waitsFor: 'answer',
    mail: 'question',
    // Ten business days are at most sixteen calendar days with two weekends and holidays.
    limit: { afterMs: 16 * dayMs, event: 'lapse' },
  },
  in_review: { ...quiet, tone: 'info', staffTone: 'info', stepsDone: 3, waitsFor: 'staff' },
  share_offered: {
    ...quiet,
    tone: 'warn',
    staffTone: 'warn',
    stepsDone: 3,
    waitsFor: 'answer',
    mail: 'share_question',
  },
  awaiting_more: {
    ...quiet,
    tone: 'info',
    staffTone: 'info',
    stepsDone: 2,
    waitsFor: 'staff',
    mail: 'share_waiting',
  },
  ready: { ...quiet, tone: 'info', staffTone: 'good', stepsDone: 4, waitsFor: 'system' },
  funds_needed: {
    ...quiet,
    tone: 'warn',
    staffTone: 'warn',
    stepsDone: 4,
    waitsFor: 'payment',
    mail: 'funds_needed',
    limit: { afterMs: 14 * dayMs, event: 'give_up' },
  },
  sending: { ...quiet, tone: 'info', staffTone: 'good', stepsDone: 4, waitsFor: 'mail server' },
  report_sent: { ...sent, tone: 'good', staffTone: 'good', stepsDone: 5, waitsFor: 'gateway' },
  completed: { ...over, isSent: true, tone: 'good', staffTone: 'good', stepsDone: 6, mail: 'charged' },
  payment_problem: {
    ...sent,
    tone: 'warn',
    staffTone: 'bad',
    stepsDone: 5,
    waitsFor: 'payment',
    mail: 'payment_problem',
  },
  written_off: { ...over, isSent: true, tone: 'plain', staffTone: 'plain', stepsDone: 5, ending: 'unpaid' },
  not_found: {
    ...over,
    // It may be looked for again, but nobody is looking now.
    isOpen: true,
    tone: 'plain',
    staffTone: 'plain',
    stepsDone: 2,
    ending: 'not_found',
    mail: 'not_found',
    limit: { afterMs: 30 * dayMs, event: 'close' },
  },
  closed: { ...over, tone: 'plain', staffTone: 'plain', stepsDone: 2, ending: 'not_found' },
  cancelled: {
    ...over,
    tone: 'plain',
    staffTone: 'plain',
    stepsDone: 1,
    ending: 'cancelled',
    mail: 'cancelled',
  },
  claim_open: {
    ...sent,
    tone: 'info',
    staffTone: 'warn',
    stepsDone: 6,
    ending: 'claim',
    waitsFor: 'staff',
  },
  refunding: {
    ...sent,
    tone: 'info',
    staffTone: 'plain',
    stepsDone: 6,
    ending: 'claim',
    waitsFor: 'gateway',
  },
  refunded: {
    ...over,
    isSent: true,
    tone: 'plain',
    staffTone: 'plain',
    stepsDone: 6,
    ending: 'refunded',
    mail: 'refunded',
  },
} as const satisfies Record<OrderState, OrderStateRow>;

/** What is known of a state. */
export function rowOf(state: OrderState): OrderStateRow {
  return orderStateRows[state];
}
