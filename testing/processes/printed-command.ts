import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.ts';

const root = join(import.meta.dirname, '../..');

export type PrintedRun = Readonly<{
  /** What a reader puts in the place of the words in capitals. */
  replace?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  limitMs?: number;
}>;

/** Runs a command as the documents print it, in a reader's shell; answers how it ended and what it printed. */
export async function runPrinted(
  command: string,
  options: PrintedRun = {},
): Promise<{ code: number | null; output: string }> {
  const { replace = {}, env = {}, cwd = root, limitMs = 120_000 } = options;
  const line = Object.entries(replace).reduce(
    (text, [word, value]) => text.replace(word, () => value),
    command,
  );
  const child = spawn('sh', ['-c', line], {
    cwd,
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const endGroup = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  const timer = setTimeout(endGroup, limitMs);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(timer);
  return { code, output };
}
