import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a measurement with packages of its own, which are installed there, and only there, at its first use. */
export async function installTool(name: string): Promise<string> {
  const folder = join(import.meta.dirname, name);
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`installing the packages of bench/${name} …`);
  await runQuietly('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  return folder;
}

/** Runs a command to its end; throws with what it printed if it fails. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(output).toString('utf8')}`);
}
