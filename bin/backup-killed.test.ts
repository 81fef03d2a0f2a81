import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { keptHashes } from '#testing/kept-hashes.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';
import { spawnStart } from '#testing/processes/start-process.ts';
import { waitFor } from '#testing/timeline.ts';

let folder = '';
let database: ThrowawayDatabase;
let own: Record<string, string> = {};
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'countercheck-killed-'));
  database = await createThrowawayDatabase();
  own = { DATABASE_URL: database.url, DATA_DIR: path('site') };
  mkdirSync(path('site/files/ab'), { recursive: true });
  writeFileSync(path('site/files/ab/report'), 'a report');
  openSecrets(path('site'));
});
after(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const path = (name: string) => join(folder, name);
const run = (command: string, env: Record<string, string>, file: string) =>
  runPrinted(command, { env, replace: { FILE: file } });

test('a backup that is killed anywhere leaves nothing that passes for one', async () => {
  const file = path('killed.backup');
  const parts = () => readdirSync(folder).filter((name) => name.startsWith('killed.backup'));
  for (const bytes of [0, 1, 100_000]) {
    await killWhen('bin/backup.ts', [file], own, () =>
      parts().some((name) => (statSync(path(name), { throwIfNoEntry: false })?.size ?? -1) >= bytes),
    );
    assert.equal(existsSync(file), false);
    const [part] = parts();
    assert.ok(part !== undefined, 'it was killed while it wrote');
    const checked = await run('npm run restore -- FILE --check', {}, path(part));
    assert.equal(checked.code, 1);
    assert.match(checked.output, /not whole/);
  }
  const whole = await run('npm run backup -- FILE', own, file);
  assert.equal(whole.code, 0, whole.output);
  assert.deepEqual(parts(), ['killed.backup'], 'what was left half-way is taken away');
  const checked = await run('npm run restore -- FILE --check', {}, file);
  assert.equal(checked.code, 0, checked.output);
});

test('a restore that is killed anywhere leaves a place on which no site starts, and can be run again', async () => {
  const file = path('killed.backup');
  const dataDir = path('half');
  const env = { DATA_DIR: dataDir };
  const points = [
    () => existsSync(join(dataDir, 'restore-under-way.json')),
    () => existsSync(join(dataDir, 'postgres.json')),
    () => existsSync(join(dataDir, 'keys/master.key')),
  ];
  for (const isThere of points) {
    await killWhen('bin/restore.ts', [file], env, isThere);
    const site = spawnStart({ PORT: '0', ...env });
    assert.equal(await site.ended, 1);
    assert.match(site.output().trim(), /^A restore into \S+ has not finished: .*run it again[^\n]*$/);
    await waitFor('PostgreSQL to end after its parent', async () => !hasServer(dataDir) || undefined);
  }
  const restored = await run('npm run restore -- FILE', env, file);
  assert.equal(restored.code, 0, restored.output);
  assert.deepEqual(keptHashes(dataDir), keptHashes(path('site')));

  const full = await run('npm run restore -- FILE', env, file);
  assert.equal(full.code, 1);
  assert.match(full.output, /is not empty .*--force/);
  const forced = await run('npm run restore -- FILE --force', env, file);
  assert.equal(forced.code, 0, forced.output);
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'));
  assert.equal(aside.length, 1);
  assert.ok(existsSync(join(dataDir, aside[0] ?? '', 'keys/master.key')));
});

/** Runs a command and kills it, nothing asked, as soon as `isReached`; fails if it ends before. */
async function killWhen(
  script: string,
  words: string[],
  env: Record<string, string>,
  isReached: () => boolean,
): Promise<void> {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  while (!isReached() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
  child.kill('SIGKILL');
  assert.equal(await ended, 'SIGKILL', 'killed before its end');
}

function hasServer(dataDir: string): boolean {
  try {
    const pid = Number(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
