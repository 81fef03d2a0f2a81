import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { RunImport } from './refresher.ts';

/** Least urgent but one: an import must never make a visitor wait. */
const lowPriority = 15;
const keptWords = 2000;

/** Runs the import command as a process of its own with low priority; what it printed last is in the error. */
export function createImportProcess(
  script: string,
  env: Readonly<Record<string, string | undefined>>,
): RunImport {
  return (words, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...words], {
        env: { ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-keptWords);
      });
      child.on('error', reject);
      child.on('spawn', () => {
        try {
          if (child.pid !== undefined) setPriority(child.pid, lowPriority);
        } catch {
          // It has ended already, or the system does not know priorities.
        }
      });
      child.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`the import ended with ${code}: ${said.trim().split('\n').at(-1) ?? ''}`));
      });
    });
}
