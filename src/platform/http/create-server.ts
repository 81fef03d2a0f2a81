import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Problem, problems } from '#kernel/problem.ts';
import { maxBodyBytes } from './body-bound.ts';
import { refuseOddRequests } from './refuse-odd-requests.ts';
import { replyProblem } from './reply-problem.ts';
import { refuseUnreadable } from './unreadable-request.ts';

/** A request must be here by then, body and all, however slowly it comes; what is late is looked for every second. */
const arrival: Arrival = { requestMs: 15_000, checkEveryMs: 1_000 };
/** A connection over which nothing goes in either direction; longer than any answer takes. */
const silenceMs = 120_000;
const requestIdPattern = /^[\w-]{8,64}$/;

const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const assetHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Where visitors come by https, their browsers stay there: two years, as preload lists ask. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

type Arrival = Readonly<{ requestMs: number; checkEveryMs: number }>;

export type HttpServerOptions = Readonly<{
  /** The address that visitors see, where it is known before the server listens. */
  publicUrl?: string | undefined;
  trustedProxies?: readonly string[];
  /** How long a request may take to arrive: tests cannot wait as long as visitors. */
  timeouts?: Arrival;
}>;

/** A Fastify server with our habits: request ids, bounded bodies and waits, one error shape, safe headers. */
export async function createHttpServer(
  log: FastifyBaseLogger,
  { publicUrl, trustedProxies = [], timeouts = arrival }: HttpServerOptions = {},
): Promise<FastifyInstance> {
  const isHttps = publicUrl?.startsWith('https:') === true;
  const headers = isHttps ? { ...safeHeaders, ...httpsOnly } : safeHeaders;
  const app = Fastify({
    // What Fastify itself says on a good day (an address, each request) is for debugging.
    loggerInstance:
      log.level === 'debug' ? log : log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.requestMs, connectionsCheckingInterval: timeouts.checkEveryMs },
    connectionTimeout: silenceMs,
    // While we stop, what has reached us is still answered.
    return503OnClosing: false,
    requestIdHeader: false,
    // Anybody can write X-Forwarded-For: it is read only behind proxies that are named.
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    // An address that cannot be read gets no further: no hook has run, and Fastify's own words would repeat it.
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id).headers(headers);
      void replyProblem(error, request, reply);
    },
  });
  await app.register(formbody, { bodyLimit: maxBodyBytes });
  app.addHook('onRequest', (request, reply, done) => {
    // What a policy says about a document means nothing for its styles and scripts, of which there are many.
    if (request.url.startsWith('/assets/')) reply.headers(assetHeaders);
    else reply.header('X-Request-Id', request.id).headers(headers);
    done();
  });
  refuseOddRequests(app, publicUrl);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.statusCode < 500 && log.level !== 'debug') return;
    const { method, routeOptions } = request;
    // The route's pattern, never the path: a path may hold a secret link.
    const line = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.debug(line, 'answered');
  });
  endAnswered(app);
  if (trustedProxies.length === 0) warnOfProxy(app, log);
  app.setErrorHandler(replyProblem);
  return app;
}

/**
 * Closing ends the connections that are idle at that moment. One whose answer was still under way would then be kept for
 * a next request that nobody takes any more, and closing would wait for it for more than a minute.
 */
function endAnswered(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    done();
    // Node counts a connection as idle only after the hooks of its answer.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/** A proxy that nobody named would make one caller of all visitors, and they would be refused for each other. */
function warnOfProxy(app: FastifyInstance, log: FastifyBaseLogger): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn('a request has X-Forwarded-For: if a proxy of yours wrote it, name it in TRUSTED_PROXIES');
  });
}

/** Answers an address that is not there, for paths that belong to machines. */
export async function replyNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await replyProblem(new Problem(problems.notFound), request, reply);
  return reply;
}
