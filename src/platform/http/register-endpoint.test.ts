import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Actor, Role } from '#kernel/actor.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, per } from '#kernel/limit.ts';
import { actions, mayDo, type Party, parties } from '#kernel/policy.ts';
import { queryPage, trimmed, uuid } from '#kernel/shapes.ts';
import { createBareApp, refusalOf } from '#testing/bare-app.ts';
import { onAnsweredCall } from './answered-calls.ts';
import { limitRequests } from './limit-request.ts';
import { type Authenticate, type Call, registerEndpoint, registerFileEndpoint } from './register-endpoint.ts';

const open = { summary: '', action: 'site.use' } as const;
const putThing = defineEndpoint({
  ...open,
  name: 'putThing',
  method: 'PUT',
  path: '/things/{id}',
  idempotent: true,
  status: 201,
  params: z.object({ id: uuid }),
  query: z.object({ page: queryPage }),
  body: z.object({ name: trimmed(5).min(1) }),
  reply: z.object({ name: z.string() }),
});
const ping = defineEndpoint({ ...open, name: 'ping', method: 'POST', path: '/ping', status: 204 });
const file = defineEndpoint({ ...open, name: 'file', method: 'GET', path: '/file', file: 'application/pdf' });
const limit = defineLimit('few', { visitor: [per(60, 1)], account: [per(60, 2)] });
const limited = defineEndpoint({ ...open, name: 'limited', method: 'GET', path: '/limited', limit });
const byAction = actions.map((action) =>
  defineEndpoint({ summary: '', name: action, method: 'GET', path: `/may/${action}`, action }),
);

/** The role stands in a header, as no real server would have it. */
const authenticate: Authenticate = async ({ headers }) => {
  const role = headers['x-role'];
  if (role === undefined || role === 'visitor') return { kind: 'visitor' };
  const lacksSecondFactor = headers['x-lacks'] === '1';
  return { kind: 'account', accountId: 'a-1', role: role as Role, lacksSecondFactor }; // one of the test's
};

let seen: Call<typeof putThing> | undefined;
let toSend: Parameters<typeof registerFileEndpoint>[3] = async () => assert.fail('nothing to send');
const callers: unknown[] = [];
const noted: string[] = [];
const app = createBareApp((bare) => {
  limitRequests(bare, {
    countRequest: async (_limit, caller) => {
      callers.push(caller);
      const isWithin = callers.length < 3;
      return { isWithin, limit: 2, remaining: isWithin ? 1 : 0, resetSeconds: 7 };
    },
    assertKnown: (asked) => assert.equal(asked, limit),
    counter: () => assert.fail('not asked for'),
    marks: () => assert.fail('not asked for'),
    eraseExpired: async () => 0,
  });
  onAnsweredCall(bare, async ({ endpoint, status, actor }) => {
    noted.push(`${endpoint.name} ${status} ${actor.kind}`);
    throw new Error('it could not be noted');
  });
  registerEndpoint(bare, putThing, authenticate, async (call) => {
    seen = call;
    return { name: call.body.name, secret: 'never told' };
  });
  registerEndpoint(bare, ping, authenticate, async () => undefined);
  registerEndpoint(bare, limited, authenticate, async () => undefined);
  registerFileEndpoint(bare, file, authenticate, (call, signal) => toSend(call, signal));
  for (const endpoint of byAction) registerEndpoint(bare, endpoint, authenticate, async () => undefined);
});
after(() => app.close());

const id = '0197a3c2-5b7e-7c31-9d0a-3f1e5c7a9b42';
type Sent = { url?: string; body?: unknown; headers?: Record<string, string>; payload?: string };
const put = ({ url = `/things/${id}`, body, headers = {}, payload }: Sent = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/v1${url}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload ?? JSON.stringify(body ?? { name: ' one ' }),
  });
const fieldsOf = (reply: LightMyRequestResponse) =>
  reply.json<{ value: { field?: string }[] }>().value.map(({ field }) => field);

