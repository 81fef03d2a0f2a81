import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

/** A call that is about to be done. */
export type CallToAudit = Readonly<{
  endpoint: Pick<Endpoint, 'name' | 'action' | 'method' | 'file'>;
  actor: Actor;
  /** Out of the address. */
  params: Readonly<Record<string, unknown>>;
}>;

/** Writes down what is done over the API. */
export interface CallAudit {
  /**
   * Writes down that somebody is about to do something, before it is done; undefined for calls that nobody keeps. What it throws refuses
   * the call: nothing is done that is not written down.
   */
  begin(call: CallToAudit): Promise<bigint | undefined>;
  /** Writes down how it ended; never throws. */
  end(entry: bigint, status: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    callAudit?: CallAudit;
  }
}

/** Has every endpoint of the server told to `audit`. */
export function auditCalls(app: FastifyInstance, audit: CallAudit): void {
  app.decorate('callAudit', audit);
}
