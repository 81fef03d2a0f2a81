import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, ServerBuild } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { themeOfCookies } from '#kernel/theme.ts';
import type * as siteContext from '#site/api/server-context.ts';
import { contentPolicy, createNonce } from './content-policy.ts';
import { knownPaths, leanHandlers } from './lean-routes.ts';
import { type NonceTemplate, type PageValues, toNonceTemplate } from './nonce-template.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendPieces } from './send-pieces.ts';
import {
  inProcessClient,
  inProcessFiles,
  refuseOtherAddress,
  requestUrl,
  webRequest,
} from './web-request.ts';

/** What is said of an application's surroundings with every request, beside what the request itself says. */
type About = Omit<siteContext.RequestInfo, 'publicUrl' | 'theme' | 'requestId' | 'gatewayOrigin' | 'seller'>;

/** A built React Router application: where it is and what it is told with every request. */
export type WebApp = About &
  Readonly<{
    /** Folder below build/, e.g. `site`. */
    name: string;
    publicUrl: () => string;
    /** Who sells the reports now; undefined in a demonstration. */
    seller: () => Promise<siteContext.RequestInfo['seller']>;
    /** Origins a form may lead to: the hosted card page. */
    formOrigins: () => readonly string[];
    /** What was published in place of the files of `content/`. */
    publishedTexts: siteContext.ReadPublishedTexts;
    /** Caches the pages that are the same for everybody; without it each one is drawn anew. */
    cache?: PageCache;
    /** Caches what pages read about countries and prices. */
    responses?: ResponseCache;
    /** Where the pages come from while their code is worked on; without it, from the build. */
    live?: LivePages;
  }>;

/** Pages whose code changes while the server runs: only `npm run dev` has them. */
export type LivePages = Readonly<{
  /** The application as it stands in its files now. */
  load(name: string): Promise<ServerBuild>;
  /** The policy of a page, wide enough for the tools that change it in the browser. */
  widen(policy: string): string;
}>;

/** The site's bundle exports all of them, the staff's some. */
type BundleContext = Pick<typeof siteContext, 'apiContext' | 'nonceContext' | 'requestInfoContext'> &
  Partial<
    Pick<
      typeof siteContext,
      | 'apiFilesContext'
      | 'drawnPageContext'
      | 'publishedTextsContext'
      | 'senderApiContext'
      | 'sharedPageHeader'
    >
  >;

/** A bundle that can draw: what it exports, and who answers a path. */
type Opened = Readonly<{
  context: BundleContext;
  handlerOf: (pathname: string) => RequestHandler;
  knows: (pathname: string) => boolean;
}>;

