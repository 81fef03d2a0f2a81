import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Mishaps } from './fault-names.ts';
import type { Dialect } from './repository.ts';
import type { SandboxPool } from './transaction.ts';

/** What the gateway needs from outside. */
export type SandboxDeps = Readonly<{
  /** A small pool of its own; the gateway does not close it. */
  pool: SandboxPool;
  /** Should be the merchant's clock too, or signatures look stale after the clock was moved. */
  clock: Clock;
  webhookSecret: string;
  apiKey: string;
  /** Own base address, e.g. `http://127.0.0.1:3001`; asked when needed, as the port is known only after listening. */
  publicUrl: () => string;
  /** Where signed webhooks go, by the way in which the payment was opened. */
  webhookUrl: (dialect: Dialect) => string;
  /** Opens the operator's desk; without it there is none. */
  operatorKey?: string | undefined;
  /** Moves the clock; without it the operator page has no button for it. */
  advanceClock?: (ms: number) => void;
  /** What goes wrong without being ordered; nothing unless given. */
  mishaps?: Mishaps | undefined;
  log?: FastifyBaseLogger;
}>;

/** The address of a payment's hosted page. */
export function hostedUrlOf(deps: SandboxDeps, sessionId: string): string {
  return `${deps.publicUrl().replace(/\/+$/, '')}/pay/${sessionId}`;
}
