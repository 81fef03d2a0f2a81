import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchRoutes, type ServerBuild } from 'react-router';
import { leanHandlers } from './lean-routes.ts';

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: {} });
const routes = {
  root: route('root'),
  frame: route('frame', 'root'),
  home: route('home', 'frame', 'ru?'),
  countries: route('countries', 'frame', 'ru?/countries'),
  country: route('country', 'frame', 'ru?/countries/country/:code'),
  prices: route('prices', 'frame', 'ru?/our-prices'),
  lost: route('lost', 'frame', '*'),
};
// Only routes and their manifest are looked at here.
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild;

/** The routes of the handler that answers a path. */
function routesFor(
  answer: ReturnType<typeof setUp>['handlerOf'],
  known: ReturnType<typeof setUp>['known'],
  path: string,
) {
  return known.get(answer(path));
}

function setUp() {
  type Handler = ReturnType<Parameters<typeof leanHandlers>[2]['createHandler']>;
  const known = new Map<Handler, string[]>();
  const createHandler = (some: ServerBuild): Handler => {
    const handler: Handler = async () => new Response();
    assert.deepEqual(Object.keys(some.routes), Object.keys(some.assets.routes));
    known.set(handler, Object.keys(some.routes));
    return handler;
  };
  const handlerOf = leanHandlers(build, createHandler(build), { createHandler, match: matchRoutes });
  return { handlerOf, known };
}

test('a page is answered by the routes of its path and of those above it', () => {
  const { handlerOf, known } = setUp();
  const all = Object.keys(routes);
  assert.deepEqual(routesFor(handlerOf, known, '/our-prices'), ['root', 'frame', 'home', 'prices']);
  assert.deepEqual(routesFor(handlerOf, known, '/ru/countries/country/de'), [
    'root',
    'frame',
    'home',
    'countries',
    'country',
    'lost',
  ]);
  assert.deepEqual(routesFor(handlerOf, known, '/__manifest'), all);
  assert.deepEqual(routesFor(handlerOf, known, '/our-prices.data'), all);
  assert.equal(
    handlerOf('/countries/country/de'),
    handlerOf('/countries/country/fr'),
    'one handler for each kind',
  );
});

test('the router is asked once for each path, those above included', () => {
  const asked: string[] = [];
  const handlerOf = leanHandlers(build, async () => new Response(), {
    createHandler: () => async () => new Response(),
    match: (tree, path, basename) => {
      asked.push(String(path));
      return matchRoutes(tree, path, basename);
    },
  });
  for (const path of ['/countries/country/de', '/countries/country/fr', '/countries', '/']) handlerOf(path);
  assert.deepEqual(asked, [
    '/',
    '/countries',
    '/countries/country',
    '/countries/country/de',
    '/countries/country/fr',
  ]);
});

test('any number of paths makes neither handlers nor memory grow', () => {
  const { handlerOf, known } = setUp();
  for (let index = 0; index < 5_000; index += 1) handlerOf(`/nothing-${index}`);
  assert.ok(known.size <= 3, `${known.size} handlers`);
});
