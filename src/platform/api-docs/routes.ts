import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expandMedia } from '#kernel/breakpoints.ts';
import { type Theme, themeOfCookies } from '#kernel/theme.ts';
import type { DocsDocument } from './docs-operation.ts';
import { docsPage, type GuidePart } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';

export type ApiDocs = Readonly<{
  /** Where the page is, e.g. `/api/docs`; style and font lie below it. */
  path: string;
  documentPath: string;
  getDocument: () => object;
  guide: (origin: string) => readonly GuidePart[];
  origin: () => string;
  /** The design tokens as CSS. */
  tokens: string;
}>;

/** No script at all, and nothing from elsewhere. */
const contentPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Registers the page for programmers with the server: made of the OpenAPI document, once for each theme. */
export function apiDocsRoutes(app: FastifyInstance, docs: ApiDocs): void {
  const { path, documentPath, getDocument, guide, origin, tokens } = docs;
  const pages = new Map<Theme, Packed>();
  const style = pack(expandMedia(tokens + docsStyle));
  const font = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );

  app.get(path, (request, reply) => {
    const theme = themeOfCookies(request.headers.cookie);
    let page = pages.get(theme);
    if (page === undefined) {
      // The document is one of ours: the page's types say what of it is read.
      const document = getDocument() as DocsDocument;
      const folder = path;
      page = pack(
        docsPage({ document, guide: guide(origin()), origin: origin(), documentPath, folder, theme }),
      );
      pages.set(theme, page);
    }
    reply.header('Content-Security-Policy', contentPolicy).header('Cache-Control', 'no-cache');
    return send(
      request,
      reply.type('text/html; charset=utf-8').header('Vary', 'Cookie, Accept-Encoding'),
      page,
    );
  });
  app.get(`${path}/style.css`, (request, reply) => {
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
    return send(request, reply.type('text/css; charset=utf-8'), style);
  });
  app.get(`${path}/inter.woff2`, (_request, reply) =>
    reply.type('font/woff2').header('Cache-Control', 'public, max-age=604800').send(font),
  );
}

type Packed = Readonly<{ text: string; gzip: Buffer; tag: string }>;

function pack(text: string): Packed {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, gzip: gzipSync(text), tag };
}

function send(request: FastifyRequest, reply: FastifyReply, { text, gzip, tag }: Packed): FastifyReply {
  reply.header('ETag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return reply.header('Content-Encoding', 'gzip').send(gzip);
}
