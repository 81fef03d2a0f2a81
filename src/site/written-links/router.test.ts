import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, NavLink, type RouteObject, RouterProvider } from 'react-router';
import * as written from './router.server.ts';

test('links are written as React Router writes them', () => {
  const addresses = [
    '/',
    '/ru',
    '/countries',
    '/countries/country/de',
    '/our-prices?q=a#top',
    '?sort=price',
    '#about',
  ];
  for (const here of ['/countries/country/de', '/', '/ru', '/our-prices?q=b']) {
    const drawn = [{ Link, NavLink }, written].map((kind) => {
      const links = addresses.flatMap((to) => [
        h(
          kind.Link,
          { key: to, to, className: 'a', preventScrollReset: true, replace: true, rel: 'next' },
          to,
        ),
        h(kind.NavLink, { key: `menu ${to}`, to, className: 'b', end: to === '/' }, to),
      ]);
      const routes: RouteObject[] = [{ path: '*', element: h('div', null, links) }];
      const html = renderToStaticMarkup(
        h(RouterProvider, { router: createMemoryRouter(routes, { initialEntries: [here] }) }),
      );
      // The order of attributes is nobody's matter.
      return html.replaceAll(
        /<a ([^>]*)>/g,
        (_tag, list: string) =>
          `<a ${list
            .match(/[\w-]+="[^"]*"/g)
            ?.sort()
            .join(' ')}>`,
      );
    });
    assert.equal(drawn[1], drawn[0]);
  }
});

test('an address that the router would have to resolve is refused', () => {
  const routes: RouteObject[] = [{ path: '*', element: h(written.Link, { to: 'elsewhere' }) }];
  const router = createMemoryRouter(routes);
  assert.throws(() => renderToStaticMarkup(h(RouterProvider, { router })), /not a whole address: elsewhere/);
});
