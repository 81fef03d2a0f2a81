import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#kernel/problem.ts';
import { httpProblems } from './http-problems.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const unsafeMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A browser cannot be made to say so by another site; a name that was bent to our address looks the same, so it is refused. */
const otherHostWords =
  'a form was refused: its browser calls its page and this site one, but Host names another. If a proxy of yours rewrites Host, set PUBLIC_URL to the address that visitors see';

/** Refuses, before anything is read: methods that no page and no call has, two hosts, and changes that another site's page asks for. */
export function refuseOddRequests(app: FastifyInstance, publicUrl?: string): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  let isTold = false;
  const tellOnce = (log: FastifyRequest['log']) => {
    if (!isTold) log.warn(otherHostWords);
    isTold = true;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (!safeMethods.has(method) && !unsafeMethods.has(method)) {
      reply.header('Allow', [...safeMethods, ...unsafeMethods].join(', '));
      return done(new Problem(httpProblems.unknownMethod));
    }
    if (countHosts(request) > 1) return done(new Problem(httpProblems.twoHosts));
    if (unsafeMethods.has(method) && isForeign(request, publicHost)) {
      if (request.headers['sec-fetch-site'] === 'same-origin') tellOnce(request.log);
      return done(new Problem(httpProblems.foreignPage));
    }
    done();
  });
}

/** Node keeps the first of several and says nothing: a proxy may have believed another one. */
function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * Whether a browser sends this for a page of another site. It says so in Sec-Fetch-Site, older ones only in Origin; a
 * program, which no other site can steer, sends neither.
 */
function isForeign({ headers, host }: FastifyRequest, publicHost: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // A page without a referrer has no origin either; only what the browser says beside it makes it ours.
  if (origin === 'null') return site !== 'same-origin';
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin).host;
  return from !== host && from !== publicHost;
}
