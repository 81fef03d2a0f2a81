import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSecrets, secretsFrom } from './secrets.ts';

test('the master secret is made once and read by its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-secrets-'));
  try {
    const first = openSecrets(folder);
    assert.deepEqual(openSecrets(folder).derive('x'), first.derive('x'));
    assert.equal(statSync(join(folder, 'keys/master.key')).mode & 0o777, 0o600);
    assert.notDeepEqual(first.derive('x'), first.derive('y'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a sealed text opens here and nowhere else, and only unchanged', () => {
  const here = secretsFrom(Buffer.alloc(32, 1));
  const sealed = here.seal('ссылка');
  assert.equal(here.unseal(sealed), 'ссылка');
  assert.throws(() => secretsFrom(Buffer.alloc(32, 2)).unseal(sealed));
  assert.throws(() => here.unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`));
  assert.notEqual(here.seal('ссылка'), sealed);
});
