import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const startLimitMs = 180_000;

/** `npm run dev` as its user sees it. */
export type DevRun = Readonly<{
  url: string;
  child: ChildProcess;
  dataDir: string;
  output(): string;
  /** Ends it as Ctrl-C does and answers its exit code. */
  stop(): Promise<number | null>;
}>;

/** Runs bin/dev.ts of a copy of the tree, on ports and data of its own, which may be prepared; resolves when it says that it is ready. */
export async function startDev(
  folder: string,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<DevRun> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-dev-'));
  await prepare(dataDir);
  const { NODE_ENV: _ours, ...env } = process.env;
  const child = spawn(process.execPath, [join(folder, 'bin/dev.ts')], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill();
      reject(new Error(`no dev server yet:\n${output}`));
    }, startLimitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /Site +(\S+)[\s\S]+the data stays/.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(limit);
        resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`the dev server ended:\n${output}`)));
  });
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (isWanted) console.error(`the dev server ended by itself (${signal ?? code}):\n${output}`);
  });
  return {
    url,
    child,
    dataDir,
    output: () => output,
    async stop() {
      isWanted = false;
      child.kill('SIGINT');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
