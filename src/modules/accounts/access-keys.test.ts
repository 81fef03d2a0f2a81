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
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-keys-'));
  folders.push(folder);
  return folder;
}
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('makes one key that nobody else may read, and finds it again', () => {
  const dataDir = emptyFolder();
  const first = loadOrCreateKeys(dataDir);
  assert.equal(loadOrCreateKeys(dataDir).signing.kid, first.signing.kid);
  assert.deepEqual(readdirSync(join(dataDir, 'keys')), ['access-1.pem']);
  if (process.platform !== 'win32') {
    assert.equal(statSync(join(dataDir, 'keys', 'access-1.pem')).mode & 0o777, 0o600);
    assert.equal(statSync(join(dataDir, 'keys')).mode & 0o777, 0o700);
  }
});

test('processes that start at once get the same key', async () => {
  const dataDir = emptyFolder();
  const module = new URL('./access-keys.ts', import.meta.url).href;
  const script = `import { loadOrCreateKeys } from ${JSON.stringify(module)};
    process.stdout.write(loadOrCreateKeys(${JSON.stringify(dataDir)}).signing.kid);`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const kids = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout);
  assert.equal(new Set(kids).size, 1);
  assert.deepEqual(readdirSync(join(dataDir, 'keys')), ['access-1.pem']);
});

test('the newest key signs, the one before it is still taken, older ones are not', () => {
  const dataDir = emptyFolder();
  const [one] = loadOrCreateKeys(dataDir).accepted.keys();
  const add = (number: number) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(dataDir, 'keys', `access-${number}.pem`), pem, { mode: 0o600 });
    return loadOrCreateKeys(dataDir);
  };
  const two = add(2);
  assert.deepEqual([...two.accepted.keys()], [two.signing.kid, one]);
  const ten = add(10);
  assert.deepEqual([...ten.accepted.keys()], [ten.signing.kid, two.signing.kid]);
});
