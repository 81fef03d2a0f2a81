import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Locale } from './locale.ts';
import type { ProblemBody, ProblemEntry } from './problem.ts';

/** One request as the transport sees it; `path` starts with `/api/v1` and carries the query. */
export type ApiRequest = Readonly<{
  method: Endpoint['method'];
  path: string;
  /** Sent as JSON, a Blob as it is. */
  body?: unknown;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds after which the transport gives up; never unless set. */
  timeoutMs?: number;
  /** Breaks the request off. */
  signal?: AbortSignal;
}>;

/** What came back; `json` is undefined where the answer had no JSON body. */
export type ApiResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  json: unknown;
}>;

/** Carries a request to the API: Fastify's `inject` on the server, `fetch` in a browser. */
export type ApiTransport = (request: ApiRequest) => Promise<ApiResponse>;

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { [name in Name]?: z.input<Schema> }
    : { [name in Name]: z.input<Schema> };

/**
 * What a call of an endpoint needs: its parts are required exactly where the contract names them; `file` is for those
 * with `upload`.
 */
export type CallOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & { idempotencyKey?: string; file?: Blob };

/** The typed client of every contract. `call` throws `ApiProblem` for each answer that is not 2xx. */
export interface ApiClient {
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    options: CallOptions<P, Q, B>,
  ): Promise<z.output<R>>;
}

/** A refusal as the API wrote it: its words are already in the caller's language. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: readonly ProblemEntry[];
  readonly requestId: string | undefined;

  constructor(status: number, code: string, value: readonly ProblemEntry[], requestId?: string) {
    super(value[0]?.description ?? code);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.value = value;
    this.requestId = requestId;
  }
}

/**
 * Tells a refusal from a fault. By name, not by class: a built application carries its own copy of this file while
 * its server makes the client, so `instanceof` would say no.
 */
export function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem';
}

/** Builds the client over a transport; every call says who asks and in which language to answer. */
export function createApiClient(send: ApiTransport, { locale }: { locale: Locale }): ApiClient {
  return {
    async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
      endpoint: Endpoint<P, Q, B, R>,
      options: CallOptions<P, Q, B>,
    ): Promise<z.output<R>> {
      const { params, query, file, body = file, idempotencyKey } = options;
      const response = await send({
        method: endpoint.method,
        path: `/api/v1${fillPath(endpoint.path, recordOf(params))}${queryOf(recordOf(query))}`,
        ...(body === undefined ? {} : { body }),
        headers: {
          'X-Sender-Id': 'countercheck-site',
          'Accept-Locale': locale,
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        },
        ...(endpoint.timeoutMs === undefined ? {} : { timeoutMs: endpoint.timeoutMs }),
      });
      if (response.status >= 200 && response.status < 300) {
        // The server parses every reply with this endpoint's schema before it leaves; parsing it twice buys nothing.
        return response.json as z.output<R>;
      }
      throw problemOf(response);
    },
  };
}

function recordOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`the path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** The refusal that an answer carries which is not 2xx; without the API's words where something else answered. */
export function problemOf({ status, headers, json }: ApiResponse): ApiProblem {
  const body = isProblemBody(json) ? json : undefined;
  const requestId = body?.requestId ?? headers['x-request-id'];
  return new ApiProblem(status, body?.code ?? 'internal', body?.value ?? [], requestId);
}

function isProblemBody(json: unknown): json is ProblemBody {
  return (
    typeof json === 'object' &&
    json !== null &&
    'code' in json &&
    typeof json.code === 'string' &&
    'value' in json &&
    Array.isArray(json.value)
  );
}
