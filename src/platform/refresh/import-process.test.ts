import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { childEnvironment } from '#testing/processes/child-environment.ts';
import { createImportProcess, importFlags } from './import-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'import-process-'));
after(() => rmSync(directory, { recursive: true }));

test('an import has the same memory, whether the site or somebody at a terminal starts it', async () => {
  const script = join(directory, 'says-how.ts');
  writeFileSync(script, 'console.error(process.execArgv.join(" ")); process.exitCode = 1;');
  const run = createImportProcess(script, childEnvironment());
  await assert.rejects(run([], new AbortController().signal), (error) => {
    assert.ok(error instanceof Error);
    assert.equal(error.message, `the import ended with 1: ${importFlags.join(' ')}`);
    return true;
  });
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  assert.equal(scripts['import-companies'], `node ${importFlags.join(' ')} bin/import-companies.ts`);
});