test('a handler gets what was sent as the contract reads it, and answers what the contract lets out', async () => {
  const reply = await put({ url: `/things/${id}?page=3`, headers: { 'accept-locale': 'ru' } });
  assert.equal(reply.statusCode, 201);
  assert.deepEqual(reply.json(), { name: 'one' });
  assert.equal(reply.headers['cache-control'], 'no-store');
  const { params, query, body, locale, actor } = seen ?? assert.fail('nobody was called');
  assert.deepEqual([params, query, body, locale], [{ id }, { page: 3 }, { name: 'one' }, 'ru']);
  assert.deepEqual(actor, { kind: 'visitor' });
});

test('what the contract does not take is 400, with the field, and the handler is not called', async () => {
  seen = undefined;
  for (const [sent, fields] of [
    [{ url: '/things/x' }, ['id']],
    [{ url: `/things/${id}?page=0` }, ['page']],
    [{ body: { name: '' } }, ['name']],
    [{ body: { name: 'abcdef' } }, ['name']],
    [{ payload: 'null' }, ['name']],
    [{ body: [] }, ['']],
  ] as const) {
    const reply = await put(sent as Sent); // read-only lists of the table
    assert.deepEqual([refusalOf(reply).status, fieldsOf(reply)], [400, fields]);
  }
  assert.equal(seen, undefined);
  const broken = await put({ payload: '{"name":' });
  assert.deepEqual([broken.statusCode, refusalOf(broken).code], [400, 'malformed_request']);
});

test('a call takes JSON alone, although the server reads text too', async () => {
  for (const type of ['text/plain', 'application/jsonx', 'text/json'])
    assert.equal((await put({ headers: { 'content-type': type } })).statusCode, 415, type);
  for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
    assert.equal((await put({ headers: { 'content-type': type } })).statusCode, 201, type);
});

test('a key of the caller is handed on if it is one, and refused if it is none', async () => {
  const keyOf = async (key: string) => {
    const reply = await put({ headers: { 'idempotency-key': key } });
    return reply.statusCode === 201 ? seen?.idempotencyKey : refusalOf(reply).code;
  };
  assert.equal(await keyOf('a2345678'), 'a2345678');
  assert.equal(await keyOf('x'.repeat(128)), 'x'.repeat(128));
  for (const bad of ['a234567', 'x'.repeat(129), 'a 234567', 'ключключ', ''])
    assert.equal(await keyOf(encodeURI(bad) === bad ? bad : encodeURI(bad)), 'invalid_idempotency_key', bad);
  await put();
  assert.equal(seen?.idempotencyKey, undefined);
  const ignored = await app.inject({
    method: 'POST',
    url: '/api/v1/ping',
    headers: { 'idempotency-key': 'x' },
  });
  assert.equal(ignored.statusCode, 204, 'a call that cannot be repeated does not read it');
});

test('an answer without a body has none', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/ping' });
  assert.deepEqual([reply.statusCode, reply.body], [204, '']);
});

test('who may call is the policy: a visitor is asked to sign in, another role is refused', async () => {
  const asParty = (party: Party, path: string, lacks = '0') =>
    app.inject({ url: `/api/v1/may/${path}`, headers: { 'x-role': party, 'x-lacks': lacks } });
  for (const action of actions)
    for (const party of parties) {
      const reply = await asParty(party, action);
      const expected = mayDo(party, action) ? 200 : party === 'visitor' ? 401 : 403;
      assert.equal(reply.statusCode, expected, `${party} ${action}`);
    }
});

test('staff without their second factor get as far as setting one up', async () => {
  for (const action of actions) {
    if (!mayDo('Admin', action)) continue;
    const headers = { 'x-role': 'Admin', 'x-lacks': '1' };
    const reply = await app.inject({ url: `/api/v1/may/${action}`, headers });
    const isOpen = mayDo('visitor', action) || action === 'profile.manage';
    assert.equal(reply.statusCode, isOpen ? 200 : 403, action);
    if (!isOpen) assert.equal(refusalOf(reply).code, 'second_factor_missing');
  }
});

