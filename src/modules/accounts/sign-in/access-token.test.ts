import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { test } from 'node:test';
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { createSettableClock } from '#kernel/clock.ts';
import { accessKeysFrom } from './access-keys.ts';
import { accessTokenSeconds, signAccessToken, type TokenHolder, verifyAccessToken } from './access-token.ts';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const ownKey = newKey();
const keys = accessKeysFrom([ownKey]);
const start = new Date('2026-03-02T10:00:00Z');
const clock = createSettableClock(start);
const startSeconds = start.getTime() / 1000;

const sid = '0195d0f0-0000-7000-8000-00000000000a';
const profile: TokenHolder = {
  userId: '0195d0f0-0000-7000-8000-000000000001',
  fullName: 'Okafor Daniel',
  role: 'Manager',
  login: 'manager@demo.countercheck.example',
  phone: '',
  sessionId: sid,
};

type Forgery = Readonly<{
  header?: Partial<JWTHeaderParameters>;
  claims?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  expires?: number;
  key?: KeyObject | Uint8Array;
}>;

/** A token that is good save for what the test turns wrong. */
function forge(forgery: Forgery): Promise<string> {
  return new SignJWT({ ...profile, sid, ...forgery.claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid, ...forgery.header })
    .setIssuer(forgery.issuer ?? 'countercheck')
    .setAudience(forgery.audience ?? 'countercheck-api')
    .setSubject(profile.userId)
    .setIssuedAt(startSeconds)
    .setExpirationTime(forgery.expires ?? startSeconds + 600)
    .sign(forgery.key ?? ownKey);
}

test('an own token is taken for ten minutes and not a second longer', async () => {
  clock.set(start);
  const token = await signAccessToken(profile, keys, clock);
  assert.deepEqual(await verifyAccessToken(token, keys, clock), {
    userId: profile.userId,
    role: profile.role,
    sid,
  });
  clock.advance(accessTokenSeconds * 1000 - 1);
  await verifyAccessToken(token, keys, clock);
  clock.advance(1);
  await assert.rejects(verifyAccessToken(token, keys, clock), { code: 'unauthenticated', status: 401 });
});

test('the forgery of this file is good when nothing is turned wrong', async () => {
  clock.set(start);
  assert.equal((await verifyAccessToken(await forge({}), keys, clock)).userId, profile.userId);
});

test('a token of the key before is taken during a change of keys', async () => {
  clock.set(start);
  const both = accessKeysFrom([newKey(), ownKey]);
  assert.equal((await verifyAccessToken(await forge({}), both, clock)).role, 'Manager');
});

test('that a token was taken before helps no other token, and none of other keys', async () => {
  clock.set(start);
  const token = await forge({});
  await verifyAccessToken(token, keys, clock);
  await verifyAccessToken(token, keys, clock);
  for (const other of [`${token}A`, token.slice(0, -1), token.replace('.', '..')])
    await assert.rejects(verifyAccessToken(other, keys, clock), { code: 'unauthenticated' });
  await assert.rejects(verifyAccessToken(token, accessKeysFrom([newKey()]), clock), {
    code: 'unauthenticated',
  });
  // Before it is given out it is of another time.
  clock.set(new Date(start.getTime() - 31_000));
  await assert.rejects(verifyAccessToken(token, keys, clock), { code: 'unauthenticated' });
});

const publicDer = createPublicKey(ownKey).export({ type: 'spki', format: 'der' });
const strangerKey = newKey();
const refused: Readonly<Record<string, () => string | Promise<string>>> = {
  'no token at all': () => 'null',
  'alg none': () =>
    new UnsecuredJWT({ ...profile })
      .setIssuer('countercheck')
      .setAudience('countercheck-api')
      .setSubject(profile.userId)
      .setIssuedAt(startSeconds)
      .setExpirationTime(startSeconds + 600)
      .encode(),
  'the public key used as a shared secret': () => forge({ header: { alg: 'HS256' }, key: publicDer }),
  'another key under our name': () => forge({ key: strangerKey }),
  'another key under its own name': () =>
    forge({ key: strangerKey, header: { kid: accessKeysFrom([strangerKey]).signing.kid } }),
  'no key name': () => forge({ header: { kid: undefined } }),
  'another audience': () => forge({ audience: 'somebody-else' }),
  'another issuer': () => forge({ issuer: 'somebody-else' }),
  'another kind of token': () => forge({ header: { typ: 'JWT' } }),
  'an expired token': () => forge({ expires: startSeconds - 1 }),
  'an unknown role': () => forge({ claims: { role: 'Owner' } }),
  'a user id that is none': () => forge({ claims: { userId: "x' or 1=1" } }),
  'a changed body': async () => {
    const [header, , signature] = (await forge({})).split('.');
    const body = Buffer.from(JSON.stringify({ ...profile, role: 'Admin' })).toString('base64url');
    return `${header}.${body}.${signature}`;
  },
};

for (const [name, make] of Object.entries(refused)) {
  test(`refuses ${name}`, async () => {
    clock.set(start);
    await assert.rejects(verifyAccessToken(await make(), keys, clock), {
      code: 'unauthenticated',
      status: 401,
    });
  });
}