export type WebPages = Readonly<{
  /** Answers with a cached page; undefined where there is none. */
  answerCached(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Whether it has a page at a path. */
  knows(pathname: string): boolean;
}>;

/** Half of the usual level's time for 6 % more bytes: what is sent once is not worth more. */
const quickly = 3;
const buildFolder = join(import.meta.dirname, '../../../build');
/** When a page that could not be drawn is worth another try. */
const retryAfterSeconds = 5;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Loads a built application and answers pages with it. Throws if it was not built. */
export async function loadWebApp(app: FastifyInstance, webApp: WebApp): Promise<WebPages> {
  const { name, publicUrl, seller, formOrigins, cache, responses, live, publishedTexts, ...about } = webApp;
  // React chooses its slow development build unless told before it is loaded, so it is loaded here and not above.
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler, matchRoutes, RouterContextProvider } = await import('react-router');
  const mode = live === undefined ? 'production' : 'development';
  const createHandler = (routes: ServerBuild) => createRequestHandler(routes, mode);
  const built = live === undefined ? open(await builtBundle(name)) : undefined;

  // While pages are worked on, theirs change from one moment to the next.
  return { answerCached, answer, knows: (pathname) => built?.knows(pathname) ?? true };

  function open(build: ServerBuild): Opened {
    const whole = createHandler(build);
    return {
      // The bundle's own exports; its context keys are the ones its pages read.
      context: build.entry.module as unknown as BundleContext,
      // The back office lives below a path of its own and draws little.
      handlerOf:
        name === 'site' ? leanHandlers(build, whole, { createHandler, match: matchRoutes }) : () => whole,
      knows: knownPaths(build, matchRoutes),
    };
  }

  async function openLive(pages: LivePages): Promise<Opened> {
    return open(await pages.load(name));
  }

  function answerCached(request: FastifyRequest, reply: FastifyReply) {
    const key = pageKey(request, themeOfCookies(request.headers.cookie));
    const cached = key === undefined ? undefined : cache?.find(key);
    return cached && sendCached(cached, request, reply);
  }

  function sendCached(page: NonceTemplate, request: FastifyRequest, reply: FastifyReply) {
    const values = { nonce: createNonce(), requestId: request.id };
    pageHeaders(reply, values, true);
    return sendPieces(reply, acceptsGzip(request, reply) ? page.gzip(values) : page.plain(values));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const values = { nonce: createNonce(), requestId: request.id };
    const epoch = cache?.epoch ?? 0;
    const key = pageKey(request, themeOfCookies(request.headers.cookie));
    const url = requestUrl(request, publicUrl());
    refuseOtherAddress(request, url);
    const opened = built ?? (live && (await openLive(live)));
    if (opened === undefined) throw new Error(`The ${name} has neither a build nor files.`);
    const { apiContext, apiFilesContext, drawnPageContext, nonceContext, requestInfoContext } =
      opened.context;
    const { senderApiContext, sharedPageHeader } = opened.context;
    const context = new RouterContextProvider();
    // A page's data is asked for at its path with `.data` at the end.
    const locale = localeOfPath(url.pathname.replace(/\.data$/, ''));
    const client = inProcessClient(app, request, locale);
    context.set(apiContext, responses?.over(client, locale) ?? client);
    if (senderApiContext !== undefined)
      context.set(senderApiContext, inProcessClient(app, request, locale, { asSender: true }));
    if (apiFilesContext !== undefined) context.set(apiFilesContext, inProcessFiles(app, request, locale));
    if (opened.context.publishedTextsContext !== undefined)
      context.set(opened.context.publishedTextsContext, publishedTexts);
    context.set(nonceContext, values.nonce);
    context.set(requestInfoContext, {
      ...about,
      seller: await seller(),
      publicUrl: publicUrl(),
      theme: themeOfCookies(request.headers.cookie),
      requestId: request.id,
      gatewayOrigin: formOrigins()[0] ?? '',
    });
    const response = await opened.handlerOf(url.pathname)(webRequest(request, url), context);
    if (response.status === 503) {
      const last = key === undefined ? undefined : cache?.findLast(key);
      if (last !== undefined) return sendCached(last, request, reply);
      reply.header('Retry-After', retryAfterSeconds);
    }
    const isShared = sharedPageHeader !== undefined && response.headers.has(sharedPageHeader);
    if (isShared) response.headers.delete(sharedPageHeader);
    reply.code(response.status);
    for (const [header, value] of response.headers) if (header !== 'set-cookie') reply.header(header, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return reply.send(bodyOf(response));
    const hasSecret =
      url.pathname.includes('/track/') || url.searchParams.has('order') || url.searchParams.has('token');
    // Nothing to other sites; with 'no-referrer' a form without JavaScript would have no origin and be refused.
    if (hasSecret) reply.header('Referrer-Policy', 'same-origin');
    const drawn = drawnPageContext && context.get(drawnPageContext);
    const html = drawn ?? (await response.text());
    pageHeaders(reply, values, isShared);
    // A made-up request id could be a word of the page, and that word would be swapped in it ever after.
    if (isShared && key !== undefined && uuid.test(request.id)) {
      const page = toNonceTemplate(html, values);
      cache?.store(key, page, epoch);
      return sendPieces(reply, acceptsGzip(request, reply) ? page.gzip(values) : page.plain(values));
    }
    // What is compressed can be guessed by its length: a page with a secret goes out as it is.
    return reply.send(!hasSecret && acceptsGzip(request, reply) ? gzipSync(html, { level: quickly }) : html);
  }

  function pageHeaders(reply: FastifyReply, { nonce }: PageValues, isShared: boolean): void {
    const isSite = name === 'site';
    reply.header('Content-Type', 'text/html; charset=utf-8');
    const policy = contentPolicy({ isSite, formOrigins: formOrigins(), nonce });
    reply.header('Content-Security-Policy', live?.widen(policy) ?? policy);
    if (!reply.hasHeader('cache-control'))
      reply.header('Cache-Control', isShared ? 'private, no-cache' : 'no-store');
  }
}

async function builtBundle(name: string): Promise<ServerBuild> {
  const entry = join(buildFolder, name, 'server/index.js');
  if (!existsSync(entry)) throw new Error(`The ${name} is not built: run "npm run build".`);
  // What Vite writes there is React Router's own server build.
  return (await import(pathToFileURL(entry).href)) as ServerBuild;
}

function acceptsGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('Vary', 'Accept-Encoding, Cookie');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return false;
  reply.header('Content-Encoding', 'gzip');
  return true;
}

/** Node's stream types and the web's describe the same stream. */
function bodyOf({ body }: Response) {
  return body === null ? '' : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
}
