import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { login as loginCall } from '#modules/accounts/contract.ts';
import { failureFigures } from '#modules/accounts/sign-in/failure-figures.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { findCompany } from '#workflows/find-company/contract.ts';
import { readExampleCard } from '#workflows/sample-report/contract.ts';

const email = (name: string) => `${name}@demo.countercheck.example`;
const perMinute = findCompany.limit?.visitor[0].times ?? 0;

let direct: TestApp;
let proxied: TestApp;
before(async () => {
  const env = { ABUSE_LIMIT_FACTOR: '1' };
  direct = await startTestApp({ env, withPages: true, withScheduledJobs: false });
  proxied = await startTestApp({ env: { ...env, TRUSTED_PROXIES: '10.0.0.0/8' }, withScheduledJobs: false });
});
after(async () => {
  await direct?.close();
  await proxied?.close();
});

type Ask = Readonly<{
  from: string;
  forwarded?: string;
  token?: string;
  body?: object;
  locale?: 'en' | 'ru';
}>;

function post(app: TestApp, path: string, { from, forwarded, token, body = {}, locale = 'en' }: Ask) {
  return app.server.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: from,
    headers: {
      'accept-locale': locale,
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: body,
  });
}

const login = (app: TestApp, from: string, password: string, name = 'customer') =>
  post(app, '/Auth/Login', { from, body: { email: email(name), password } });
const search = (app: TestApp, ask: Ask) => post(app, '/SearchReport/FindCompany', ask);

async function searchAll(app: TestApp, ask: Ask): Promise<void> {
  for (let call = 0; call < perMinute; call += 1) assert.equal((await search(app, ask)).statusCode, 400);
}

test('429 in both languages, with Retry-After, before the body is looked at', async () => {
  const ask = { from: '203.0.113.1' };
  const first = await search(direct, ask);
  assert.equal(first.statusCode, 400);
  assert.equal(first.headers['ratelimit-limit'], String(perMinute));
  assert.equal(first.headers['ratelimit-remaining'], String(perMinute - 1));
  for (let call = 1; call < perMinute; call += 1) await search(direct, ask);
  for (const [locale, words] of [
    ['en', /^That was too often in too short a time\. Please try again in \d+\u00a0(seconds?|minute)\.$/],
    [
      'ru',
      /^Слишком много запросов за короткое время\. Попробуйте снова через \d+\u00a0(секунд[уы]?|минуту)\.$/,
    ],
  ] as const) {
    const refused = await search(direct, { ...ask, locale });
    assert.equal(refused.statusCode, 429);
    const retryAfter = Number(refused.headers['retry-after']);
    assert.ok(retryAfter >= 1 && retryAfter <= 60, String(retryAfter));
    assert.equal(refused.headers['ratelimit-remaining'], '0');
    assert.equal(Number(refused.headers['ratelimit-reset']), retryAfter);
    assert.match(String(refused.headers['content-type']), /^application\/problem\+json/);
    const { value, code, status } = refused.json<ProblemBody>();
    assert.deepEqual([value.length, value[0]?.code, code, status], [1, 'too_many_requests', code, 429]);
    assert.match(value[0]?.description ?? '', words);
  }
});

test('X-Forwarded-For is nothing without a trusted proxy, and names the caller with one', async () => {
  await searchAll(direct, { from: '203.0.113.2' });
  const disguised = await search(direct, { from: '203.0.113.2', forwarded: '198.51.100.1' });
  assert.equal(disguised.statusCode, 429);

  await searchAll(proxied, { from: '10.0.0.1', forwarded: '198.51.100.1' });
  const status = async (ask: Ask) => (await search(proxied, ask)).statusCode;
  assert.equal(await status({ from: '10.0.0.2', forwarded: '198.51.100.1' }), 429, 'the same visitor');
  // What the visitor wrote before the proxy did is not believed.
  assert.equal(await status({ from: '10.0.0.1', forwarded: '192.0.2.1, 198.51.100.1' }), 429, 'a disguise');
  assert.equal(await status({ from: '10.0.0.1', forwarded: '198.51.100.2' }), 400, 'another visitor');
  assert.equal(await status({ from: '203.0.113.9', forwarded: '198.51.100.1' }), 400, 'not by the proxy');
});

