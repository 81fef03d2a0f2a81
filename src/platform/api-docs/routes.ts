import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expandMedia } from '#kernel/breakpoints.ts';
import { type Theme, themeOfCookies } from '#kernel/theme.ts';
import { allShapesPage, areaPage } from './area-page.ts';
import { callsByArea, type DocsArea } from './docs-area.ts';
import { docsLinks } from './docs-links.ts';
import type { DocsDocument } from './docs-operation.ts';
import { type DocsPage, type GuideContext, type GuidePart, shapesPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { type ExampleLanguage, languageOf } from './examples/languages.ts';
import { overviewPage } from './overview-page.ts';
import { type Packed, pack, sendPacked } from './packed-page.ts';
import { searchPage } from './search-page.ts';

export type ApiDocs = Readonly<{
  /** Where the first page is, e.g. `/api/docs`; the others, style and font lie below it. */
  path: string;
  documentPath: string;
  getDocument: () => object;
  areas: readonly DocsArea[];
  guide: (context: GuideContext) => readonly GuidePart[];
  origin: () => string;
  /** The design tokens as CSS. */
  tokens: string;
}>;

/** No script at all, and nothing from elsewhere. */
const contentPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Registers the pages for programmers with the server: made of the OpenAPI document, once for each theme and language of examples. */
export function apiDocsRoutes(app: FastifyInstance, docs: ApiDocs): void {
  const { path, documentPath, getDocument, guide, origin, tokens } = docs;
  const kept = new Map<string, Packed>();
  const style = pack(expandMedia(tokens + docsStyle));
  const font = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );

  const partsOf = (language: ExampleLanguage, theme: Theme): DocsPage => {
    // The document is one of ours: the page's types say what of it is read.
    const document = getDocument() as DocsDocument;
    const areas = callsByArea(document, docs.areas);
    const links = docsLinks(path, areas, language);
    return { document, areas, links, language, documentPath, origin: origin(), theme };
  };
  const draw = (name: string, page: DocsPage): string | undefined => {
    if (name === '') return overviewPage(page, guide);
    if (name === shapesPage) return allShapesPage(page);
    const area = page.areas.find((each) => each.area.id === name);
    return area && areaPage(page, area);
  };

  const page = (request: FastifyRequest, name: string): Packed | undefined => {
    const theme = themeOfCookies(request.headers.cookie);
    const language = languageOf(askedOf(request).in);
    const key = `${name} ${language} ${theme}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = draw(name, partsOf(language, theme));
    if (text === undefined) return undefined;
    const made = pack(text);
    kept.set(key, made);
    return made;
  };
  const answer = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const found = page(request, name);
    if (found === undefined) return reply.callNotFound();
    beHtml(reply).header('Cache-Control', 'no-cache').header('Vary', 'Cookie, Accept-Encoding');
    return sendPacked(request, reply, found);
  };
  app.get(path, (request, reply) => answer(request, reply, ''));
  app.get<{ Params: { page: string } }>(`${path}/:page`, (request, reply) =>
    answer(request, reply, request.params.page),
  );
  app.get(`${path}/search`, (request, reply) => {
    const { q = '', in: language } = askedOf(request);
    const parts = partsOf(languageOf(language), themeOfCookies(request.headers.cookie));
    return beHtml(reply).header('Cache-Control', 'no-store').send(searchPage(parts, q));
  });
  app.get(`${path}/style.css`, (request, reply) => {
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
    return sendPacked(request, reply.type('text/css; charset=utf-8'), style);
  });
  app.get(`${path}/inter.woff2`, (_request, reply) =>
    reply.type('font/woff2').header('Cache-Control', 'public, max-age=604800').send(font),
  );
}

function beHtml(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', contentPolicy);
}

/** What stands behind the question mark; a name that stands there twice says nothing. */
function askedOf({ query }: FastifyRequest): Record<string, string | undefined> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries);
}
