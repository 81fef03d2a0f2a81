import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { test } from 'node:test';
import pino from 'pino';
import { createHttpServer } from './create-server.ts';

async function ask(trustedProxies: readonly string[]) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await createHttpServer(pino({ level: 'warn' }, stream), { trustedProxies });
  app.get('/ip', ({ ip }) => ip);
  const callers: string[] = [];
  for (const forwarded of ['198.51.100.1', '192.0.2.9, 198.51.100.2'])
    callers.push((await app.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })).body);
  await app.close();
  return { callers, lines };
}

test('without trusted proxies X-Forwarded-For is nothing but one warning, without the address', async () => {
  const { callers, lines } = await ask([]);
  assert.deepEqual(callers, ['127.0.0.1', '127.0.0.1']);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /TRUSTED_PROXIES/);
  assert.doesNotMatch(lines[0] ?? '', /198\.51/);
});

test('a form that a proxy with another Host made foreign is refused, and the log says once what to set', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const app = await createHttpServer(log);
  app.post('/', () => 'done');
  const headers = { host: '127.0.0.1:3000', origin: 'https://reports.example' };
  for (const site of ['cross-site', 'same-origin', 'same-origin']) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/',
      headers: { ...headers, 'sec-fetch-site': site },
    });
    assert.equal(statusCode, 403);
  }
  await app.close();
  assert.equal(lines.filter((line) => line.includes('PUBLIC_URL')).length, 1);
  assert.doesNotMatch(lines.join(), /reports\.example/);
});

test('a trusted proxy names the caller, and only its own word counts', async () => {
  const { callers, lines } = await ask(['127.0.0.0/8']);
  assert.deepEqual(callers, ['198.51.100.1', '198.51.100.2']);
  assert.deepEqual(lines, []);
});

test('what is no HTTP, or too long for it, is refused like everything else', async () => {
  const app = await createHttpServer(pino({ level: 'silent' }));
  app.get('/', () => 'here');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answerTo = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1').end(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    assert.match(head, /Content-Type: application\/problem\+json/);
    return { status: head.split(' ')[1], code: JSON.parse(body).value[0].code };
  };
  assert.deepEqual(await answerTo(`GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`), {
    status: '431',
    code: 'headers_too_large',
  });
  assert.deepEqual(await answerTo('HELO there\r\n\r\n'), { status: '400', code: 'malformed_request' });
  await app.close();
});

/** What the server answers to a request that never ends; each piece is sent when the one before is through. */
async function answerToSlow(pieces: readonly string[]) {
  const timeouts = { requestMs: 300, checkEveryMs: 50 };
  const app = await createHttpServer(pino({ level: 'silent' }), { timeouts });
  app.post('/', () => 'taken');
  app.get('/', () => 'here');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const began = performance.now();
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const drip = setInterval(() => socket.write('x'), 20);
  for (const piece of pieces) socket.write(piece);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  clearInterval(drip);
  await app.close();
  return { answer, tookMs: performance.now() - began };
}

test('a body that drips in is given up as a whole, and so are headers', async () => {
  const json = 'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n';
  for (const pieces of [
    [`POST / HTTP/1.1\r\nHost: a\r\n${json}`, '{"a":"'],
    ['GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n'],
  ]) {
    const { answer, tookMs } = await answerToSlow(pieces);
    assert.match(answer, /^HTTP\/1\.1 4(08|15) /, pieces.join());
    assert.ok(tookMs < 10_000, `${tookMs} ms`);
  }
});

test('a connection without any request is given up as well', async () => {
  const { tookMs } = await answerToSlow([]);
  assert.ok(tookMs < 10_000, `${tookMs} ms`);
});

test('closing waits for answers under way, not for their connections', { timeout: 30_000 }, async () => {
  const app = await createHttpServer(pino({ level: 'silent' }));
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  app.get('/', (_request, reply) => {
    async function* parts() {
      yield 'here';
      await mayEnd;
      yield 'there';
    }
    return reply.send(Readable.from(parts()));
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  // Whoever keeps a connection never ends it first.
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  const closed = app.close();
  letEnd();
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  assert.match(answer, /here.*there/s);
  socket.end();
  await closed;
});
