import type { Locale } from '#kernel/locale.ts';
import type { Money } from '#kernel/money.ts';

/** Hold the amount on the card now, or only verify and save the card for a later hold. */
export type PaymentRoute = 'hold' | 'verify';

/** The status of one payment at the gateway right now, as it says itself. Never inferred from a webhook's payload. */
export type GatewayStatus = Readonly<{
  /** By which it is asked from now on: some gateways name a page first and the hold that came of it later. */
  gatewayPaymentId: string;
  status:
    | 'open'
    | 'requires_action'
    | 'authorised'
    | 'verified'
    | 'declined'
    | 'captured'
    | 'voided'
    | 'expired';
  amount: Money;
  capturedMinor: number;
  refundedMinor: number;
  /** The order this payment was opened for; checked before any transition. */
  orderId: string;
  attempt: number;
  /** Until when the hold can be captured; set while authorised. */
  captureBefore: Date | null;
  /** Reusable card token of the verify route. */
  cardToken: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  declineCode: string | null;
  /** Where the payer goes on while `open` or `requires_action`. */
  hostedUrl: string | null;
  /** The latest chargeback; null where there was none. */
  dispute: GatewayDispute | null;
}>;

/**
 * The payer's bank takes a captured payment back: at once, before anybody has decided. `open` counts as taken, `won`
 * came back to us, `lost` stays with the payer.
 */
export type GatewayDispute = Readonly<{
  gatewayDisputeId: string;
  status: 'open' | 'won' | 'lost';
  amount: Money;
  /** The scheme's reason in the gateway's own word, e.g. `product_not_received`. */
  reason: string;
  /** Until when evidence is taken. */
  evidenceDueBy: Date | null;
}>;

/** What a new hosted session needs. */
export type SessionRequest = Readonly<{
  orderId: string;
  orderNumber: string;
  attempt: number;
  route: PaymentRoute;
  amount: Money;
  locale: Locale;
  /** The payer's, by its IANA name; null where it is not known. */
  timeZone: string | null;
  /** What the payer reads above the amount. */
  description: string;
  /** What is bought, name by name: company, country, tariff, by when. */
  details: readonly Readonly<{ name: string; value: string }>[];
  successUrl: string;
  cancelUrl: string;
}>;

/** One refund right now. `pending` may take days, and even one that `succeeded` may turn out `failed` later. */
export type GatewayRefundStatus = Readonly<{
  gatewayRefundId: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: Money;
  /** With which it was asked for; null of one that somebody made at the gateway itself. */
  key: string | null;
}>;

/**
 * A card gateway. Every change carries an idempotency key: the same key gives the same answer for ever.
 * Methods throw `GatewayRefusal` for an answer that will not change by asking again, and `GatewayUnavailable`
 * when it is not known whether the call had an effect.
 */
export interface PaymentGateway {
  /** Lower case; stands with each payment and in the address of its webhooks. */
  readonly name: string;
  /** The header, lower case, in which its webhooks are signed; null where it signs none: then only news of known payments is taken. */
  readonly signatureHeader: string | null;
  /** Whether its webhooks may come from this address; from everywhere where that is not asked. */
  isSender?(address: string): boolean;
  openSession(request: SessionRequest, key: string): Promise<GatewayStatus>;
  /** Merchant-initiated hold on a saved card. The status may be `declined` or `requires_action`. */
  authoriseSavedCard(request: SessionRequest & { cardToken: string }, key: string): Promise<GatewayStatus>;
  /** Gives up a saved card for good, also one that was given up before; not there where the gateway keeps cards whatever it is asked. */
  forgetCard?(cardToken: string, key: string): Promise<void>;
  find(gatewayPaymentId: string): Promise<GatewayStatus | undefined>;
  capture(gatewayPaymentId: string, amount: Money, key: string): Promise<GatewayStatus>;
  /** Releases a hold or closes an open session; final. Answers the status when there is nothing left to release. */
  release(gatewayPaymentId: string, key: string): Promise<GatewayStatus>;
  /**
   * Gives a part of captured money back, or all. Refused where more is asked than is left, refunds under way counted, and
   * while a chargeback is open or lost. The key (`o{order}:refund:{n}`) is kept with the refund, for `listRefunds`.
   */
  refund(gatewayPaymentId: string, amount: Money, key: string): Promise<GatewayRefundStatus>;
  /** Every refund of a payment, at most 100: what is true when an answer was lost, long after its key has expired too. */
  listRefunds(gatewayPaymentId: string): Promise<readonly GatewayRefundStatus[]>;
  /** Payments created since, for reconciliation; or those of one attempt: then none of the others is read, and none that cannot be is in the way. */
  listSince(since: Date, of?: AttemptLabel): AsyncIterable<GatewayStatus>;
  /**
   * Checks a webhook's signature over its raw body and names the event; throws GatewayRefusal if forged or stale.
   * Undefined where it is good and of no payment of ours.
   */
  readWebhook(rawBody: string, signature: string, now: Date): GatewayEvent | undefined;
}

/** What a payment is labelled with at its gateway. */
export type AttemptLabel = Readonly<{ orderId: string; attempt: number }>;

/** Whether a payment with this label is asked for: all are, where no attempt is named. Pure. */
export function isAskedFor(label: AttemptLabel | undefined, of: AttemptLabel | undefined): boolean {
  if (label === undefined) return false;
  return of === undefined || (label.orderId === of.orderId && label.attempt === of.attempt);
}

/** A hint that something changed; the object is fetched before anything is believed. */
export type GatewayEvent = Readonly<{
  eventId: string;
  type: string;
  gatewayPaymentId: string;
  /** Which attempt it says it is of: a gateway may call one payment by several names, and we know only some. */
  of?: AttemptLabel;
}>;

/** The gateway understood and said no. */
export class GatewayRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'GatewayRefusal';
    this.code = code;
  }
}

/** Timeout, dropped connection, 5xx or 429: the effect is unknown. */
export class GatewayUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'GatewayUnavailable';
  }
}
