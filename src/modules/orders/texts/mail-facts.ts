import type { ReportKind } from '#kernel/reports/report-kind.ts';

/** What a mail is told to fill its sentences. */
export type MailFacts = Readonly<{
  number: string;
  company: string;
  kind: ReportKind;
  price: string;
  /** `by 26 November 2026, 18:00 UTC at the latest` */
  dueBy: string;
  reason: string;
  card: CardFate;
  /** Why a report with little in it is sent all the same; empty for others. */
  thinReason: string;
  /** Given back, or about to be; empty where nothing is. */
  refund: string;
  /** The whole price, and the share of it that a thin report was taken for in per cent; 100 for others. */
  whole: string;
  sharePercent: number;
  /** The question about a thin report; undefined where none was asked. */
  offer: OfferFacts | undefined;
  /** The invoice, of an order that is paid by one; empty while there is none. */
  /** `rest` of one that was paid in part, empty of any other. */
  invoice: Readonly<{ number: string; dueOn: string; rest: string }> | undefined;
  /** What the late rule makes of the price, a sentence; empty where it changes nothing. */
  late: string;
  isFree: boolean;
  /** A report that replaces one the customer has paid for. */
  isCorrection: boolean;
}>;

/** What was ever done to the customer's card: an amount held on it, the card only verified, or neither. */
export const cardFates = ['held', 'verified', 'untouched'] as const;
export type CardFate = (typeof cardFates)[number];

/** What a buyer is asked about a report with little in it, in the reader's words. */
export type OfferFacts = Readonly<{
  completenessPercent: number;
  sharePercent: number;
  share: string;
  reason: string;
  /** As `26 November 2026, 18:00 UTC`. */
  answerBy: string;
  /** Empty where it is too late to wait. */
  waitLatest: string;
  waitUntil: string;
  isSilence: boolean;
}>;
