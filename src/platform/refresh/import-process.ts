import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { RunImport } from './refresher.ts';

/** Least urgent but one: an import must never make a visitor wait. */
const lowPriority = 15;
const keptWords = 2000;

/**
 * How Node keeps the memory of an import low: what lives is its dictionaries and two chunks, what they leave behind is what
 * grows. Objects begin in 8 MB, and what outlives them is looked through once it has grown by 40 percent instead of to
 * several times its size. `npm run import-companies` has the same.
 */
export const importFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** Runs the import command as a process of its own with low priority; what it printed last is in the error. */
export function createImportProcess(
  script: string,
  env: Readonly<Record<string, string | undefined>>,
): RunImport {
  return (words, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...importFlags, script, ...words], {
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
