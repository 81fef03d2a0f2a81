import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiClient, type ApiRequest, createApiClient } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { httpProblems } from '#platform/http/http-problems.ts';
import type { ApiFiles } from '#site/api/server-context.ts';

/** Names of this very machine: under them nobody comes from elsewhere. */
const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** The address that is asked for, always on our own host: `//elsewhere.example/` is a path like any other. */
export function requestUrl(request: FastifyRequest, publicUrl: string): URL {
  // Through a proxy the whole address may stand in the request.
  const path = request.url.replace(/^https?:\/\/[^/]*/i, '');
  return new URL(`${ownOrigin(request.host, publicUrl)}${path.startsWith('/') ? path : `/${path}`}`);
}

/**
 * Where our pages are: at the site's address alone. One that is tried out on this machine has two names at one port, and a
 * form that was opened under the other name comes from there.
 */
function ownOrigin(host: string, publicUrl: string): string {
  const site = new URL(publicUrl);
  const asked = `${site.protocol}//${host}`;
  if (!loopbackNames.has(site.hostname) || !URL.canParse(asked)) return site.origin;
  const { hostname, port, origin } = new URL(asked);
  return loopbackNames.has(hostname) && port === site.port ? origin : site.origin;
}

let isTold = false;

/** Refuses a form whose page was opened at an address that is not ours: React Router would, without a word to anybody. */
export function refuseOtherAddress({ method, headers, log }: FastifyRequest, url: URL): void {
  const { origin } = headers;
  if (method === 'GET' || method === 'HEAD' || origin === undefined || origin === 'null') return;
  if (URL.canParse(origin) && new URL(origin).origin === url.origin) return;
  if (!isTold)
    log.warn(
      { origin, site: url.origin },
      'a form was refused: its page was opened at another address than the site has. Set PUBLIC_URL to the address that visitors see',
    );
  isTold = true;
  throw new Problem(httpProblems.foreignPage);
}

/** A Fastify request as the web Request that React Router reads. */
export function webRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
      headers.append(name, one);
  }
  const init: RequestInit = { method: request.method, headers };
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, init);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { ...init, body: formBody(request.body) });
}

/** Fastify has read the form already; it is written out again for the web Request. */
function formBody(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  if (typeof body !== 'object' || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
  }
  return form;
}

type InjectOptions = Readonly<{
  /** The token of the request goes along: only for what is sent back to its sender alone. */
  asSender?: boolean;
}>;

/** Sends a request to this very server without a network: same routes, same validation, same answers. */
function injectInto(
  app: FastifyInstance,
  incoming: FastifyRequest,
  locale: Locale,
  { asSender = false }: InjectOptions = {},
) {
  const { authorization } = incoming.headers;
  return ({ method, path, body, headers }: Pick<ApiRequest, 'method' | 'path' | 'body' | 'headers'>) =>
    app.inject({
      method,
      url: path,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asSender && authorization !== undefined && { authorization }),
        'x-request-id': incoming.id,
        'accept-locale': locale,
      },
      remoteAddress: incoming.ip,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
}

/** The API as pages call it. */
export function inProcessClient(
  app: FastifyInstance,
  incoming: FastifyRequest,
  locale: Locale,
  options: InjectOptions = {},
): ApiClient {
  const send = injectInto(app, incoming, locale, options);
  return createApiClient(
    async (request) => {
      const response = await send(request);
      const type = String(response.headers['content-type'] ?? '');
      const json: unknown = type.includes('json') && response.body !== '' ? response.json() : undefined;
      return { status: response.statusCode, headers: {}, json };
    },
    { locale },
  );
}

/** Files of the API as pages hand them on. */
export function inProcessFiles(app: FastifyInstance, incoming: FastifyRequest, locale: Locale): ApiFiles {
  const send = injectInto(app, incoming, locale);
  return async ({ method, path }, body) => {
    const response = await send({
      method,
      path: `/api/v1${path}`,
      body,
      headers: { 'X-Sender-Id': 'countercheck-site' },
    });
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return {
      status: response.statusCode,
      headers: Object.fromEntries(headers),
      bytes: new Uint8Array(response.rawPayload),
    };
  };
}
