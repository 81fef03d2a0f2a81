import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, type ProblemDefinition } from '#kernel/problem.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const unsafeMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const unknownMethod: ProblemDefinition = {
  code: 'method_not_allowed',
  status: 405,
  text: { en: 'This method is not supported.', ru: 'Такой метод не поддерживается.' },
};
const twoHosts: ProblemDefinition = {
  code: 'ambiguous_host',
  status: 400,
  text: { en: 'The request names more than one host.', ru: 'В запросе указано больше одного хоста.' },
};
const foreignPage: ProblemDefinition = {
  code: 'foreign_origin',
  status: 403,
  text: {
    en: 'This request came from another website and was not carried out. Open our own page and try again.',
    ru: 'Запрос пришёл с другого сайта и не был выполнен. Откройте нашу страницу и попробуйте ещё раз.',
  },
};

/** Refuses, before anything is read: methods that no page and no call has, two hosts, and changes that another site's page asks for. */
export function refuseOddRequests(app: FastifyInstance, publicUrl?: string): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (!safeMethods.has(method) && !unsafeMethods.has(method)) {
      reply.header('Allow', [...safeMethods, ...unsafeMethods].join(', '));
      return done(new Problem(unknownMethod));
    }
    if (countHosts(request) > 1) return done(new Problem(twoHosts));
    if (unsafeMethods.has(method) && isForeign(request, publicHost)) return done(new Problem(foreignPage));
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
