// In a process of its own: it measures how much memory its process takes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createHttpServer } from '#platform/http/create-server.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import { halves } from './avatars-fixture.ts';
import * as hostile from './hostile-pictures.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const megabyte = 1024 * 1024;
/** For the process that serves: what it may grow by, whatever it is sent. */
const maxGrowth = 150 * megabyte;
/** Above the bound of processor time, with what a busy machine adds. */
const patienceMs = 25_000;

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

async function serve() {
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  const server = await createHttpServer(pino({ level: 'silent' }));
  accountRoutes(server, { db, accounts });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${url}/api/v1/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@demo.countercheck.example', password: demoPassword }),
  });
  const { token }: { token: string } = JSON.parse(await reply.text());
  const upload = async (file: Buffer, type = 'image/png') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const body = new Uint8Array(file);
    const answer = await fetch(`${url}/api/v1/User/UploadAvatar`, { method: 'PUT', headers, body });
    const words: { code?: string; value?: { code: string }[] } = JSON.parse(await answer.text());
    return { status: answer.status, reason: words.value?.[1]?.code ?? words.code };
  };
  return { server, url, token, upload };
}

/** Kilobytes of pictures, and what each is answered. */
const pictures: Readonly<
  Record<string, [status: number, type: string, make: () => Buffer | Promise<Buffer>]>
> = {
  'a PNG of 1 × 60,000 pixels': [422, 'image/png', () => hostile.greyPng(1, 60_000)],
  'a PNG of 60,000 × 1 pixels': [422, 'image/png', () => hostile.greyPng(60_000, 1)],
  'a PNG of 2,000 × 11,000 pixels': [422, 'image/png', () => hostile.greyPng(2_000, 11_000)],
  'a PNG of 2500 million pixels': [422, 'image/png', () => hostile.bomb()],
  'a PNG of 36 million equal pixels, which a photo may have': [
    200,
    'image/png',
    () => hostile.greyPng(6_000, 6_000),
  ],
  'a PNG with gigabytes of words': [200, 'image/png', () => hostile.wordyPng(500)],
  'a JPEG of 65,500 × 65,500 pixels': [422, 'image/jpeg', () => hostile.swollenJpeg(65_500)],
  'a JPEG gone over a thousand times': [422, 'image/jpeg', () => hostile.repetitiveJpeg(6_000, 1_000)],
  'a WebP of 16 million pixels a side': [422, 'image/webp', () => hostile.swollenWebP()],
  'a film of 2,000 frames': [200, 'image/webp', () => hostile.longFilm(2_000)],
  'a GIF of 65,535 pixels a side': [415, 'image/png', () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')],
  'an SVG of a million pixels a side': [
    415,
    'image/png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'),
  ],
  'a PNG that ends too early': [422, 'image/png', () => hostile.greyPng(900, 900).subarray(0, 300)],
};

test('no picture costs the server its memory, its time or its answers', async (t) => {
  const { server, url, upload } = await serve();
  try {
    await upload(await halves(300, 200).png().toBuffer());
    for (const [name, [status, type, make]] of Object.entries(pictures)) {
      await t.test(name, async () => {
        const file = await make();
        assert.ok(file.length < 5 * megabyte, `${file.length}`);
        globalThis.gc?.();
        const before = process.memoryUsage.rss();
        const began = performance.now();
        let peak = before;
        let longestWait = 0;
        const upTo = upload(file, type);
        let isAnswered = false;
        void upTo.finally(() => {
          isAnswered = true;
        });
        while (!isAnswered) {
          const asked = performance.now();
          assert.equal((await fetch(`${url}/api/v1/User/Avatar/${'0'.repeat(40)}`)).status, 404);
          longestWait = Math.max(longestWait, performance.now() - asked);
          peak = Math.max(peak, process.memoryUsage.rss());
          await sleep(20);
        }
        const answer = await upTo;
        const ms = Math.round(performance.now() - began);
        t.diagnostic(`${name}: ${file.length} bytes, ${answer.status} after ${ms} ms`);
        assert.equal(answer.status, status);
        assert.ok(ms < patienceMs, `${ms} ms`);
        assert.ok(peak - before < maxGrowth, `${Math.round((peak - before) / megabyte)} MB more`);
        assert.ok(longestWait < 5_000, `others waited ${Math.round(longestWait)} ms`);
      });
    }
  } finally {
    await server.close();
  }
});

/** Processes that draw for this one. */
function drawing(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const isOurs = / \(.*\) \w (\d+) /.exec(` ${readFileSync(`/proc/${pid}/stat`, 'utf8')}`)?.[1];
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(isOurs) === process.pid && words.includes('draw-worker');
    } catch {
      return false; // it has ended meanwhile
    }
  });
}

/** Stands still as a decoder that never comes back. */
async function hang(): Promise<void> {
  const pid = await waitFor('a process that draws', async () => drawing()[0]);
  process.kill(pid, 'SIGSTOP');
}

const onLinux = { skip: process.platform === 'linux' ? false : 'looks for the process in /proc' };

test('who leaves takes the work along, and the place is free for the next', onLinux, async () => {
  const { server, url, token, upload } = await serve();
  try {
    const png = await halves(300, 200).png().toBuffer();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const head = [
      `Authorization: Bearer ${token}`,
      'Content-Type: image/png',
      `Content-Length: ${png.length}`,
    ];
    socket.write(['PUT /api/v1/User/UploadAvatar HTTP/1.1', 'Host: x', ...head, '', ''].join('\r\n'));
    socket.write(png);
    await hang();
    socket.destroy();
    await waitFor('the process to end', async () => drawing().length === 0 || undefined);
    assert.equal((await upload(png)).status, 200);
  } finally {
    await server.close();
  }
});

test('a server that closes waits a moment for a picture, not for ever', onLinux, async () => {
  const { server, upload } = await serve();
  const answer = upload(await halves(300, 200).png().toBuffer());
  await hang();
  const began = performance.now();
  await server.close();
  const ms = performance.now() - began;
  assert.ok(ms < 8_000, `${ms} ms`);
  assert.deepEqual(await answer, { status: 503, reason: 'pictures_busy' });
  assert.deepEqual(drawing(), []);
});
