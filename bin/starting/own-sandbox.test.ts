import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { waitFor } from '#testing/timeline.ts';
import { startOwnSandbox } from './own-sandbox.ts';

let database: ThrowawayDatabase;
let env: Record<string, string> = {};
before(async () => {
  database = await createThrowawayDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-sandbox-'));
  openSecrets(dataDir);
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'on', SANDBOX_PORT: '0' };
});
after(async () => {
  await database.drop();
  rmSync(env.DATA_DIR ?? '', { recursive: true, force: true });
});

const isThere = (url: string) =>
  fetch(url).then(
    () => true as const,
    () => undefined,
  );

test('a gateway that is killed is started again where it was; it ends with the site that started it', async () => {
  const told: string[] = [];
  const log = { error: (_details: unknown, words: string) => void told.push(words) };
  const sandbox = await startOwnSandbox(log as Parameters<typeof startOwnSandbox>[0], {
    ...childEnvironment(),
    ...env,
  });
  assert.ok(await isThere(sandbox.url));
  const first = sandbox.pid() ?? 0;
  process.kill(first, 'SIGKILL');
  await waitFor('another one', async () => (sandbox.pid() !== first ? isThere(sandbox.url) : undefined));
  assert.deepEqual(told, ['the sandbox gateway has ended and is started again']);
  await sandbox.close();
  assert.equal(await isThere(sandbox.url), undefined);
});

test('alone it says where it is, and where its webhooks go', async () => {
  const own = { ...childEnvironment(), ...env, PUBLIC_URL: 'https://check.example' };
  const child = spawn('sh', ['-c', 'npm run sandbox'], {
    cwd: join(import.meta.dirname, '../..'),
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const words = /Sandbox gateway at (http:\/\/localhost:\d+), its webhooks go to https:\/\/check\.example/;
  try {
    const url = await waitFor('its line', async () => words.exec(output)?.[1]);
    assert.ok(await isThere(url));
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
});
