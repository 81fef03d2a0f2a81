import Stripe from 'stripe';
import { GatewayRefusal, GatewayUnavailable } from '../port/gateway.ts';

export type StripeOptions = Readonly<{
  /** A secret or restricted key. */
  apiKey: string;
  /** Where the API is spoken, if not at Stripe itself. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}>;

/** The form of Stripe's objects this room was written for; another one is another change of the code. */
const apiVersion = '2026-10-28.endive';

type SessionParams = Stripe.Checkout.SessionCreateParams;
type IntentData = NonNullable<SessionParams['payment_intent_data']>;
/** A page that holds an amount. Whether it is debited with it is not for callers to say. */
export type HoldPage = Omit<SessionParams, 'mode' | 'payment_intent_data'> & {
  payment_intent_data: Omit<IntentData, 'capture_method'>;
};
/** A page that verifies a card and saves it. */
export type SetupPage = Omit<SessionParams, 'mode' | 'payment_intent_data'>;
/** A hold on a saved card, without the payer. */
export type SavedCardHold = Omit<
  Stripe.PaymentIntentCreateParams,
  'capture_method' | 'confirm' | 'off_session'
>;

/** What an answer of Stripe is asked to bring along, so that one call tells all. */
const ofSession = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
const ofIntent = ['latest_charge'];

/**
 * All that is ever asked of Stripe, each once: repeating is up to the outbox, which has the key. Every payment intent is
 * made with `capture_method: manual`, written here behind whatever the caller gave: nothing is debited but by `capture`.
 * Answers are not trusted yet: they are read by the shapes of `stripe-wire.ts`.
 */
export function createStripeCalls(options: StripeOptions) {
  const at = options.apiUrl === undefined ? undefined : new URL(options.apiUrl);
  const send = options.fetch ?? globalThis.fetch;
  const stripe = new Stripe(options.apiKey, {
    apiVersion,
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: options.timeoutMs ?? 10_000,
    // Not Node's own client: a lost connection would be tried again by the SDK, whatever it is told of retries.
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      send(url, { ...init, redirect: 'error' }),
    ),
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? '80' : '443'),
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
  const asked = async (call: Promise<unknown>): Promise<unknown> => {
    try {
      return await call;
    } catch (error) {
      throw gatewayErrorOf(error);
    }
  };
  return {
    openHoldPage: ({ payment_intent_data, ...page }: HoldPage, idempotencyKey: string) =>
      asked(
        stripe.checkout.sessions.create(
          {
            ...page,
            expand: ofSession,
            mode: 'payment',
            payment_intent_data: { ...payment_intent_data, capture_method: 'manual' },
          },
          { idempotencyKey },
        ),
      ),
    openSetupPage: (page: SetupPage, idempotencyKey: string) =>
      asked(
        stripe.checkout.sessions.create({ ...page, expand: ofSession, mode: 'setup' }, { idempotencyKey }),
      ),
    holdSavedCard: (hold: SavedCardHold, idempotencyKey: string) =>
      asked(
        stripe.paymentIntents.create(
          { ...hold, expand: ofIntent, confirm: true, off_session: true, capture_method: 'manual' },
          { idempotencyKey },
        ),
      ),
    findSession: (id: string) => asked(stripe.checkout.sessions.retrieve(id, { expand: ofSession })),
    findIntent: (id: string) => asked(stripe.paymentIntents.retrieve(id, { expand: ofIntent })),
    capture: (id: string, amount: number, idempotencyKey: string) =>
      asked(
        stripe.paymentIntents.capture(
          id,
          { amount_to_capture: amount, expand: ofIntent },
          { idempotencyKey },
        ),
      ),
    cancelIntent: (id: string, idempotencyKey: string) =>
      asked(
        stripe.paymentIntents.cancel(
          id,
          { cancellation_reason: 'requested_by_customer' },
          { idempotencyKey },
        ),
      ),
    closeSession: (id: string, idempotencyKey: string) =>
      asked(stripe.checkout.sessions.expire(id, {}, { idempotencyKey })),
    forgetCard: (paymentMethod: string, idempotencyKey: string) =>
      asked(stripe.paymentMethods.detach(paymentMethod, {}, { idempotencyKey })),
    refund: (params: Stripe.RefundCreateParams, idempotencyKey: string) =>
      asked(stripe.refunds.create(params, { idempotencyKey })),
    listRefunds: (intent: string) => asked(stripe.refunds.list({ payment_intent: intent, limit: 100 })),
    /** Newest first. */
    listDisputes: (intent: string) => asked(stripe.disputes.list({ payment_intent: intent, limit: 10 })),
    /** A page of payment intents, newest first. */
    listIntents: (sinceSeconds: number, after: string | undefined) =>
      asked(
        stripe.paymentIntents.list({
          created: { gte: sinceSeconds },
          limit: 100,
          expand: ['data.latest_charge'],
          ...(after === undefined ? {} : { starting_after: after }),
        }),
      ),
  };
}

/** An issuer said no; the intent that says so can be asked about. */
export class CardDeclined extends GatewayRefusal {
  readonly intentId: string | undefined;
  constructor(code: string, message: string, intentId: string | undefined) {
    super(code, message);
    this.intentId = intentId;
  }
}

/** Whether the call may have had an effect decides: what Stripe refused had none, of all else nothing is known. */
function gatewayErrorOf(error: unknown): Error {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    return new CardDeclined(
      error.decline_code ?? error.code ?? 'generic_decline',
      error.message,
      error.payment_intent?.id,
    );
  }
  if (error instanceof errors.StripeIdempotencyError)
    return new GatewayRefusal('idempotency_key_reused', error.message);
  if (error instanceof errors.StripeInvalidRequestError) {
    const code = error.code === 'resource_missing' ? 'not_found' : error.code;
    // Without a type it came from something in between.
    if (error.rawType === undefined)
      return new GatewayUnavailable(`something answered ${error.statusCode} instead of Stripe`);
    return new GatewayRefusal(code ?? 'invalid_request', error.message);
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new GatewayRefusal('unauthorised', 'Stripe does not accept the key.');
  return new GatewayUnavailable('Stripe was not reached, or did not answer in time', { cause: error });
}
