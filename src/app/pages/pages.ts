import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyNotFound } from '#platform/http/create-server.ts';
import { canonicalPath } from './canonical-path.ts';
import { loadWebApp, type WebApp } from './web-app.ts';
import { requestUrl } from './web-request.ts';

const buildFolder = join(import.meta.dirname, '../../../build');
const yearSeconds = 31_536_000;

/** Paths that belong to machines: a miss there is a problem document, never a page. */
const machinePaths = ['/api/', '/assets/', '/staff/assets/', '/dev/', '/healthz', '/readyz'];

/** More parts than any page's path has; the router looks for every beginning of a path, and a path may have thousands. */
const mostParts = 12;

/** Serves both web applications: assets from disk, everything else as a page; answers whether the site has a path. */
export async function pageRoutes(
  app: FastifyInstance,
  about: Omit<WebApp, 'name'>,
): Promise<(path: string) => boolean> {
  const site = await loadWebApp(app, { ...about, name: 'site' });
  const { cache: _pages, responses: _responses, ...staff } = about;
  const backoffice = await loadWebApp(app, { ...staff, name: 'backoffice' });
  if (about.live === undefined) {
    await serveAssets(app, 'site', '/');
    await serveAssets(app, 'backoffice', '/staff/');
  }

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const cached = site.answerCached(request, reply);
    if (cached !== undefined) return cached;
    const { pathname, search } = requestUrl(request, about.publicUrl());
    if (machinePaths.some((path) => pathname.startsWith(path))) return replyNotFound(request, reply);
    if (pathname.split('/', mostParts + 2).length > mostParts + 1) return replyNotFound(request, reply);
    const isStaff = pathname === '/staff' || pathname.startsWith('/staff/');
    // React Router's own data and manifest requests keep their spelling.
    const canonical = isStaff || pathname.startsWith('/__') ? undefined : canonicalPath(pathname);
    if (canonical !== undefined) return reply.redirect(canonical + search, 301);
    return (isStaff ? backoffice : site).answer(request, reply);
  };
  app.setNotFoundHandler(page);
  return site.knows;
}

async function serveAssets(app: FastifyInstance, name: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildFolder, name, 'client'),
    prefix,
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
