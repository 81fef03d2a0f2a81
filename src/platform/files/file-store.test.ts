import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
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
});
