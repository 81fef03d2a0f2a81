import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run dev`: as `npm start`, and again after every change; only what changed is built anew. */
const root = join(import.meta.dirname, '..');
const watched = ['src', 'database'].map((folder) => `--watch-path=${join(root, folder)}`);
const child = spawn(process.execPath, [...watched, '--watch-preserve-output', join(root, 'bin/start.ts')], {
  stdio: 'inherit',
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
