import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { tell } from './messages.ts';

test('a process that has died hears nothing, and whoever tells it something lives on', async () => {
  const deaf = ['-e', 'process.on("message", () => {}); process.send("up"); setInterval(() => {}, 1_000)'];
  const child = spawn(process.execPath, deaf, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  const faults: unknown[] = [];
  child.on('error', (fault) => faults.push(fault));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  // Until this process looks up from its work it does not know of the end.
  const until = performance.now() + 300;
  while (performance.now() < until);
  for (const id of [1, 2, 3]) tell(child, { type: 'answer', id, result: 'x'.repeat(100_000) });
  await gone;
  tell(child, { type: 'load' });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(faults, []);
});