test('who may ask for no more samples reads the page of a country all the same', async () => {
  const read = (url: string, remoteAddress: string) => direct.server.inject({ url, remoteAddress });
  const times = readExampleCard.limit?.visitor[0].times ?? 0;
  for (let call = 0; call < times; call += 1)
    await read('/api/v1/example-report/card?country=de', '203.0.113.6');
  assert.equal((await read('/api/v1/example-report/card', '203.0.113.6')).statusCode, 429);
  const page = await read('/countries/country/fr', '203.0.113.6');
  assert.equal(page.statusCode, 200);
  assert.doesNotMatch(page.body, /From the sample report: France/);
  assert.match((await read('/countries/country/it', '203.0.113.7')).body, /From the sample report: Italy/);
});

test('pages ask in the name of their visitor', async () => {
  const page = (from: string, path = '') =>
    direct.server.inject({
      url: `${path}/company-search?country=de&name=Nordwind+Trade`,
      remoteAddress: from,
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
  await searchAll(direct, { from: '203.0.113.3' });
  const refused = await page('203.0.113.3', '/ru');
  assert.match(refused.body, /Слишком много запросов за короткое время/);
  assert.match(refused.body, /value="Nordwind Trade"/, 'what was typed is still there');
  assert.doesNotMatch((await page('203.0.113.4')).body, /That was too often/);
  // And the other way round: what pages asked for counts.
  for (let call = 0; call < perMinute; call += 1) await page('203.0.113.5');
  assert.equal((await search(direct, { from: '203.0.113.5' })).statusCode, 429);
});

test('the order page of a company does not say that it is gone when it may not be asked for', async () => {
  await searchAll(direct, { from: '203.0.113.6' });
  const url = '/order?country=de&company=00000000-0000-7000-8000-000000000000&name=Nordwind';
  const { body } = await direct.server.inject({ url, remoteAddress: '203.0.113.6' });
  assert.match(body, /That was too often/);
});

test('wrong passwords: the same for an account and for none, and the owner gets in from elsewhere', async () => {
  const { times } = failureFigures.accountAndAddress;
  const answers = async (name: string, from: string) => {
    const list: [number, string][] = [];
    for (let round = 0; round < times + 1; round += 1) {
      const reply = await login(direct, from, 'Wrong-1!', name);
      list.push([reply.statusCode, reply.json<ProblemBody>().code]);
    }
    return list;
  };
  const known = await answers('customer', '203.0.113.10');
  assert.deepEqual(known.at(0), [401, 'wrong_credentials']);
  assert.deepEqual(known.at(-1), [429, 'too_many_requests']);
  assert.deepEqual(await answers('nobody', '203.0.113.10'), known);
  const right = await login(direct, '203.0.113.10', demoPassword);
  assert.equal(right.statusCode, 429, 'the right password is refused as well');
  assert.ok(Number(right.headers['retry-after']) > 800);
  assert.equal((await login(direct, '203.0.113.11', demoPassword)).statusCode, 200);
});

test('a password that is asked again counts by person, wherever they are', async () => {
  const { token } = (await login(direct, '203.0.113.12', demoPassword, 'director')).json<{ token: string }>();
  const body = { currentPassword: 'Wrong-1!', newPassword: 'Other-pass-1', confirmPassword: 'Other-pass-1' };
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1)
    statuses.push(
      (await post(direct, '/User/ChangePassword', { from: `198.51.100.${round}`, token, body })).statusCode,
    );
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
});

test('a visitor may not try a hundred accounts instead of one', async () => {
  const times = loginCall.limit?.visitor[0].times ?? 0;
  const body = { email: 'x' };
  for (let round = 0; round < times; round += 1)
    assert.equal((await post(direct, '/Auth/Login', { from: '203.0.113.20', body })).statusCode, 400);
  assert.equal((await login(direct, '203.0.113.20', demoPassword)).statusCode, 429);
});

test('calls without a limit say nothing of one', async () => {
  const reply = await direct.server.inject({ url: '/api/v1/Role/GetRoles', remoteAddress: '203.0.113.1' });
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.headers['ratelimit-limit'], undefined);
});
