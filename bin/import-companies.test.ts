import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createImportRuns } from '#modules/imports/service.ts';
import { fixtureLei, gleifJson } from '#modules/registers/gleif/gleif-fixture.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';

const directory = mkdtempSync(join(tmpdir(), 'import-companies-'));
const records = 1500;
const path = join(directory, 'golden-copy.json');
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
  const entries = Array.from({ length: records }, (_, index) => ({
    lei: fixtureLei(index),
    name: `Kranich ${index} GmbH`,
  }));
  writeFileSync(path, gleifJson(entries));
});
after(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> };

function run(...words: string[]): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import-companies.ts'), ...words], {
    env: { ...childEnvironment(), DATABASE_URL: database.url, DATA_DIR: directory, DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}
async function readCount(): Promise<number> {
  const { rows } = await database.pool.query(
    'SELECT coalesce(max(read_count), 0) AS read FROM register_imports',
  );
  return rows[0]?.read ?? 0;
}

test('an import that is killed goes on where it was, without loss or doubles', async () => {
  const killed = run('gleif', path, '--chunk', '100');
  while ((await readCount()) < 300 && killed.child.exitCode === null) await pause(5);
  killed.child.kill('SIGKILL');
  assert.equal((await killed.ended).code, null);
  const { rows: beforehand } = await database.pool.query(
    `SELECT count(*) AS count FROM companies WHERE source = 'gleif'`,
  );
  // A chunk is in together with the word that it is in.
  assert.equal(beforehand[0]?.count, await readCount());
  assert.ok(beforehand[0]?.count < records);
  // Nobody is there to say that it died: that is seen by its silence.
  const later = { now: () => new Date(Date.now() + 61_000) };
  const { items } = await createImportRuns({ db: database.db, clock: later }).list(
    {},
    { limit: 5, offset: 0 },
  );
  assert.deepEqual(
    items.map(({ state, fileName }) => [state, fileName]),
    [['died', 'golden-copy.json']],
  );

  const { code, output } = await run('gleif', path, '--chunk', '500').ended;
  assert.equal(code, 0, output);
  assert.match(output, new RegExp(`read ${records}, added ${records}, changed 0, unchanged 0`));
  assert.match(output, /\d+ of them were in from an earlier run/);
  const { rows } = await database.pool.query(
    `SELECT count(*) AS total, count(DISTINCT source_ref) AS keys FROM companies WHERE source = 'gleif'`,
  );
  assert.deepEqual(rows[0], { total: records, keys: records });
  const status = await run('status').ended;
  assert.match(status.output, new RegExp(`gleif: Global LEI Index \\(GLEIF\\); ${records} companies`));
  assert.match(status.output, /golden-copy\.json: finished/);
});

test('wrong words are explained and end with 2, a missing file with 1', async () => {
  const [help, wrong, missing] = await Promise.all([
    run('--help').ended,
    run('glief', path).ended,
    run('gleif', join(directory, 'missing.json')).ended,
  ]);
  assert.equal(help.code, 0);
  assert.match(help.output, /gleif +GLEIF level 1/);
  assert.equal(wrong.code, 2);
  assert.match(wrong.output, /There is no source “glief”/);
  assert.equal(missing.code, 1);
  assert.match(missing.output, /cannot be read.*Nothing was changed/);
});
