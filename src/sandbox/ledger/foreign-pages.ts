import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Another site's page must not press buttons of ours in somebody's browser. Our own pages send no referrer, hence no origin. */
export function refuseForeignPages(publicUrl: () => string) {
  return async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = headers;
    const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    const isForeignOrigin = origin !== undefined && origin !== 'null' && !isOwn(origin, host, publicUrl());
    if (isForeignSite || isForeignOrigin)
      throw new Refusal(403, 'forbidden', 'This button is on our own page only.');
  };
}

/** A proxy in front may have put its own name into Host. */
function isOwn(origin: string, host: string, publicUrl: string): boolean {
  return URL.canParse(origin) && [host, new URL(publicUrl).host].includes(new URL(origin).host);
}
