import type { Locale } from '#kernel/locale.ts';
import { type Money, money } from '#kernel/money.ts';
import { lateMinorOf } from '#kernel/reports/late-prices.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { OrderSubject } from './contract.ts';
import type { LatePromise } from './late/lateness.ts';
import { isLateByUs, type OrderState } from './order-states.ts';

/** An order as the server knows it. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly secretSealed: string;
  readonly state: OrderState;
  readonly revision: number;
  readonly accountId: string | null;
  /** The company it was ordered for: its people see it. */
  readonly entityId: string | null;
  readonly email: string;
  readonly locale: Locale;
  /** The buyer's, by its IANA name; null where nobody told. */
  readonly timeZone: string | null;
  readonly countryId: number;
  /** Alpha-2, upper case: its holidays move due dates. */
  readonly countryCode: string;
  /** What was ordered; its tariff was one of this report. */
  readonly reportKind: ReportKind;
  readonly subject: OrderSubject;
  /** The tariff as it was when the order was placed: later changes never touch it. */
  readonly tariff: TariffSnapshot;
  /** What the buyer pays of the price for a report with little in it; null: all of it. */
  readonly agreedMinor: number | null;
  /** Business days of the desk by which it was sent too late by our fault, as far as written down; 0 where it was not. */
  readonly lateDays: number;
  /** What the late rule leaves of the price, in per cent. */
  readonly latePercent: number;
  readonly termsVersion: string;
  readonly placedAt: Date;
  readonly startedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedMinutes: number;
  readonly dueMin: Date | null;
  readonly dueMax: Date | null;
  readonly assigneeId: string | null;
  readonly authorId: string | null;
  readonly approverId: string | null;
  /** When the mail server was asked to take the report; null once it has answered, or nobody waits any more. */
  readonly sendingSince: Date | null;
  /** While `sending`: an attempt ended without an answer, so the report may be with the customer. */
  readonly isSendInDoubt: boolean;
  readonly sentAt: Date | null;
  readonly mailMessageId: string | null;
  readonly deliveryProblem: string | null;
  readonly closedAt: Date | null;
}

type Priced = Pick<Order, 'agreedMinor' | 'latePercent' | 'tariff'>;

/** What the buyer was told to pay: the tariff's price, or the less of an agreed share of it and what the late rule leaves of it. */
export function priceOf({ agreedMinor, latePercent, tariff: { price } }: Priced): Money {
  const { amountMinor, currency } = price;
  return money(Math.min(agreedMinor ?? amountMinor, lateMinorOf(amountMinor, latePercent)), currency);
}

/** Nothing is to be paid: the report comes too late for that. */
export function isFree(order: Priced): boolean {
  return priceOf(order).amountMinor === 0;
}

/** Whether the late rule made it cheaper than it was: a small agreed share may be less still. */
export function isCheaperByLateness(order: Priced): boolean {
  return priceOf(order).amountMinor < priceOf({ ...order, latePercent: 100 }).amountMinor;
}

/** What its lateness is read from. */
export function latePromiseOf(
  order: Pick<Order, 'state' | 'tariff' | Exclude<keyof LatePromise, 'isOnUs' | 'work' | 'maxDays'>>,
): LatePromise {
  const { state, revision, dueMax, pausedAt, countryCode, lateDays, latePercent, tariff } = order;
  const work = state === 'queued' ? state : state === 'in_progress' ? 'begun' : 'handed over';
  const standing = { isOnUs: isLateByUs(state), work, maxDays: tariff.maxDays } as const;
  return { ...standing, revision, dueMax, pausedAt, countryCode, lateDays, latePercent };
}

/** The version of the public offer since which a buyer agrees to more than one hold in place of the first, before its end and once after it. */
export const furtherHoldsSince = 8;

/** Whether the offer that was accepted with an order lets its card be held on after a hold has ended, and again before a renewed one ends. */
export function agreesToFurtherHolds({ termsVersion }: Pick<Order, 'termsVersion'>): boolean {
  return Number(termsVersion) >= furtherHoldsSince;
}

export type TariffSnapshot = Readonly<{
  id: number;
  version: number;
  name: Readonly<Record<Locale, string>>;
  price: Money;
  minDays: number;
  maxDays: number;
}>;

export { subjectName } from './texts/subject-words.ts';
