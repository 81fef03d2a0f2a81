import type { z } from 'zod';
import type { Limit } from './limit.ts';
import type { Action } from './policy.ts';

/** Refusals of rules that a call may answer with, beside those that follow from what the endpoint itself says. */
export type RuleStatus = 403 | 404 | 409 | 410 | 422 | 429;

/** A call that takes a file: the name of the form field, what it may hold and how much of it. */
export type Upload = Readonly<{ field: string; types: readonly string[]; maxBytes: number }>;

/**
 * One call of the API as data: server routes, the browser's client and the OpenAPI document are all made from it.
 * `path` is below `/api/v1` and writes parameters as `{name}`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** What a caller has to know beside the summary, in whole sentences. */
  readonly details?: string;
  /** Who may call is said by the policy table. */
  readonly action: Action;
  /** How often a caller may; unbounded unless said. */
  readonly limit?: Limit;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The JSON reply; leave out for a file or an empty answer. */
  readonly reply?: Reply;
  readonly upload?: Upload;
  /** Content type of a file answer, e.g. `application/pdf`. */
  readonly file?: string;
  /** Status of success; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Statuses of its own rules; the document names them. */
  readonly refuses?: readonly RuleStatus[];
  /** The caller may send `Idempotency-Key`; the same key with the same body gives the same answer. */
  readonly idempotent?: boolean;
  /** The answer is the same for everybody until the catalogue changes: pages may remember it. */
  readonly isShared?: true;
  /** Milliseconds after which the client gives up; none unless said. */
  readonly timeoutMs?: number;
}

/** Names the types of an endpoint without loosening them. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return endpoint;
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
