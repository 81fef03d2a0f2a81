import { createHmac, timingSafeEqual } from 'node:crypto';
import { type GatewayEvent, GatewayRefusal } from './gateway.ts';
import { webhookBody } from './sandbox-wire.ts';

/** A webhook older or newer than this is a replay, or one of the clocks is wrong. */
const toleranceSeconds = 300;

/**
 * Checks the header `t=<unix seconds>,v1=<hex>` (HMAC-SHA-256 of `t.body`) against each secret and names the event.
 * Throws GatewayRefusal `webhook_forged`, `webhook_stale` or `webhook_unreadable`.
 */
export function readSandboxWebhook(
  rawBody: string,
  signature: string,
  now: Date,
  secrets: readonly string[],
): GatewayEvent {
  const { t, given } = readHeader(signature);
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest();
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
  if (!isSigned) throw new GatewayRefusal('webhook_forged', 'The webhook is not signed by the gateway.');
  if (Math.abs(now.getTime() / 1000 - Number(t)) > toleranceSeconds) {
    throw new GatewayRefusal('webhook_stale', 'The webhook was signed too long ago.');
  }
  const event = webhookBody.safeParse(parseJson(rawBody));
  if (!event.success) throw new GatewayRefusal('webhook_unreadable', 'The webhook has an unknown form.');
  const { id, type, payment_id } = event.data;
  return { eventId: id, type, gatewayPaymentId: payment_id };
}

/** Several `v1` may stand in one header while the gateway changes its secret. */
function readHeader(signature: string): { t: string; given: Buffer[] } {
  const pairs = signature.split(',').map((pair) => pair.trim().split('='));
  const valuesOf = (name: string) => pairs.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const t = valuesOf('t')[0] ?? '';
  const given = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!/^\d{1,12}$/.test(t) || given.length === 0) {
    throw new GatewayRefusal('webhook_forged', 'The webhook has no readable signature.');
  }
  return { t, given: given.map((value) => Buffer.from(value, 'hex')) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
