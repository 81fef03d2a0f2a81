import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { watchReport } from './watch-report.ts';

test('tells of each test once, as soon as its line is whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-report-'));
  const path = join(folder, 'report.ndjson');
  const told: string[] = [];
  const until = async (count: number) => {
    for (let turn = 0; told.length < count && turn < 500; turn += 1) await wait(10);
  };
  const end = watchReport(path, ({ name }) => told.push(name), 5);
  try {
    await wait(20);
    const [one, two, three] = ['one', 'zwölf', 'three'].map((name) => `${JSON.stringify({ name })}\n`);
    const halves = Buffer.from(two ?? '');
    // In the midst of a letter.
    const middle = halves.indexOf('ö') + 1;
    await appendFile(path, Buffer.concat([Buffer.from(one ?? ''), halves.subarray(0, middle)]));
    await until(1);
    assert.deepEqual(told, ['one']);
    await appendFile(path, halves.subarray(middle));
    await appendFile(path, three ?? '');
    await until(3);
    assert.deepEqual(told, ['one', 'zwölf', 'three']);
  } finally {
    await end();
    await rm(folder, { recursive: true, force: true });
  }
});
