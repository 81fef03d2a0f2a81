import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { createFileStore, FileDamaged, FileMissing } from './file-store.ts';

describe('file store', () => {
  let dir = '';
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'countercheck-files-'));
  });
  after(() => rm(dir, { recursive: true, force: true }));

  it('gives back what was put, under the hash of its bytes', async () => {
    const store = createFileStore(join(dir, 'a', 'deep'));
    const bytes = Buffer.from('Отчёт № 1');
    const sha256 = await store.put(bytes);
    assert.equal(sha256, createHash('sha256').update(bytes).digest('hex'));
    assert.deepEqual(await store.get(sha256), bytes);
  });

  it('keeps equal bytes once and leaves no drafts, even when put at the same time', async () => {
    const store = createFileStore(join(dir, 'b'));
    const hashes = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('same'))));
    assert.equal(new Set(hashes).size, 1);
    const files = await readdir(join(dir, 'b'), { recursive: true });
    assert.deepEqual(files.sort(), [
      hashes[0]?.slice(0, 2),
      join(hashes[0]?.slice(0, 2) ?? '', hashes[0] ?? ''),
    ]);
  });

  it('keeps an empty file', async () => {
    const store = createFileStore(join(dir, 'c'));
    assert.equal((await store.get(await store.put(Buffer.alloc(0)))).length, 0);
  });

  it('takes nothing but a hash for a name', async () => {
    const store = createFileStore(join(dir, 'd'));
    await writeFile(join(dir, 'secret'), 'secret');
    for (const name of [
      '../secret',
      'secret',
      '',
      'A'.repeat(64),
      `${'a'.repeat(64)}/../../secret`,
      `${'a'.repeat(64)}\n`,
    ])
      await assert.rejects(store.get(name), FileMissing, name);
    await assert.rejects(store.get('0'.repeat(64)), FileMissing);
  });

  it('says so when the disk has changed a file', async () => {
    const store = createFileStore(join(dir, 'e'));
    const sha256 = await store.put(Buffer.from('true'));
    await writeFile(join(dir, 'e', sha256.slice(0, 2), sha256), 'lies');
    await assert.rejects(store.get(sha256), FileDamaged);
  });

  it('writes a torn file again', async () => {
    const store = createFileStore(join(dir, 'f'));
    const sha256 = await store.put(Buffer.from('whole'));
    await writeFile(join(dir, 'f', sha256.slice(0, 2), sha256), 'who');
    await store.put(Buffer.from('whole'));
    assert.equal((await store.get(sha256)).toString(), 'whole');
  });

  it('makes a folder again that somebody has taken away', async () => {
    const store = createFileStore(join(dir, 'gone'));
    const sha256 = await store.put(Buffer.from('kept'));
    await rm(join(dir, 'gone'), { recursive: true });
    assert.equal(await store.put(Buffer.from('kept')), sha256);
    assert.equal((await store.get(sha256)).toString(), 'kept');
  });

  it('keeps what is there as it is: the same bytes again write nothing', async () => {
    const store = createFileStore(join(dir, 'g'));
    const sha256 = await store.put(Buffer.from('once'));
    const path = join(dir, 'g', sha256.slice(0, 2), sha256);
    const old = new Date('2020-01-01T00:00:00Z');
    await utimes(path, old, old);
    await store.put(Buffer.from('once'));
    assert.deepEqual((await stat(path)).mtime, old);
  });

  it('shows files to nobody but the owner of the process', {
    skip: process.platform === 'win32',
  }, async () => {
    const store = createFileStore(join(dir, 'h'));
    const sha256 = await store.put(Buffer.from('private'));
    assert.equal((await stat(join(dir, 'h', sha256.slice(0, 2), sha256))).mode & 0o777, 0o600);
  });

  it('leaves nothing behind where a file cannot be written, and says why', async () => {
    const store = createFileStore(join(dir, 'i'));
    const bytes = Buffer.from('no room');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // Where the file should go stands a folder that is not empty: the rename fails.
    await mkdir(join(dir, 'i', sha256.slice(0, 2), sha256, 'x'), { recursive: true });
    await assert.rejects(store.put(bytes), { syscall: 'rename' });
    assert.deepEqual(await readdir(join(dir, 'i', sha256.slice(0, 2))), [sha256]);
    await assert.rejects(store.get(sha256), (error) => !(error instanceof FileMissing), 'it is not missing');
  });

  it('gives back any bytes under the name they alone have', async () => {
    const store = createFileStore(join(dir, 'j'));
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(bytes, bytes, async (one, other) => {
        const [first, second] = [await store.put(one), await store.put(other)];
        assert.deepEqual(await store.get(first), Buffer.from(one));
        assert.equal(first === second, Buffer.compare(one, other) === 0);
      }),
      { numRuns: 25 },
    );
  });

  it('two stores on one folder are one', async () => {
    const [one, other] = [createFileStore(join(dir, 'k')), createFileStore(join(dir, 'k'))];
    const sha256 = await one.put(Buffer.from('shared'));
    assert.equal((await other.get(sha256)).toString(), 'shared');
  });
});
