import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Problem, problems } from '#kernel/problem.ts';
import { createLimiter, type Limiter } from '#platform/limits/limiter.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { accountProblems } from '../account/problems.ts';
import { createSignInAttempts, type SignInAttempts } from './sign-in-attempts.ts';

const slowMs = 300;
const tooOften = { code: 'too_many_requests', status: 429 };
const wrong = { code: 'wrong_credentials', status: 401 };

let database: ThrowawayDatabase;
let limiter: Limiter;
let attempts: SignInAttempts;
before(async () => {
  database = await createThrowawayDatabase();
  const secrets = secretsFrom(Buffer.alloc(32, 6));
  limiter = createLimiter({ pool: database.pool, secrets, factor: 1, limits: [] });
  attempts = createSignInAttempts(limiter, { slowMs });
});
after(() => database.drop());

let people = 0;
function somebody(): string {
  people += 1;
  return `person${people}@demo.countercheck.example`;
}
const home = '203.0.113.7';

const fail = async (): Promise<string> => {
  throw new Problem(accountProblems.wrongCredentials);
};
const enter = async () => 'in';
const guess = (email: string, address: string) => attempts.trySignIn({ email, address }, fail);
const signIn = (email: string, address: string) => attempts.trySignIn({ email, address }, enter);

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** Twenty failures from as many networks: each address has tries left, the account as a whole has not. */
async function attack(email: string): Promise<void> {
  for (let robot = 0; robot < 20; robot += 1)
    await assert.rejects(guess(email, `198.51.100.${robot}`), wrong);
}

test('five wrong passwords from one address, then not even the right one; elsewhere it opens', async () => {
  const email = somebody();
  for (let round = 0; round < 5; round += 1) await assert.rejects(guess(email, home), wrong);
  await assert.rejects(guess(email, home), tooOften);
  await assert.rejects(signIn(email, home), (error) => {
    assert.ok(error instanceof Problem && error.code === tooOften.code);
    const seconds = error.retryAfterSeconds ?? 0;
    return seconds > 880 && seconds <= 900;
  });
  assert.equal(await signIn(email, '203.0.113.8'), 'in');
  assert.equal(await signIn(somebody(), home), 'in');
});

test('another spelling of the e-mail is no new account, another IPv6 address no new household', async () => {
  const email = somebody();
  for (let round = 0; round < 5; round += 1) {
    const spelling = round % 2 === 0 ? email.toUpperCase() : ` ${email} `;
    await assert.rejects(guess(spelling, `2001:db8::${round}`), wrong);
  }
  await assert.rejects(guess(email, '2001:db8::ffff'), tooOften);
});

test('one person at many devices at once gets in at all of them', async () => {
  const email = somebody();
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return 'in';
  };
  const burst = Array.from({ length: 50 }, () => attempts.trySignIn({ email, address: home }, slowly));
  assert.deepEqual([...new Set(await Promise.all(burst))], ['in']);
});

test('a burst of guesses gets five answers', async () => {
  const email = somebody();
  const burst = await Promise.allSettled(Array.from({ length: 30 }, () => guess(email, home)));
  const statuses = burst.map((one) => (one.status === 'rejected' ? one.reason.status : 0));
  assert.deepEqual(
    [statuses.filter((s) => s === 401).length, statuses.filter((s) => s === 429).length],
    [5, 25],
  );
});

test('signing in begins at nothing again, and what is no failure is not counted', async () => {
  const email = somebody();
  for (let round = 0; round < 4; round += 1) await assert.rejects(guess(email, home), wrong);
  for (let round = 0; round < 8; round += 1) assert.equal(await signIn(email, home), 'in');
  for (let round = 0; round < 4; round += 1) await assert.rejects(guess(email, home), wrong);
  const busy = async () => {
    throw new Problem(problems.unavailable);
  };
  for (let round = 0; round < 8; round += 1)
    await assert.rejects(attempts.trySignIn({ email, address: home }, busy), { status: 503 });
  assert.equal(await signIn(email, home), 'in');
});

test('an account under attack stays open: a known address at once, a new one after a wait', async () => {
  const email = somebody();
  await signIn(email, home);
  await attack(email);
  assert.ok((await timed(() => signIn(email, home))) < slowMs, 'known');
  assert.ok((await timed(() => signIn(email, '192.0.2.1'))) >= slowMs - 5, 'new');
  assert.ok((await timed(() => signIn(email, '192.0.2.1'))) < slowMs, 'known by now');
});

test('beyond twenty, guesses are slow and few at a time, whether or not there is an account', async () => {
  const email = somebody();
  await attack(email);
  const began = performance.now();
  const guesses = await Promise.allSettled(
    Array.from({ length: 12 }, (_, robot) => guess(email, `192.0.2.${robot + 10}`)),
  );
  const statuses = guesses.map((one) => (one.status === 'rejected' ? one.reason.status : 0));
  assert.deepEqual(statuses.toSorted(), [...Array(4).fill(401), ...Array(8).fill(429)]);
  assert.ok(performance.now() - began >= slowMs - 5);
  assert.equal(await signIn(email, '192.0.2.200'), 'in');
});

test('wrong codes of the second factor end after ten, from wherever they come', async () => {
  for (let round = 0; round < 10; round += 1) await assert.rejects(attempts.tryCode('a', fail), wrong);
  await assert.rejects(attempts.tryCode('a', enter), tooOften);
  assert.equal(await attempts.tryCode('b', enter), 'in');
  for (let round = 0; round < 9; round += 1) await assert.rejects(attempts.tryCode('b', fail), wrong);
  assert.equal(await attempts.tryCode('b', enter), 'in');
  await assert.rejects(attempts.tryCode('b', fail), wrong);
});

test('who chose a new password by a link may try again at once', async () => {
  const email = somebody();
  for (let round = 0; round < 5; round += 1) await assert.rejects(guess(email, home), wrong);
  await assert.rejects(guess(email, home), tooOften);
  await attempts.forgive({ email: email.toUpperCase(), address: home });
  assert.equal(await signIn(email, home), 'in');
});
