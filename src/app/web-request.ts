import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiClient, createApiClient } from '#kernel/api-client.ts';
import type { Locale } from '#kernel/locale.ts';

/** The address that is asked for, always on our own host: `//elsewhere.example/` is a path like any other. */
export function requestUrl(request: FastifyRequest, publicUrl: string): URL {
  // Through a proxy the whole address may stand in the request.
  const path = request.url.replace(/^https?:\/\/[^/]*/i, '');
  return new URL(`${new URL(publicUrl).origin}${path.startsWith('/') ? path : `/${path}`}`);
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

/** The API without a network: same routes, same validation, same answers. */
export function inProcessClient(app: FastifyInstance, incoming: FastifyRequest, locale: Locale): ApiClient {
  return createApiClient(
    async ({ method, path, body, headers }) => {
      const response = await app.inject({
        method,
        url: path,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'x-request-id': incoming.id,
          'accept-locale': locale,
        },
        remoteAddress: incoming.ip,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const type = String(response.headers['content-type'] ?? '');
      const json: unknown = type.includes('json') && response.body !== '' ? response.json() : undefined;
      return { status: response.statusCode, headers: {}, json };
    },
    { locale },
  );
}
