/**
 * For tests only, run as `node test-parent.ts <dataDir>`: an application that starts the database, says where it is
 * in one JSON line, and lives until it is killed or its standard input ends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerUser } from './server-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './supervisor.ts';

export type TestParent = Readonly<{ process: ChildProcess; place: Pick<EmbeddedPostgres, 'pid' | 'url'> }>;

/** Starts this file as a process of its own and waits until its database is ready; rejects with what it printed. */
export async function spawnTestParent(dataDir: string, user?: ServerUser): Promise<TestParent> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), dataDir], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    env: { PATH: process.env.PATH ?? '' },
    ...user,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const line = once(createInterface({ input: child.stdout }), 'line');
  const [said] = await Promise.race([
    line,
    once(child, 'close').then(() => Promise.reject(new Error(errors.trim()))),
  ]);
  return { process: child, place: JSON.parse(String(said)) };
}

if (import.meta.main) {
  try {
    const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
    console.log(JSON.stringify({ pid: database.pid, url: database.url }));
    process.stdin.resume();
    await once(process.stdin, 'end');
    await database.stop();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
