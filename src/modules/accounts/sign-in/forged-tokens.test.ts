import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { registerEndpoint } from '#platform/http/register-endpoint.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets, keys } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import { createAccounts, type Tokens } from '../service.ts';
import { type AccessKey, type AccessKeys, accessKeysFrom } from './access-keys.ts';
import { authenticateRequest } from './authenticate-request.ts';
import { unlimitedAttempts } from './sign-in-attempts.ts';

// Everything here goes over HTTP: what counts is what a caller is answered.
const start = new Date('2026-03-02T10:00:00Z');
const clock = createSettableClock(start);

/** A call that believes a customer's token for its ten minutes and looks staff up. */
const staffCall = defineEndpoint({
  name: 'staffCall',
  method: 'GET',
  path: '/staff-only',
  summary: 'For this test',
  action: 'desk.work',
  reply: z.object({ isDone: z.boolean() }),
});

let database: ThrowawayDatabase;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];
let own: Tokens;
let claims: Record<string, unknown> = {};

function build(accounts: ReturnType<typeof createAccounts>): FastifyInstance {
  const { db } = database;
  const built = createBareApp((server) => {
    accountRoutes(server, { db, accounts });
    registerEndpoint(server, staffCall, authenticateRequest({ db, signIn: accounts.signIn }), async () => ({
      isDone: true,
    }));
  });
  apps.push(built);
  return built;
}

/** The same installation after a change of keys. */
function buildWith(changed: AccessKeys): FastifyInstance {
  const outbox = createOutbox({ db: database.db, clock, report: () => {} });
  return build(
    createAccounts({
      clock,
      keys: changed,
      outbox,
      secrets: fixtureSecrets,
      attempts: unlimitedAttempts,
    }),
  );
}

async function signIn(at: FastifyInstance, mailbox: string): Promise<Tokens> {
  const body = { email: `${mailbox}@demo.countercheck.example`, password: demoPassword };
  return (await callApi(at, { method: 'POST', path: '/Auth/Login', body })).json<Tokens>();
}

const statusOf = async (at: FastifyInstance, path: string, bearer: string) =>
  (await callApi(at, { method: 'GET', path, bearer })).statusCode;
const refresh = (at: FastifyInstance, tokens: Tokens) =>
  callApi(at, { method: 'POST', path: '/Auth/RefreshToken', body: tokens });

before(async () => {
  database = await createThrowawayDatabase();
  app = build(buildAccounts(database.db, clock).accounts);
});
after(async () => {
  await Promise.all(apps.map((built) => built.close()));
  await database.drop();
});
beforeEach(async () => {
  clock.set(start);
  own = await signIn(app, 'manager');
  claims = JSON.parse(Buffer.from(own.token.split('.')[1] ?? '', 'base64url').toString('utf8'));
});

type Forgery = Readonly<{
  header?: Partial<JWTHeaderParameters>;
  claims?: Record<string, unknown>;
  key?: KeyObject | Uint8Array;
}>;

/** The manager's own token, signed anew with one thing turned wrong. */
function forge({ header, claims: turned, key = keys.signing.privateKey }: Forgery): Promise<string> {
  return new SignJWT({ ...claims, ...turned })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid, ...header })
    .sign(key);
}

const strange = accessKeysFrom([generateKeyPairSync('ed25519').privateKey]).signing;
const asBytes = ({ publicKey }: AccessKey, format: 'der' | 'pem') =>
  Buffer.from(publicKey.export({ type: 'spki', format }));
const parts = () => own.token.split('.');
const rewritten = (change: Record<string, unknown>) => {
  const [header, , signature] = parts();
  const body = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return `${header}.${body}.${signature}`;
};

