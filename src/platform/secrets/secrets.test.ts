import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
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

const here = secretsFrom(Buffer.alloc(32, 1));

test('any text comes back, and no changed, cut or lengthened one is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(), fc.nat(6), (text, at, bit) => {
      const sealed = here.seal(text);
      assert.equal(here.unseal(sealed), text);
      const bytes = Buffer.from(sealed, 'base64url');
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
      assert.throws(() => here.unseal(bytes.toString('base64url')));
      assert.throws(() =>
        here.unseal(Buffer.from(sealed, 'base64url').subarray(0, place).toString('base64url')),
      );
      assert.throws(() => here.unseal(`${sealed}AAAA`));
    }),
    { numRuns: 50 },
  );
});

test('nothing of a text is seen in its seal, not even that it is the same', () => {
  const text = 'ab'.repeat(20);
  const seals = Array.from({ length: 50 }, () => here.seal(text));
  assert.equal(new Set(seals).size, 50);
  assert.ok(seals.every((sealed) => !Buffer.from(sealed, 'base64url').includes('abab')));
});

test('a key is as long as asked for, and of its purpose alone', () => {
  assert.deepEqual([here.derive('x').length, here.derive('x', 48).length], [32, 48]);
  const keys = ['x', 'y', 'seal', ''].map((purpose) => here.derive(purpose).toString('hex'));
  assert.equal(new Set(keys).size, 4);
  assert.equal(here.derive('x').toString('hex'), keys[0]);
});

test('a master secret that was cut short is refused: keys made of it would be known to everybody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'countercheck-secrets-'));
  try {
    const first = openSecrets(folder);
    const file = join(folder, 'keys/master.key');
    const whole = readFileSync(file, 'utf8');
    for (const broken of [
      '',
      '\n',
      whole.slice(0, 62),
      `${whole}00`,
      'z'.repeat(64),
      `${whole.slice(0, 63)}x`,
    ]) {
      writeFileSync(file, broken);
      assert.throws(() => openSecrets(folder), /master\.key/, JSON.stringify(broken));
    }
    writeFileSync(file, `${whole}\n`);
    assert.deepEqual(
      openSecrets(folder).derive('x'),
      first.derive('x'),
      'a line break at its end is no harm',
    );
    assert.deepEqual(readdirSync(join(folder, 'keys')), ['master.key']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
