import { addCalendarDays, type CalendarDay, calendarDayOf } from '#kernel/business-days.ts';
import { dayMs } from '#kernel/clock.ts';
import type { Currency, Money } from '#kernel/money.ts';

/** `reserved` and `owed` use the limit; `lapsed` is a reservation that nobody made use of within a year. */
export type DebtState = 'reserved' | 'refused' | 'released' | 'lapsed' | 'owed' | 'credited' | 'paid';

/** Why nothing was kept of a limit. */
export type CreditRefusal = 'no_credit' | 'other_currency' | 'limit_reached';

/** What one payment by invoice came to. */
export type Debt = Readonly<{
  id: string;
  key: string;
  orderId: string;
  attempt: number;
  accountId: string | null;
  state: DebtState;
  amountMinor: number;
  currency: Currency;
  days: number;
  refusal: CreditRefusal | null;
  /** Of the invoice; 0 while there is none. */
  dueMinor: number;
  dueOn: CalendarDay | null;
  creditedMinor: number;
  /** What transfers have brought of it, those that were taken back not counted. */
  paidMinor: number;
  createdAt: Date;
}>;

/** Money that goes back: taken off the debt at once, or a transfer that a person makes by hand. */
export type DebtRefund = Readonly<{
  id: string;
  debtId: string;
  key: string;
  amountMinor: number;
  /** How much of it a person transfers; the rest was taken off what was not paid. */
  backMinor: number;
  state: 'pending' | 'succeeded';
}>;

/** An account that may pay by invoice. */
export type CreditLine = Readonly<{
  accountId: string;
  limit: Money;
  days: number;
  endedAt: Date | null;
}>;

const reservedForMs = 365 * dayMs;

/** Until when a reservation can become an invoice. */
export function reservedUntil({ createdAt }: Pick<Debt, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + reservedForMs);
}

/** What is still to be paid of an invoice. */
export function owedMinor({
  state,
  dueMinor,
  creditedMinor,
  paidMinor,
}: Pick<Debt, 'state' | 'dueMinor' | 'creditedMinor' | 'paidMinor'>): number {
  return state === 'owed' ? dueMinor - creditedMinor - paidMinor : 0;
}

/** How an invoice stands by what is left of it; whatever is none stays as it is. Pure. */
export function stateOf(debt: Pick<Debt, 'state' | 'dueMinor' | 'creditedMinor' | 'paidMinor'>): DebtState {
  if (debt.state !== 'owed' || owedMinor(debt) > 0) return debt.state;
  return debt.paidMinor > 0 ? 'paid' : 'credited';
}

/** By when an invoice of today is paid. */
export function dueDay(now: Date, days: number): CalendarDay {
  return addCalendarDays(calendarDayOf(now), days);
}

/** Why an amount cannot be kept of a limit; undefined where it can. Pure. */
export function refusalOf(
  amount: Money,
  line: CreditLine | undefined,
  usedMinor: number,
): CreditRefusal | undefined {
  if (line === undefined || line.endedAt !== null) return 'no_credit';
  if (line.limit.currency !== amount.currency) return 'other_currency';
  return usedMinor + amount.amountMinor > line.limit.amountMinor ? 'limit_reached' : undefined;
}
