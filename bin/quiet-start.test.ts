import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { root } from './check/check.ts';

const command = 'npm start';
let copy = '';
before(() => {
  copy = mkdtempSync(join(tmpdir(), 'countercheck-quiet-'));
  // A clone after its install. That a build says nothing either is seen where the run of all tests makes it; without one
  // it is made here.
  const parts = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tsconfig.json',
    'bin',
    'content',
    'database',
    'docs',
  ];
  for (const part of [...parts, 'src', 'testing'])
    cpSync(fileURLToPath(new URL(part, root)), join(copy, part), { recursive: true });
  const built = fileURLToPath(new URL('build', root));
  if (existsSync(built)) cpSync(built, join(copy, 'build'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('node_modules', root)), join(copy, 'node_modules'));
});
after(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

test('the first start in a clone warns of nothing, and answers with its home page', async () => {
  const child = spawn('sh', ['-c', command], {
    cwd: copy,
    env: {
      ...childEnvironment(),
      // What the user of this machine has set is none of ours.
      NPM_CONFIG_USERCONFIG: join(copy, 'no-user-npmrc'),
      NPM_CONFIG_GLOBALCONFIG: join(copy, 'no-global-npmrc'),
      PORT: '0',
      DATA_DIR: join(copy, 'var'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const take = (chunk: Buffer) => {
        output += chunk.toString();
        const site = /Site\s+(http\S+)/.exec(output)?.[1];
        if (site !== undefined && output.includes('Ctrl-C')) resolve(site);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('exit', () => reject(new Error(`no banner:\n${output}`)));
    });
    assert.equal((await fetch(url)).status, 200);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
  // npm says which script it runs; what comes after is the banner, and lines of the log, none of them a warning.
  const [before = ''] = output.split('Countercheck is ready');
  const said = before.split('\n').filter((line) => line.trim() !== '' && !/^> /.test(line));
  assert.deepEqual(
    said.filter((line) => !/"level":(30|"info")/.test(line)),
    [],
  );
  assert.doesNotMatch(output, /warn|deprecat|experimental|PLUGIN_TIMINGS/i);
});
