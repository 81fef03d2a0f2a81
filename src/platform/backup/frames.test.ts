import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BrokenBackupError } from './broken-backup.ts';
import { quotedName } from './catalogue.ts';
import { type Frame, frame, maxPayload, readFrames } from './frames.ts';
import { entryShape, manifestShape } from './manifest.ts';

async function* inPieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let start = 0;
  for (const end of [...places, bytes.length]) {
    yield bytes.subarray(start, end);
    start = end;
  }
}
async function read(bytes: Buffer, cuts: readonly number[] = []): Promise<Frame[]> {
  const found: Frame[] = [];
  for await (const one of readFrames(inPieces(bytes, cuts))) found.push(one);
  return found;
}

const anyFrame = fc.record({
  kind: fc.constantFrom('M', 'B', 'D', 'E', 'Z'),
  payload: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
});
const anyCuts = fc.array(fc.nat(500), { maxLength: 10 });

test('frames come back as they were written, however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFrame, { maxLength: 6 }), anyCuts, async (frames, cuts) => {
      const bytes = Buffer.concat(frames.map(({ kind, payload }) => frame(kind, payload)));
      assert.deepEqual(
        (await read(bytes, cuts)).map(({ kind, payload }) => [kind, payload.toString('hex')]),
        frames.map(({ kind, payload }) => [kind, payload.toString('hex')]),
      );
    }),
  );
});

test('a stream that breaks off anywhere but between two frames is broken', async () => {
  const one = frame('D', Buffer.from('abc'));
  const bytes = Buffer.concat([one, one]);
  for (let length = 1; length < bytes.length; length += 1) {
    const attempt = read(bytes.subarray(0, length));
    if (length === one.length) assert.equal((await attempt).length, 1);
    else await assert.rejects(attempt, BrokenBackupError, String(length));
  }
});

test('a letter that is none, and a length beyond all frames, end the reading at once', async () => {
  const odd = frame('D', Buffer.from('abc'));
  odd.write('X', 0, 'latin1');
  await assert.rejects(read(odd), BrokenBackupError);
  const endless = frame('D', Buffer.alloc(0));
  endless.writeUInt32BE(maxPayload + 1, 1);
  await assert.rejects(read(endless), BrokenBackupError);
});

test('a frame holds a megabyte and not a byte more', async () => {
  assert.equal((await read(frame('D', Buffer.alloc(maxPayload))))[0]?.payload.length, maxPayload);
  assert.throws(() => frame('D', Buffer.alloc(maxPayload + 1)), RangeError);
  assert.deepEqual(JSON.parse(String((await read(frame('E', { bytes: 7 })))[0]?.payload)), { bytes: 7 });
});

test('a file of a backup lies in one of its folders, and no name leads out of them', () => {
  const isTaken = (file: string) => entryShape.safeParse({ file }).success;
  for (const good of ['files/ab/cdef', 'keys/master.key', 'imports/2026-11-20.json'])
    assert.ok(isTaken(good), good);
  for (const bad of [
    'files',
    'files/',
    'files/../keys/master.key',
    '../files/a',
    '/files/a',
    'files//a',
    'files/.hidden',
    'files/a/..',
    'pg18/base',
    'files\\a',
    'files/a\u0000',
    'files/a\n',
    `files/${'a'.repeat(500)}`,
  ])
    assert.ok(!isTaken(bad), bad);
});

test('what a backup says of itself has one form', () => {
  const manifest = {
    format: 'countercheck-backup',
    version: 1,
    createdAt: '2026-11-22T12:00:00.000Z',
    migrations: [],
    tables: [{ name: 'orders', columns: ['id'] }],
    sequences: [{ name: 'order_numbers', value: '-7' }],
    partitions: [],
  };
  const isTaken = (change: object) => manifestShape.safeParse({ ...manifest, ...change }).success;
  assert.ok(isTaken({}));
  for (const change of [
    { format: 'other' },
    { version: 2 },
    { createdAt: 'today' },
    { tables: [{ name: '', columns: [] }] },
    { sequences: [{ name: 'a', value: '1; DROP TABLE orders' }] },
    { migrations: undefined },
  ])
    assert.ok(!isTaken(change), JSON.stringify(change));
});

test('a name of a table is a name and nothing else, wherever it stands', () => {
  assert.equal(quotedName('orders'), '"orders"');
  assert.equal(quotedName('sandbox.payments'), '"sandbox"."payments"');
  assert.equal(quotedName('a"; drop table b; --'), '"a""; drop table b; --"');
});
