import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FileRefused, readBounded, takeBounded } from './read-bounded.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countercheck-bounded-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('a file is read up to its bound, and not a byte beyond', async () => {
  const file = join(folder, 'ten');
  await writeFile(file, '0123456789');
  assert.equal((await readBounded(file, 10)).toString(), '0123456789');
  await assert.rejects(readBounded(file, 9), new FileRefused(`${file} has more than 9 bytes`));
});

test('what is not there, a folder and a device are refused by name', async () => {
  const missing = join(folder, 'missing');
  await assert.rejects(readBounded(missing, 9), new FileRefused(`${missing} is not there`));
  await assert.rejects(readBounded(folder, 9), new FileRefused(`${folder} is a folder`));
  if (process.platform !== 'win32')
    await assert.rejects(readBounded('/dev/zero', 9), new FileRefused('/dev/zero is no file'));
});

test('a stream that never ends is left', async () => {
  async function* endless() {
    for (;;) yield new Uint8Array(1_000);
  }
  await assert.rejects(takeBounded(endless(), 'it', 5_000), new FileRefused('it has more than 5000 bytes'));
});