const forgeries: Readonly<Record<string, () => string | Promise<string>>> = {
  'alg none': () => new UnsecuredJWT({ ...claims }).encode(),
  'alg none with our other header': () => {
    const header = { alg: 'none', typ: 'at+jwt', kid: keys.signing.kid };
    return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${parts()[1]}.`;
  },
  'HS256 with the public key, DER': () =>
    forge({ header: { alg: 'HS256' }, key: asBytes(keys.signing, 'der') }),
  'HS256 with the public key, PEM': () =>
    forge({ header: { alg: 'HS256' }, key: asBytes(keys.signing, 'pem') }),
  'another key under our name': () => forge({ key: strange.privateKey }),
  'another key under its own name': () => forge({ key: strange.privateKey, header: { kid: strange.kid } }),
  'another key that it brings along': () =>
    forge({
      key: strange.privateKey,
      header: { kid: strange.kid, jwk: strange.publicKey.export({ format: 'jwk' }) },
    }),
  'another audience': () => forge({ claims: { aud: 'somebody-else' } }),
  'no audience': () => forge({ claims: { aud: undefined } }),
  'another issuer': () => forge({ claims: { iss: 'somebody-else' } }),
  'a changed role': () => rewritten({ role: 'Admin' }),
  'a changed user': () => rewritten({ userId: '0195d0f0-0000-7000-8000-000000000001' }),
  'a changed sign-in': () => rewritten({ sid: '0195d0f0-0000-7000-8000-000000000001' }),
  'a later end': () => rewritten({ exp: Number(claims.exp) + 3600 }),
  'a sign-in nobody has, well signed': () =>
    forge({ claims: { sid: '0195d0f0-0000-7000-8000-000000000001' } }),
  'padding after the token': () => `${own.token}=`,
  'a letter after the token': () => `${own.token}A`,
  'letters after the token': () => `${own.token}AAAA`,
  'a dot after the token': () => `${own.token}.`,
  'a part after the token': () => `${own.token}.AAAA`,
  'another spelling of the same signature': () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(own.token.slice(-1));
    return `${own.token.slice(0, -1)}${alphabet[last + 1]}`;
  },
  'no signature': () => `${parts()[0]}.${parts()[1]}.`,
  'an expired token': () => forge({ claims: { exp: start.getTime() / 1000 } }),
  'a token without an end': () => forge({ claims: { exp: undefined } }),
  'a token of the future': () => forge({ claims: { nbf: start.getTime() / 1000 + 60 } }),
  'a token given out in the future': () => {
    const iat = start.getTime() / 1000 + 60;
    return forge({ claims: { iat, exp: iat + 540 } });
  },
  'a token that does not say since when': () => forge({ claims: { iat: undefined } }),
  'a token of years': () => forge({ claims: { exp: start.getTime() / 1000 + 3 * 365 * 86_400 } }),
  'a token of eleven minutes': () => forge({ claims: { exp: start.getTime() / 1000 + 660 } }),
  'a token of years that began long ago': () => {
    const now = start.getTime() / 1000;
    return forge({ claims: { iat: now - 86_400, exp: now + 300 } });
  },
  'a token that ends before it begins': () => {
    const now = start.getTime() / 1000;
    return forge({ claims: { iat: now + 25, exp: now + 20 } });
  },
  'no key name': () => forge({ header: { kid: undefined } }),
  'another kind of token': () => forge({ header: { typ: 'JWT' } }),
  'no kind': () => forge({ header: { typ: undefined } }),
  'a demand we do not know': async () => {
    // The library would not sign it either.
    const header = { alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid, crit: ['mine'], mine: true };
    const [, body, signature] = (await forge({})).split('.');
    return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${body}.${signature}`;
  },
};

test('the forgery of this file is good when nothing is turned wrong', async () => {
  for (const token of [own.token, await forge({})]) {
    assert.equal(await statusOf(app, '/User/GetUserProfileInfo', token), 200);
    assert.equal(await statusOf(app, '/staff-only', token), 200);
  }
});

for (const [name, make] of Object.entries(forgeries)) {
  test(`401: ${name}`, async () => {
    const token = await make();
    assert.notEqual(token, own.token);
    assert.equal(await statusOf(app, '/User/GetUserProfileInfo', token), 401);
    assert.equal(await statusOf(app, '/staff-only', token), 401);
  });
}

test('a token of a process whose clock goes a few seconds before is taken', async () => {
  const iat = start.getTime() / 1000 + 20;
  assert.equal(await statusOf(app, '/staff-only', await forge({ claims: { iat, exp: iat + 600 } })), 200);
});

test('a change of keys: the new one signs, the one before is taken, the third is not', async () => {
  const key = () => generateKeyPairSync('ed25519').privateKey;
  const [first, second, third] = [keys.signing.privateKey, key(), key()];
  const changed = buildWith(accessKeysFrom([second, first]));
  const path = '/User/GetUserProfileInfo';
  assert.equal(await statusOf(changed, path, own.token), 200);
  const renewed = (await refresh(changed, own)).json<Tokens>();
  assert.equal(await statusOf(changed, path, renewed.token), 200);
  assert.equal(await statusOf(app, path, renewed.token), 401);
  const later = buildWith(accessKeysFrom([third, second]));
  assert.equal(await statusOf(later, path, own.token), 401);
  assert.equal(await statusOf(later, path, renewed.token), 200);
  // The sign-in itself goes on over any number of changes.
  assert.equal((await refresh(later, renewed)).statusCode, 200);
});

test('a changed role or a disabled account counts at the next staff call, and for the next pair', async () => {
  const set = async (change: { role?: string; disabled_at?: Date | null }) =>
    database.db
      .updateTable('accounts')
      .set(change)
      .where('email', '=', 'manager@demo.countercheck.example')
      .execute();
  try {
    assert.equal(await statusOf(app, '/staff-only', own.token), 200);
    await set({ role: 'User' });
    assert.equal(await statusOf(app, '/staff-only', own.token), 403);
    await set({ role: 'Manager', disabled_at: clock.now() });
    assert.equal(await statusOf(app, '/staff-only', own.token), 401);
    assert.equal((await refresh(app, own)).statusCode, 401);
  } finally {
    await set({ role: 'Manager', disabled_at: null });
  }
});

test('a token is taken for ten minutes and refused after', async () => {
  clock.advance(10 * minuteMs - 1);
  assert.equal(await statusOf(app, '/staff-only', own.token), 200);
  clock.advance(1);
  assert.equal(await statusOf(app, '/staff-only', own.token), 401);
});