test('a call is counted for whoever makes it; what is left stands in the answer, and one too many is 429', async () => {
  const ask = (role: string) => app.inject({ url: '/api/v1/limited', headers: { 'x-role': role } });
  const [first, second] = [await ask('visitor'), await ask('User')];
  assert.deepEqual(callers, [{ address: '127.0.0.1' }, { accountId: 'a-1' }]);
  for (const reply of [first, second]) {
    const { headers, statusCode } = reply;
    const told = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => headers[name]);
    assert.deepEqual([statusCode, ...told], [200, '2', '1', '7']);
  }
  const refused = await ask('visitor');
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '7']);
  assert.equal(refused.headers['ratelimit-remaining'], '0');
});

test('who listens to answers is told of each, and what they throw changes none', async () => {
  noted.length = 0;
  await app.inject({ url: '/api/v1/may/desk.work' });
  await app.inject({ method: 'POST', url: '/api/v1/ping', headers: { 'x-role': 'User' } });
  await app.inject({ url: '/api/v1/nowhere' });
  assert.deepEqual(noted, ['desk.work 401 visitor', 'ping 204 account']);
});

/** How the file of this name is offered. */
async function offered(fileName: string, isPermanent?: true) {
  toSend = async () => ({ bytes: Buffer.from('%PDF-'), fileName, ...(isPermanent && { isPermanent }) });
  const { headers, body } = await app.inject({ url: '/api/v1/file' });
  assert.deepEqual(
    [headers['content-type'], headers['x-content-type-options']],
    ['application/pdf', 'nosniff'],
  );
  assert.equal(body, '%PDF-');
  return { headers, disposition: String(headers['content-disposition']) };
}

test('a file has its name, in letters that every program reads and in its own', async () => {
  const { disposition, headers } = await offered('CC-1-en.pdf');
  assert.equal(disposition, `attachment; filename="CC-1-en.pdf"; filename*=UTF-8''CC-1-en.pdf`);
  assert.equal(headers['cache-control'], 'no-store');
  assert.match((await offered('отчёт.pdf')).disposition, /filename="file\.pdf"; filename\*=UTF-8''%D0%BE/);
  assert.match((await offered('a"; x\r\ny.pdf')).disposition, /filename="a-x-y\.pdf"; /);
});

test('no sign of a name ends it early or means something else', async () => {
  for (const name of ["O'Neil (1)*.pdf", '100% & more; a=b.pdf', 'a\\b/c.pdf', 'имя «Ромашка».pdf']) {
    const { disposition } = await offered(name);
    const own = /filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '';
    assert.match(own, /^(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/, name);
    assert.equal(decodeURIComponent(own), name);
  }
});

test('what never changes may be kept, shown, and runs nothing', async () => {
  const { headers, disposition } = await offered('photo.jpg', true);
  assert.match(disposition, /^inline; /);
  assert.equal(headers['cache-control'], 'private, max-age=31536000, immutable');
  assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox");
});

test('a file may come piece by piece', async () => {
  toSend = async () => ({ bytes: Readable.from([Buffer.from('a'), Buffer.from('b')]), fileName: 'x.zip' });
  assert.equal((await app.inject({ url: '/api/v1/file' })).body, 'ab');
});

test('an answer that breaks its own contract is a fault of ours, and does not go out', async () => {
  const broken = createBareApp((bare) =>
    registerEndpoint(
      bare,
      { ...putThing, method: 'GET', path: '/broken', params: undefined, body: undefined } as typeof ping,
      async (): Promise<Actor> => ({ kind: 'visitor' }),
      async () => ({ name: 7 }) as never, // what the compiler would refuse
    ),
  );
  const reply = await broken.inject({ url: '/api/v1/broken' });
  assert.deepEqual([reply.statusCode, refusalOf(reply).code], [500, 'internal']);
  assert.doesNotMatch(reply.body, /expected|zod/i);
  await broken.close();
});

test('whoever makes a file is told when nobody waits for it any more', { timeout: 10_000 }, async () => {
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  toSend = (_call, signal) => {
    signal.addEventListener('abort', () => gone.resolve());
    begun.resolve();
    return gone.promise.then(() => ({ bytes: Buffer.from('late'), fileName: 'late.pdf' }));
  };
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  const asked = fetch(`${url}/api/v1/file`, { signal: leave.signal });
  await begun.promise;
  leave.abort();
  await assert.rejects(asked);
  await gone.promise;
});
