import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { UnsecuredJWT } from 'jose';
import { checkDetached, signDetached } from './record-signature.ts';
import { nameSigningKey, readSigningKey, signingKeyOfSeed } from './signing-key.ts';

const bytes = Buffer.from('{"schema":"countercheck-dossier/1"}');
const key = await nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, 1)));
const other = await nameSigningKey(signingKeyOfSeed(Buffer.alloc(32, 2)));
const jws = await signDetached(bytes, key);
const keys = [other.published, key.published];

describe('a detached signature', () => {
  it('is valid for the bytes that were signed, and names its key', async () => {
    assert.match(jws, /^[\w-]+\.\.[\w-]+$/);
    assert.deepEqual(await checkDetached(bytes, `${jws}\n`, keys), { isValid: true, kid: key.published.kid });
  });

  it('is not for any other bytes, down to one bit', async () => {
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      assert.deepEqual(await checkDetached(changed, jws, keys), { isValid: false, why: 'altered' });
    }
  });

  it('of a key that is not published says so', async () => {
    assert.deepEqual(await checkDetached(bytes, jws, [other.published]), {
      isValid: false,
      why: 'unknown_key',
    });
  });

  it('cannot be made under the name of another key', async () => {
    const forged = await signDetached(bytes, { ...other, published: key.published });
    assert.deepEqual(await checkDetached(bytes, forged, keys), { isValid: false, why: 'altered' });
  });

  it('is unreadable without a signature, with another algorithm, with its payload inside, or as any text', async () => {
    const [head, , signature] = jws.split('.');
    const unsecured = new UnsecuredJWT({}).encode().split('.');
    for (const text of [
      '',
      'x',
      '..',
      `${head}..`,
      `..${signature}`,
      `${unsecured[0]}..${signature}`,
      `${head}.${bytes.toString('base64url')}.${signature}`,
      `${jws}.x`,
      `%%%..${signature}`,
    ])
      assert.deepEqual(await checkDetached(bytes, text, keys), { isValid: false, why: 'unreadable' }, text);
  });
});

describe('the key that signs', () => {
  it('is the same of the same seed and another of another', () => {
    assert.notEqual(key.published.kid, other.published.kid);
    assert.throws(() => signingKeyOfSeed(Buffer.alloc(31)), RangeError);
  });

  it('is read from PEM, PEM in one line and JWK; anything else is refused', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const jwk = JSON.stringify(privateKey.export({ format: 'jwk' }));
    const { published } = await nameSigningKey(privateKey);
    for (const text of [pem, pem.replaceAll('\n', '\\n'), jwk])
      assert.deepEqual((await nameSigningKey(readSigningKey(text))).published, published);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const wrong of ['', 'x', '{}', rsa.export({ type: 'pkcs8', format: 'pem' }).toString()])
      assert.throws(() => readSigningKey(wrong));
  });

  it('publishes nothing secret', () => {
    assert.deepEqual(Object.keys(key.published).toSorted(), ['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });
});
