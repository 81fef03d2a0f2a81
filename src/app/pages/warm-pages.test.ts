import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { waitFor } from '#testing/timeline.ts';
import { warmPages } from './warm-pages.ts';

test('the main pages are drawn in both languages and all colours, once for a crowd of changes', async () => {
  const app = fastify();
  const drawn: string[] = [];
  app.get('*', (request) => {
    drawn.push(`${request.url} ${request.headers.cookie ?? ''}`.trim());
    return '';
  });
  const warm = warmPages(app, 1);
  for (let change = 0; change < 50; change += 1) warm.soon();
  await waitFor('the last page', async () => drawn.includes('/ru/login') || undefined);
  for (const page of ['/', '/ru', '/ theme=dark', '/ru theme=dark', '/our-prices', '/ru/our-prices'])
    assert.equal(drawn.filter((one) => one === page).length, 1, page);
  await warm.stop();
  warm.soon();
  await app.close();
});
