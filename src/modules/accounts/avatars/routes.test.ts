import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { createHttpServer } from '#platform/http/create-server.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import { animated, drawing, halves, photoWithPlace } from './avatars-fixture.ts';
import { bomb } from './hostile-pictures.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const megabyte = 1024 * 1024;

let database: ThrowawayDatabase;
let server: Awaited<ReturnType<typeof createHttpServer>>;
let url = '';
let token = '';
let png: Buffer;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  server = await createHttpServer(pino({ level: 'silent' }));
  accountRoutes(server, { db, accounts });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  token = await signIn('customer');
  png = await halves(300, 200).png().toBuffer();
});
after(async () => {
  await server.close();
  await database.drop();
});

async function signIn(mailbox: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${mailbox}@demo.countercheck.example`, password: demoPassword }),
  });
  const { token: given }: { token: string } = JSON.parse(await reply.text());
  return given;
}

type Sent = Readonly<{ body?: BodyInit; type?: string; bearer?: string | undefined; locale?: string }>;

function upload({ body, type, bearer = token, locale = 'en' }: Sent): Promise<Response> {
  return fetch(`${url}/api/v1/User/UploadAvatar`, {
    method: 'PUT',
    headers: {
      'accept-locale': locale,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(type && { 'content-type': type }),
    },
    ...(body && { body }),
  });
}

function form(...files: (readonly [name: string, content: Buffer, type?: string, fileName?: string])[]) {
  const data = new FormData();
  for (const [name, content, type = 'image/png', fileName = 'me.png'] of files)
    data.append(name, new Blob([new Uint8Array(content)], { type }), fileName);
  return data;
}

const bytes = (content: Buffer) => new Uint8Array(content);

async function avatarOf(reply: Response): Promise<string> {
  assert.equal(reply.status, 200, await reply.clone().text());
  const { avatar }: { avatar: string } = JSON.parse(await reply.text());
  return avatar;
}

async function profileAvatar(bearer = token): Promise<string> {
  const headers = { authorization: `Bearer ${bearer}` };
  return avatarOf(await fetch(`${url}/api/v1/User/GetUserProfileInfo`, { headers }));
}

const remove = (bearer: string) =>
  fetch(`${url}/api/v1/User/DeleteAvatar`, {
    method: 'DELETE',
    headers: bearer === '' ? {} : { authorization: `Bearer ${bearer}` },
  });

async function eventsOf(event: string): Promise<number> {
  const rows = await database.db
    .selectFrom('account_events')
    .select('id')
    .where('event', '=', event)
    .execute();
  return rows.length;
}

/** Everything a refusal must leave as it was. */
async function state(): Promise<unknown> {
  const { db } = database;
  return [await db.selectFrom('avatars').select('key').execute(), await eventsOf('avatar_changed')];
}

test('a form and bare bytes are taken; each picture has an address of its own that ends with it', async () => {
  const first = await avatarOf(await upload({ body: form(['anything', png]) }));
  assert.match(first, /^\/api\/v1\/User\/Avatar\/[0-9a-f]{40}$/);
  assert.equal(await profileAvatar(), first);
  const shown = await fetch(url + first);
  assert.equal(shown.status, 200);
  const header = (name: string) => shown.headers.get(name);
  assert.equal(header('content-type'), 'image/webp');
  assert.equal(header('cache-control'), 'private, max-age=31536000, immutable');
  assert.equal(header('x-content-type-options'), 'nosniff');
  assert.match(header('content-disposition') ?? '', /^inline; filename="avatar.webp"/);
  assert.match(header('content-security-policy') ?? '', /default-src 'none'; sandbox/);
  const second = await avatarOf(await upload({ body: bytes(png), type: 'image/png' }));
  assert.notEqual(second, first);
  const gone = await fetch(url + first);
  assert.deepEqual([gone.status, gone.headers.get('cache-control')], [404, 'no-store']);
  assert.equal((await fetch(url + second)).status, 200);
  const rows = await database.db.selectFrom('avatars').select('uploaded_at').execute();
  assert.deepEqual(rows, [{ uploaded_at: clock.now() }]);
  assert.equal(await eventsOf('avatar_changed'), 2);
});

test('what a telephone has written into the photo is not handed out', async () => {
  const photo = await photoWithPlace();
  const avatar = await avatarOf(
    await upload({ body: form(['file', photo, 'application/octet-stream', 'x']) }),
  );
  const shown = Buffer.from(await (await fetch(url + avatar)).arrayBuffer());
  assert.ok(photo.includes('Secret Author') && !shown.includes('Secret Author') && !shown.includes('EXIF'));
});

const files: Readonly<Record<string, [status: number, make: () => Sent | Promise<Sent>]>> = {
  'no body': [422, () => ({})],
  'an empty body': [422, () => ({ body: '', type: 'image/png' })],
  'an empty file': [422, () => ({ body: form(['file', Buffer.alloc(0)]) })],
  'a form without a file': [422, () => ({ body: fields({ name: 'value' }) })],
  'two files': [422, () => ({ body: form(['file', png], ['other', png]) })],
  'many fields': [
    422,
    () => ({ body: fields(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, 'x']))) }),
  ],
  'a form without a boundary': [422, () => ({ body: bytes(png), type: 'multipart/form-data' })],
  'a form that breaks off': [
    422,
    () => ({
      body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${png.toString('latin1')}`,
      type: 'multipart/form-data; boundary=x',
    }),
  ],
  'a field named as a part of every object': [422, () => ({ body: form(['__proto__', png]) })],
  'an SVG as itself': [415, () => ({ body: bytes(drawing), type: 'image/svg+xml' })],
  'an SVG named .png': [415, () => ({ body: form(['file', drawing]) })],
  'text named .png': [415, () => ({ body: form(['file', Buffer.from('hello')]) })],
  'a GIF named .png': [415, async () => ({ body: form(['file', await animated('gif')]) })],
  'a picture said to be JSON': [415, () => ({ body: bytes(png), type: 'application/json' })],
  'a picture said to be nothing': [415, () => ({ body: bytes(png), type: 'application/octet-stream' })],
  'a bomb of pixels': [422, () => ({ body: bytes(bomb()), type: 'image/png' })],
  'half a picture': [422, () => ({ body: bytes(png.subarray(0, 300)), type: 'image/png' })],
  '6 MB in a form': [413, () => ({ body: form(['file', Buffer.alloc(6 * megabyte)]) })],
  '6 MB as they are': [413, () => ({ body: bytes(Buffer.alloc(6 * megabyte)), type: 'image/png' })],
  'a byte too much': [413, () => ({ body: bytes(Buffer.alloc(5 * megabyte + 1)), type: 'image/png' })],
  'a byte too much in a form': [413, () => ({ body: form(['file', Buffer.alloc(5 * megabyte + 1)]) })],
};

