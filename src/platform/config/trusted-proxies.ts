import { isIP } from 'node:net';
import { z } from 'zod';

/** Addresses and networks of proxies, with a bound on each network so that it can never be everybody. */
export const proxies = z
  .string()
  .max(2_000)
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.every(isNetwork), { error: 'must be addresses or networks such as 10.0.0.0/8' });

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** A proxy asks every few seconds whether we are ready; where there is none, nobody is waited for. */
export function drainSecondsBehind(trustedProxies: readonly string[] | undefined): number {
  return trustedProxies === undefined || trustedProxies.length === 0 ? 0 : 5;
}
