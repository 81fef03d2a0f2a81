import { generateKeyPairSync } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { systemClock } from '#kernel/clock.ts';
import {
  createPasswordSemaphore,
  createPasswords,
  hashesAtOnce,
} from '#modules/accounts/account/passwords.ts';
import { accessKeysFrom } from '#modules/accounts/sign-in/access-keys.ts';
import { signAccessToken, verifyAccessToken } from '#modules/accounts/sign-in/access-token.ts';
import type { BareDone, BareTask } from './calls.ts';

/** Comparing a password and verifying a token, with nothing around them. */
const { seconds }: BareTask = JSON.parse(process.argv[2] ?? '{}');
const password = 'Good-pass-1';
// Made with the settings of the site; a comparison takes them from the hash.
const stored = await createPasswords(createPasswordSemaphore()).hash(password);
const keys = accessKeysFrom([generateKeyPairSync('ed25519').privateKey]);
const id = '0195d0f0-0000-7000-8000-000000000001';
const holder = {
  userId: id,
  fullName: 'Moreau Camille',
  role: 'User',
  login: 'c@example.com',
  phone: '',
} as const;
const token = await signAccessToken({ ...holder, sessionId: id }, keys, systemClock);

const done: BareDone = {
  hashOne: await perSecond(1, () => verify(stored, password)),
  hashMany: await perSecond(hashesAtOnce(), () => verify(stored, password)),
  verifications: await perSecond(4, () => verifyAccessToken(token, keys, systemClock)),
};
process.stdout.write(JSON.stringify(done));

async function perSecond(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  for (let warmUp = 0; warmUp < 10; warmUp += 1) await work();
  const began = performance.now();
  let count = 0;
  const again = async () => {
    while (performance.now() - began < seconds * 1000) {
      await work();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, again));
  return (count * 1000) / (performance.now() - began);
}
