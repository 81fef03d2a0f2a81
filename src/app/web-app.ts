import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createApiClient } from '#kernel/api-client.ts';
import { localeOfPath } from '#kernel/locale.ts';
import type * as siteContext from '#site/server-context.ts';

/** A built React Router application: where it is and what it is told with every request. */
export type WebApp = Readonly<{
  /** Folder below build/, e.g. `site`. */
  name: string;
  publicUrl: () => string;
  /** Origins a form may lead to: the hosted card page. */
  formOrigins: () => readonly string[];
  isDemo: boolean;
  holdMaxDays: number;
}>;

export type WebHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const buildFolder = join(import.meta.dirname, '../../build');

/** Loads a built application and answers pages with it. Throws if it was not built. */
export async function loadWebApp(app: FastifyInstance, webApp: WebApp): Promise<WebHandler> {
  const entry = join(buildFolder, webApp.name, 'server/index.js');
  if (!existsSync(entry)) throw new Error(`The ${webApp.name} is not built: run "npm run build".`);
  // React chooses its slow development build unless told before it is loaded, so it is loaded here and not above.
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  // The bundle's own exports; its context keys are the ones its pages read.
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const { apiContext, nonceContext, requestInfoContext } = build.entry
    .module as unknown as typeof siteContext;
  const handle = createRequestHandler(build, 'production');

  return async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const url = new URL(request.url, webApp.publicUrl());
    const context = new RouterContextProvider();
    context.set(apiContext, inProcessClient(app, request, localeOfPath(url.pathname)));
    context.set(nonceContext, nonce);
    context.set(requestInfoContext, {
      publicUrl: webApp.publicUrl(),
      theme: themeOf(request),
      requestId: request.id,
      isDemo: webApp.isDemo,
      holdMaxDays: webApp.holdMaxDays,
      gatewayOrigin: webApp.formOrigins()[0] ?? '',
    });
    const response = await handle(webRequest(request, url), context);
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      reply.header('Content-Security-Policy', contentPolicy(webApp, nonce));
      if (url.pathname.includes('/track/') || url.searchParams.has('order'))
        reply.header('Referrer-Policy', 'no-referrer');
      if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-store');
    }
    // Node's stream types and the web's describe the same stream.
    const body = response.body && Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    return reply.send(body ?? '');
  };
}

/** The API without a network: same routes, same validation, same answers. */
function inProcessClient(app: FastifyInstance, incoming: FastifyRequest, locale: 'en' | 'ru') {
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

function webRequest(request: FastifyRequest, url: URL): Request {
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

function themeOf(request: FastifyRequest): 'light' | 'dark' | null {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/**
 * Nothing from elsewhere, no inline code without this response's nonce. The site needs no text turned into code at all;
 * React Router still does that once when the back office goes on after the sign-in.
 */
function contentPolicy({ name, formOrigins }: WebApp, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formOrigins().join(' ')}`.trim(),
    "frame-ancestors 'none'",
    ...(name === 'site' ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}