function fields(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

for (const [name, [status, make]] of Object.entries(files)) {
  test(`refused, and nothing changes: ${name}`, async () => {
    const before = await state();
    for (const [locale, words] of [
      ['en', 'File upload error'],
      ['ru', 'Не удалось загрузить файл'],
    ] as const) {
      const reply = await upload({ ...(await make()), locale });
      const problem: ProblemBody = JSON.parse(await reply.text());
      assert.equal(reply.status, status);
      assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/);
      const [first, reason] = problem.value;
      assert.deepEqual(first, { field: 'file', code: 'file_upload_error', description: words });
      assert.ok(reason && reason.description !== words);
      assert.equal(problem.title, words);
      if (status === 422) assert.equal(problem.code, 'file_upload_error');
    }
    assert.deepEqual(await state(), before);
  });
}

/** Sends the head of an upload and a little of what it announces, then waits for what comes back. */
async function sendHead(head: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(['PUT /api/v1/User/UploadAvatar HTTP/1.1', 'Host: x', ...head, '', body].join('\r\n'));
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
  });
  for (let waits = 0; waits < 100 && !heard.includes('}'); waits += 1) await sleep(20);
  socket.destroy();
  return heard;
}

test('who may not is told so before the body has come', async () => {
  const announced = ['Content-Type: image/png', `Content-Length: ${4 * megabyte}`];
  assert.match(await sendHead(announced), /^HTTP\/1.1 401 /);
  assert.match(await sendHead([...announced, 'Authorization: Bearer a.b.c']), /^HTTP\/1.1 401 /);
  const tooMuch = ['Content-Type: image/png', `Content-Length: ${6 * megabyte}`];
  assert.match(await sendHead([...tooMuch, `Authorization: Bearer ${token}`]), /^HTTP\/1.1 413 /);
});

