import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { borrowServer } from '#testing/throwaway-server.ts';
import { root } from '../check/check.ts';
import { wantsDatabase } from './choose-files.ts';

/** Brings the built site up to date; rejects with the words of the build if it fails. */
export async function buildWeb(signal: AbortSignal): Promise<void> {
  const script = new URL('bin/build.ts', root);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the web build failed:\n${Buffer.concat(output).toString('utf8').trim()}`);
  console.log(`web build is current (${secondsSince(startedAt)} s)`);
}

/** A server with a template for all these files, if one of them wants it: what to tell them, and how to end it. */
export async function startDatabase(
  files: readonly string[],
): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  if (!files.some((file) => wantsDatabase(readFileSync(new URL(file, root), 'utf8')))) {
    return { env: {}, stop: async () => {} };
  }
  const startedAt = performance.now();
  const { adminUrl, template, giveBack } = await borrowServer();
  console.log(`database is ready (${secondsSince(startedAt)} s)`);
  return { env: { TEST_DATABASE_ADMIN_URL: adminUrl, TEST_DATABASE_TEMPLATE: template }, stop: giveBack };
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
