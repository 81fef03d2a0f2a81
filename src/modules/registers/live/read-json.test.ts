import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { z } from 'zod';
import { kindOfFault, SourceUnavailable } from './connector.ts';
import { jsonReader } from './read-json.ts';

const schema = z.object({ name: z.string() });
const { signal } = new AbortController();
let asked: { url: string; init: RequestInit }[] = [];

/** The network answers this, whoever is called. */
function answering(answer: Response | Error): void {
  asked = [];
  // A mock upon a mock would be given back to: other tests of the process need the real one.
  mock.restoreAll();
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    if (answer instanceof Error) throw answer;
    return answer;
  });
}
afterEach(() => mock.restoreAll());

const read = jsonReader('https://register.example/api//', { authorization: 'Basic x' });
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
/** Why nothing came: reason, wish to be left alone, words for the log. */
async function silenceOf(answer: Response | Error, meant: number[] = []) {
  answering(answer);
  const fault: unknown = await read({ path: '/x', schema, signal }, meant).catch((error: unknown) => error);
  assert.ok(fault instanceof SourceUnavailable, String(fault));
  return [fault.reason, fault.retryAfterSeconds, fault.detail];
}

test('a register is asked below its own address, with what was typed encoded and no way elsewhere', async () => {
  answering(json({ name: 'Nord AG', more: 1 }));
  const reply = await read({ path: '/find', query: { q: 'a&b=c #?' }, schema, signal });
  assert.deepEqual(
    [reply.status, reply.value, reply.raw],
    [200, { name: 'Nord AG' }, { name: 'Nord AG', more: 1 }],
  );
  const [{ url, init }] = asked as [(typeof asked)[number]]; // asked once
  assert.equal(url, 'https://register.example/api/find?q=a%26b%3Dc+%23%3F');
  assert.deepEqual([init.method, init.redirect, init.signal, init.body], ['GET', 'error', signal, undefined]);
  const headers = new Headers(init.headers);
  assert.deepEqual([headers.get('authorization'), headers.get('content-type')], ['Basic x', null]);
});

test('a body is sent as JSON', async () => {
  answering(json({ name: 'x' }));
  await read({ path: '/find', body: { a: [1] }, schema, signal });
  assert.deepEqual([asked[0]?.init.method, asked[0]?.init.body], ['POST', '{"a":[1]}']);
  assert.equal(new Headers(asked[0]?.init.headers).get('content-type'), 'application/json');
});

test('a status that was named is an answer without a value; nothing at all is nothing', async () => {
  answering(json({ error: 'none' }, 404));
  const reply = await read({ path: '/x', schema, signal }, [404]);
  assert.deepEqual([reply.status, reply.value, reply.raw], [404, undefined, { error: 'none' }]);
  for (const empty of ['', ' \n']) {
    answering(new Response(empty));
    assert.deepEqual(await read({ path: '/x', schema, signal }), {
      status: 200,
      value: undefined,
      raw: undefined,
    });
  }
});

test('any other status is no answer, and says when to come back where the register said so', async () => {
  assert.deepEqual(await silenceOf(json({}, 404)), ['no_answer', undefined, 'status 404']);
  assert.deepEqual(await silenceOf(json({}, 500)), ['no_answer', undefined, 'status 500']);
  assert.deepEqual(await silenceOf(json({}, 206)), ['no_answer', undefined, 'status 206']);
  assert.deepEqual(await silenceOf(json({}, 429)), ['too_often', undefined, '']);
  assert.deepEqual(await silenceOf(json({}, 429, { 'retry-after': ' 120 ' })), ['too_often', 120, '']);
  assert.deepEqual(await silenceOf(json({}, 503, { 'retry-after': '7' })), ['no_answer', 7, '']);
  assert.deepEqual(await silenceOf(json({}, 503, { 'retry-after': 'soon' })), ['no_answer', undefined, '']);
  const past = 'Wed, 21 Oct 2015 07:28:00 GMT';
  assert.deepEqual(await silenceOf(json({}, 429, { 'retry-after': past })), ['too_often', 0, '']);
  const [, later] = await silenceOf(
    json({}, 429, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }),
  );
  assert.ok(Number(later) > 3_500 && Number(later) <= 3_600);
});

test('what is not of the promised shape is told by its paths, never by what stood there', async () => {
  assert.deepEqual(await silenceOf(new Response('<html>Anna</html>')), [
    'unexpected_answer',
    undefined,
    'not JSON',
  ]);
  const [reason, , detail] = await silenceOf(json({ name: { first: 'Anna' } }));
  assert.deepEqual([reason, detail], ['unexpected_answer', 'name: invalid_type']);
  const [, , list] = await silenceOf(json(null));
  assert.equal(list, ': invalid_type');
});

test('an answer ends at a megabyte', async () => {
  const ofSize = (bytes: number) =>
    new Response(JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) }));
  answering(ofSize(1024 * 1024));
  assert.equal((await read({ path: '/x', schema, signal })).status, 200);
  assert.deepEqual(await silenceOf(ofSize(1024 * 1024 + 1)), ['unexpected_answer', undefined, 'too big']);
});

test('letters that come in two pieces are one, and a network that breaks says its kind alone', async () => {
  const bytes = Buffer.from('{"name":"Ёж"}');
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  answering(new Response(pieces));
  assert.deepEqual((await read({ path: '/x', schema, signal })).value, { name: 'Ёж' });
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error('Anna 127.0.0.1'), { code: 'ECONNREFUSED' }),
  });
  assert.deepEqual(await silenceOf(refused), ['no_answer', undefined, 'Error ECONNREFUSED']);
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('Anna')) });
  assert.deepEqual(await silenceOf(new Response(broken)), ['no_answer', undefined, 'TypeError']);
  assert.deepEqual([kindOfFault('Anna'), kindOfFault(new RangeError('Anna'))], ['unknown', 'RangeError']);
});
