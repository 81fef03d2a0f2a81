import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { expandMedia } from '#kernel/breakpoints.ts';
import { cardScript } from './card-script.ts';
import { icon } from './layout.ts';
import { style } from './style.ts';

/** What the pages load: stylesheet, icon, script, the typeface in two scripts. */
export function registerAssets(app: FastifyInstance): void {
  const asset = (path: string, type: string, text: string | Buffer) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
    );
  asset('/assets/pages.css', 'text/css; charset=utf-8', expandMedia(style));
  asset('/assets/icon.svg', 'image/svg+xml', icon);
  asset('/assets/card.js', 'text/javascript; charset=utf-8', cardScript);
  for (const script of ['latin', 'cyrillic'])
    asset(`/assets/inter-${script}.woff2`, 'font/woff2', fontOf(script));
}

/** The merchant's typeface: a hosted page is dressed as the shop it belongs to. */
function fontOf(script: string): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`));
}