test('a body that announces no length is cut off at the bound', async () => {
  const before = await state();
  let made = 0;
  const endless = new ReadableStream({
    pull(controller) {
      made += 65_536;
      if (made > 8 * megabyte) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  // Node needs `duplex`, which the types of a browser do not know.
  const sent = { method: 'PUT', body: endless, duplex: 'half' };
  const headers = { 'content-type': 'image/png', authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/v1/User/UploadAvatar`, { ...sent, headers });
  assert.equal(reply.status, 413);
  assert.deepEqual(await state(), before);
});

test('a sender who leaves in the middle does no harm', async () => {
  const before = await state();
  const { hostname, port } = new URL(url);
  for (const type of ['image/png', 'multipart/form-data; boundary=x']) {
    const socket = connect(Number(port), hostname);
    const head = [`Authorization: Bearer ${token}`, `Content-Type: ${type}`, 'Content-Length: 100000'];
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbytes';
    socket.write(['PUT /api/v1/User/UploadAvatar HTTP/1.1', 'Host: x', ...head, '', body].join('\r\n'));
    await sleep(150);
    socket.destroy();
  }
  await sleep(100);
  assert.deepEqual(await state(), before);
  await avatarOf(await upload({ body: form(['file', png]) }));
});

test('taking it away: once with an event, again without; nobody else’s; unknown addresses', async () => {
  const other = await signIn('director');
  const own = await avatarOf(await upload({ body: form(['file', png]) }));
  const others = await avatarOf(await upload({ body: form(['file', png]), bearer: other }));
  assert.equal((await remove('')).status, 401);
  assert.equal((await remove('a.b.c')).status, 401);
  for (const _ of ['there', 'not there']) {
    const reply = await remove(token);
    assert.deepEqual([reply.status, await reply.text()], [204, '']);
  }
  assert.equal(await eventsOf('avatar_deleted'), 1);
  assert.equal((await fetch(url + own)).status, 404);
  assert.deepEqual([await profileAvatar(), await profileAvatar(other)], ['', others]);
  assert.equal((await fetch(url + others)).status, 200);
  assert.equal((await fetch(`${url}/api/v1/User/Avatar/${'0'.repeat(40)}`)).status, 404);
  assert.equal((await fetch(`${url}/api/v1/User/Avatar/..%2f..%2fetc`)).status, 400);
});

test('a disabled account keeps no new picture, and its token opens nothing', async () => {
  const bearer = await signIn('director');
  await database.db
    .updateTable('accounts')
    .set({ disabled_at: clock.now() })
    .where('email', '=', 'director@demo.countercheck.example')
    .execute();
  const before = await state();
  assert.equal((await upload({ body: form(['file', png]), bearer })).status, 401);
  assert.equal((await remove(bearer)).status, 401);
  assert.deepEqual(await state(), before);
});

test('other calls are as narrow as before', async () => {
  const call = (body: BodyInit, type: string) =>
    fetch(`${url}/api/v1/Auth/Login`, { method: 'POST', headers: { 'content-type': type }, body });
  assert.equal((await call(bytes(png), 'image/png')).status, 415);
  assert.equal((await call(form(['file', png]), 'multipart/form-data; boundary=x')).status, 415);
  assert.equal((await call(JSON.stringify({ email: 'x'.repeat(megabyte) }), 'application/json')).status, 413);
});
