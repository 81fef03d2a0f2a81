import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRenderProcess } from './render-process.ts';

const module = new URL('./render-process.ts', import.meta.url).href;

describe('render process', () => {
  it('is killed when a document takes more memory than it may', { timeout: 30_000 }, async () => {
    const small = startRenderProcess(100 * 1024 * 1024);
    await assert.rejects(small.run({ document: {}, attachments: [] }, 20_000), {
      name: 'RenderProcessLost',
      message: /SIGKILL/,
    });
    assert.equal(small.isAlive(), false);
  });

  it('dies with its parent, even when that is killed', { timeout: 20_000 }, async () => {
    const code = `
      const { startRenderProcess } = await import(${JSON.stringify(module)});
      const child = startRenderProcess();
      await child.run({ document: {}, attachments: [] }, 20000);
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line]: unknown[] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    assert.ok(isRunning(pid));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    while (isRunning(pid)) await sleep(20);
  });

  it('does not keep its parent alive while it rests', { timeout: 20_000 }, async () => {
    const code = `
      const { startRenderProcess } = await import(${JSON.stringify(module)});
      await startRenderProcess().run({ document: {}, attachments: [] }, 20000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
    const [exitCode]: unknown[] = await once(parent, 'exit');
    assert.equal(exitCode, 0);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
