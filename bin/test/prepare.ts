import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { borrowServer } from '#testing/database/throwaway-server.ts';
import { root } from '../check/check.ts';
import { webAppNames } from '../web-build/web-app-names.ts';
import { wantsDatabase } from './choose-files.ts';

/** What a build says that has nothing to say. */
const quiet = /^\w+: (up to date|built in [\d.]+ s)$/;

/**
 * Brings the built site up to date; rejects with the words of the build if it fails, and if it says more than that it is
 * done: whoever starts the product from a clone would read that.
 */
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
  const words = Buffer.concat(output).toString('utf8').trim();
  if (code !== 0) throw new Error(`the web build failed:\n${words}`);
  const said = words.split('\n').filter((line) => !quiet.test(line.trim()));
  if (said.length > 0) {
    // Else the next run would find it up to date, and nothing wrong.
    for (const name of webAppNames) rmSync(new URL(`build/${name}/sources.sha256`, root), { force: true });
    throw new Error(`the web build is not quiet:\n${said.join('\n')}`);
  }
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
