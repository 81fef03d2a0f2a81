import { createHmac, timingSafeEqual } from 'node:crypto';
import { GatewayRefusal } from './gateway.ts';

/** A webhook older or newer than this is a replay, or one of the clocks is wrong. */
const toleranceSeconds = 300;

/**
 * Checks the header `t=<unix seconds>,v1=<hex>` (HMAC-SHA-256 of `t.body`, as Stripe and the sandbox sign) against each
 * secret. Throws GatewayRefusal `webhook_forged` or `webhook_stale`.
 */
export function checkSignature(
  rawBody: string,
  signature: string,
  now: Date,
  secrets: readonly string[],
): void {
  const { t, given } = readHeader(signature);
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest();
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
  if (!isSigned) throw new GatewayRefusal('webhook_forged', 'The webhook is not signed by the gateway.');
  if (Math.abs(now.getTime() / 1000 - Number(t)) > toleranceSeconds) {
    throw new GatewayRefusal('webhook_stale', 'The webhook was signed too long ago.');
  }
}

/** The JSON of a body; undefined where it is none. */
export function parseWebhook(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
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
