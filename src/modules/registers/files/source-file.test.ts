// In a process of its own: it measures how much memory its process takes.
import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { openSourceFile } from './source-file.ts';

const megabyte = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'countercheck-source-'));
after(() => rmSync(directory, { recursive: true, force: true }));

async function read(path: string): Promise<number> {
  let length = 0;
  for await (const chunk of (await openSourceFile(path)).bytes) length += chunk.length;
  return length;
}

async function zipped(...contents: Buffer[]): Promise<string> {
  const zip = new ZipFile();
  contents.forEach((content, at) => {
    zip.addBuffer(content, `${at}.csv`);
  });
  zip.end();
  const path = join(directory, 'file.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function gzipped(content: Buffer): string {
  const path = join(directory, 'file.gz');
  writeFileSync(path, gzipSync(content));
  return path;
}

test('a packed file that unpacks to far more than any register ends at the bound', async () => {
  const endless = Buffer.alloc(300 * megabyte, '\n');
  for (const path of [gzipped(endless), await zipped(endless)]) {
    const before = process.memoryUsage.rss();
    await assert.rejects(read(path), (error) => {
      assert.ok(error instanceof BrokenFileError);
      assert.match(error.message, /100 times its size/);
      return true;
    });
    assert.ok(process.memoryUsage.rss() - before < 150 * megabyte);
  }
});

test('what is small may be as regular as it likes', async () => {
  const calm = Buffer.alloc(60 * megabyte, '\n');
  for (const path of [gzipped(calm), await zipped(calm)]) assert.equal(await read(path), calm.length);
});

test('an archive of thousands of entries is refused without a look at each', async () => {
  const many = Array.from({ length: 3_000 }, () => Buffer.from('a'));
  await assert.rejects(openSourceFile(await zipped(...many)), /more than 1000 entries/);
});
