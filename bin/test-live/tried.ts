import type { GatewayStatus } from '#modules/payments/port/gateway.ts';

/** What was tried, and what was wrong with it, if anything was. */
export type Tried = Readonly<{ what: string; fault: string | undefined }>;

/** Tries one thing; what it throws is its fault. */
export async function tried(what: string, work: () => Promise<string | undefined>): Promise<Tried> {
  try {
    return { what, fault: await work() };
  } catch (error) {
    return { what, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** What of a status is not as expected, in words. */
export const unexpected = (found: GatewayStatus | undefined, expected: Partial<GatewayStatus>) =>
  Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(Object(found)[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name} is ${JSON.stringify(Object(found)[name])}, not ${JSON.stringify(value)}`)
    .join('; ') || undefined;
