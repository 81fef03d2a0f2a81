import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignPages } from '../ledger/foreign-pages.ts';
import { Refusal } from '../ledger/refusal.ts';
import { createDeskKey } from './desk-key.ts';

const key = 'desk-key-of-the-start';
const publicUrl = 'https://cards.example';
let isHttps = false;
const desk = createDeskKey(key, () => isHttps);
let app: FastifyInstance;

before(async () => {
  app = fastify();
  await app.register(formbody);
  app.setErrorHandler((error, _request, reply) => {
    assert.ok(error instanceof Refusal, String(error));
    return reply.code(error.status).send(error.code);
  });
  app.get('/', (request, reply) => ({
    isTaken: desk.takeFromAddress(request, reply),
    isKnown: desk.isKnown(request),
  }));
  app.post('/', (request) => {
    desk.checkForm(request);
    return 'pressed';
  });
  app.post('/button', { preHandler: refuseForeignPages(() => publicUrl) }, () => 'pressed');
});
after(() => app.close());

const open = (query: string, cookie = '') => app.inject({ url: `/${query}`, headers: { cookie } });
const cookieOf = async () => String((await open(`?key=${key}`)).headers['set-cookie']);
const press = async (payload: string, cookie: string) => {
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
};

test('who comes with the key is remembered, by something else than the key', async () => {
  const cookie = await cookieOf();
  assert.match(cookie, /^sandbox_desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  assert.ok(!cookie.includes(key) && !desk.formToken.includes(key));
  assert.notEqual(cookie.split(/[=;]/)[1], desk.formToken);
  const [own = ''] = cookie.split(';');
  for (const sent of [own, `a=b; ${own}`, `${own}; c=d`])
    assert.equal((await open('', sent)).json().isKnown, true, sent);
  for (const sent of ['', `x${own}`, `${own}x`, own.slice(0, -1), 'sandbox_desk=', `sandbox_desk=${key}`])
    assert.equal((await open('', sent)).json().isKnown, false, sent);
});

test('without the key nobody is remembered', async () => {
  for (const query of ['', '?key=', '?key=x', `?key=${key}x`, `?key=${key}&key=${key}`, `?Key=${key}`]) {
    const reply = await open(query);
    assert.deepEqual([reply.json().isTaken, reply.headers['set-cookie']], [false, undefined], query);
  }
});

test('where the desk is reached by https its cookie goes nowhere else', async () => {
  isHttps = true;
  assert.match(await cookieOf(), /; Secure$/);
  isHttps = false;
});

test('a button is pressed on the desk: by who is known, with what stands in the form', async () => {
  const [cookie = ''] = (await cookieOf()).split(';');
  assert.equal(await press(`token=${desk.formToken}`, cookie), 200);
  assert.equal(await press(`token=${desk.formToken}`, ''), 403);
  for (const payload of [
    '',
    'token=',
    `token=${desk.formToken}x`,
    `token=${key}`,
    `token=${desk.formToken}&token=x`,
  ])
    assert.equal(await press(payload, cookie), 403, payload);
});

test('two installations have two desks', () => {
  const other = createDeskKey('another key', () => false);
  assert.notEqual(other.formToken, desk.formToken);
  assert.equal(createDeskKey(key, () => false).formToken, desk.formToken);
});

test('the buttons of the card page answer to no other site', async () => {
  const status = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/button', headers: { host: '127.0.0.1:3001', ...headers } }))
      .statusCode;
  const ours: Readonly<Record<string, string>>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.1:3001' },
    { origin: publicUrl },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of ours) assert.equal(await status(headers), 200, JSON.stringify(headers));
  const foreign: Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'nonsense' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) assert.equal(await status(headers), 403, JSON.stringify(headers));
});
