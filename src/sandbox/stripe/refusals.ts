import { Refusal } from '../ledger/refusal.ts';

/** A no in Stripe's words, with what stands beside it. */
export class StripeRefusal extends Refusal {
  readonly more: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(status, code, message);
    this.more = more;
  }
}

const invalid = 'invalid_request_error';
/** What the gateway's refusals are at Stripe: status, type and code. */
const kinds: Readonly<Record<string, readonly [number, string, string]>> = {
  not_found: [404, invalid, 'resource_missing'],
  unknown_card: [400, invalid, 'resource_missing'],
  unauthorised: [401, invalid, 'invalid_api_key'],
  already_captured: [400, invalid, 'payment_intent_unexpected_state'],
  hold_expired: [400, invalid, 'payment_intent_unexpected_state'],
  unexpected_state: [400, invalid, 'payment_intent_unexpected_state'],
  payment_disputed: [400, invalid, 'charge_disputed'],
  amount_too_large: [400, invalid, 'amount_too_large'],
  invalid_input: [400, invalid, 'parameter_invalid'],
  key_missing: [400, invalid, 'parameter_missing'],
  idempotency_key_reused: [400, 'idempotency_error', 'idempotency_key_in_use'],
  too_many_requests: [429, invalid, 'rate_limit'],
};

/** A refusal as Stripe writes it. */
export function stripeRefusal(refusal: Refusal): { status: number; body: unknown } {
  const more = refusal instanceof StripeRefusal ? refusal.more : {};
  const own = refusal.status === 402 ? ([402, 'card_error', refusal.code] as const) : undefined;
  const [status, type, code] = own ?? kinds[refusal.code] ?? [refusal.status, 'api_error', refusal.code];
  return { status, body: { error: { type, code, message: refusal.message, ...more } } };
}

/** What an issuer's no is called. */
export function cardError(declineCode: string): { code: string; decline_code?: string; message: string } {
  const message = 'Your card was declined.';
  if (declineCode === 'authentication_failed')
    return {
      code: 'payment_intent_authentication_failure',
      message: 'The payer could not be authenticated.',
    };
  const named = ['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required'];
  return {
    code: named.includes(declineCode) ? declineCode : 'card_declined',
    decline_code: declineCode,
    message,
  };
}
