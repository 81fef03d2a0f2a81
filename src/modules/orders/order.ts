import type { Locale } from '#kernel/locale.ts';
import { type Money, money } from '#kernel/money.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { OrderSubject } from './contract.ts';
import type { OrderState } from './order-states.ts';

/** An order as the server knows it. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly secretSealed: string;
  readonly state: OrderState;
  readonly revision: number;
  readonly accountId: string | null;
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

/** What the buyer was told to pay: the tariff's price, or the agreed share of it. */
export function priceOf({ agreedMinor, tariff }: Pick<Order, 'agreedMinor' | 'tariff'>): Money {
  return agreedMinor === null ? tariff.price : money(agreedMinor, tariff.price.currency);
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
