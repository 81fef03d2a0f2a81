import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { loadOrCreateKeys } from './access-keys.ts';

const folders: string[] = [];
function missingFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'countercheck-keys-'));
  folders.push(parent);
  return join(parent, 'keys');
}
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('makes one key that nobody else may read, and finds it again', () => {
  const folder = missingFolder();
  const first = loadOrCreateKeys(folder);
  assert.equal(loadOrCreateKeys(folder).signing.kid, first.signing.kid);
  assert.deepEqual(readdirSync(folder), ['access-1.pem']);
  if (process.platform !== 'win32') {
    assert.equal(statSync(join(folder, 'access-1.pem')).mode & 0o777, 0o600);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
  }
});

test('processes that start at once get the same key', async () => {
  const folder = missingFolder();
  const module = new URL('./access-keys.ts', import.meta.url).href;
  const script = `import { loadOrCreateKeys } from ${JSON.stringify(module)};
    process.stdout.write(loadOrCreateKeys(${JSON.stringify(folder)}).signing.kid);`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const kids = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout);
  assert.equal(new Set(kids).size, 1);
  assert.deepEqual(readdirSync(folder), ['access-1.pem']);
});

test('the newest key signs, the one before it is still taken, older ones are not', () => {
  const folder = missingFolder();
  const [one] = loadOrCreateKeys(folder).accepted.keys();
  const add = (number: number) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, `access-${number}.pem`), pem, { mode: 0o600 });
    return loadOrCreateKeys(folder);
  };
  const two = add(2);
  assert.deepEqual([...two.accepted.keys()], [two.signing.kid, one]);
  const ten = add(10);
  assert.deepEqual([...ten.accepted.keys()], [ten.signing.kid, two.signing.kid]);
});
