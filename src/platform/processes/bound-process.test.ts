import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

const module = new URL('./bound-process.ts', import.meta.url).href;

/** Runs `work` in a process with those bounds; answers how it ended. */
async function endOf(bounds: string, work: string): Promise<unknown[]> {
  const code = `
    import { setTimeout as sleep } from 'node:timers/promises';
    const { boundThisProcess } = await import(${JSON.stringify(module)});
    await boundThisProcess(${bounds});
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  // Should the bounds not hold, the machine must not suffer for the test's sake.
  const rescue = setTimeout(() => child.kill('SIGTERM'), 30_000);
  const end = await once(child, 'exit');
  clearTimeout(rescue);
  return end;
}

const bounds = '{ maxRssBytes: 400e6, maxCpuMs: 3000 }';

test('a process that blocks its thread and fills memory is killed', { timeout: 60_000 }, async () => {
  const fill = 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));';
  assert.deepEqual(await endOf(bounds, fill), [null, 'SIGKILL']);
});

test('a process that blocks its thread and never ends is killed', { timeout: 60_000 }, async () => {
  assert.deepEqual(await endOf(bounds, 'for (;;);'), [null, 'SIGKILL']);
});

test('within its bounds a process works and ends by itself', { timeout: 60_000 }, async () => {
  assert.deepEqual(await endOf(bounds, 'Buffer.alloc(50e6, 1); await sleep(50);'), [0, null]);
});
