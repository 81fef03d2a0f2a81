import { randomUUID } from 'node:crypto';
import type { Refusal } from '../ledger/refusal.ts';

/** What the gateway's refusals are at YooKassa: status, code and the parameter it names. All others are requests that do not fit. */
const kinds: Readonly<Record<string, readonly [number, string, string?]>> = {
  not_found: [404, 'not_found'],
  unauthorised: [401, 'invalid_credentials'],
  too_many_requests: [429, 'too_many_requests'],
  internal: [500, 'internal_server_error'],
  idempotency_key_reused: [400, 'invalid_request', 'Idempotence-Key'],
  key_missing: [400, 'invalid_request', 'Idempotence-Key'],
  unknown_card: [400, 'invalid_request', 'payment_method_id'],
  amount_too_large: [400, 'invalid_request', 'amount'],
};

/** A refusal as YooKassa writes it. */
export function yookassaRefusal({ code, message }: Refusal): { status: number; body: unknown } {
  const [status, named, parameter] = kinds[code] ?? [400, 'invalid_request'];
  return {
    status,
    body: {
      type: 'error',
      id: randomUUID(),
      code: named,
      description: message,
      ...(parameter === undefined ? {} : { parameter }),
    },
  };
}
