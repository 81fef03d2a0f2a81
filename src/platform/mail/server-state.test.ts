import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSettableClock, hourMs, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { MailInDoubt, MailRefused, readMailFault } from './mail-faults.ts';
import { createMailServer, type MailServer } from './server-state.ts';

const began = new Date('2026-11-20T10:00:00Z');
const clock = createSettableClock(began);
let database: ThrowawayDatabase;
let server: MailServer;
const alarms: { since: Date; lastError: string | null }[] = [];
let mended = 0;
const warnings: unknown[] = [];

const createServer = (db = database.db) =>
  createMailServer({
    db,
    clock,
    onMended: async () => {
      mended += 1;
    },
    alarm: (details) => alarms.push(details),
    warn: (error) => warnings.push(error),
  });

before(async () => {
  database = await createThrowawayDatabase();
  server = createServer();
});
after(() => database.drop());
beforeEach(async () => {
  clock.set(began);
  await server.report({ isWorking: true });
  await database.pool.query('UPDATE mail_server SET failed_at = NULL');
  alarms.length = 0;
  warnings.length = 0;
  mended = 0;
});

const fail = (words = '421 busy') => server.report({ isWorking: false, words });

test('since when it fails is the first failure, what it says the last one, without addresses', async () => {
  assert.deepEqual(await server.read(database.db), { failingSince: null, failedAt: null, lastError: null });
  await fail('421 first');
  clock.advance(minuteMs);
  await fail('450 <anna@buyer.example> second \u0000');
  assert.deepEqual(await server.read(database.db), {
    failingSince: began,
    failedAt: clock.now(),
    lastError: '450 <…@…> second ',
  });
  assert.deepEqual(warnings, []);
});

test('that it works again is told once, and forgets what it said', async () => {
  await server.report({ isWorking: true });
  assert.equal(mended, 0, 'who works all the time is not mended');
  await fail();
  await server.report({ isWorking: true });
  await server.report({ isWorking: true });
  assert.equal(mended, 1);
  const { failingSince, lastError } = await server.read(database.db);
  assert.deepEqual([failingSince, lastError], [null, null]);
});

test('people are called after ten minutes, once an hour, by one process of many', async () => {
  await fail('421 busy');
  clock.advance(10 * minuteMs - 1);
  await server.watch();
  assert.deepEqual(alarms, []);
  assert.equal(server.isAlarming(await server.read(database.db)), false);
  clock.advance(1);
  assert.equal(server.isAlarming(await server.read(database.db)), true);
  await Promise.all([server.watch(), createServer().watch(), createServer().watch()]);
  assert.deepEqual(alarms, [{ since: began, lastError: '421 busy' }]);
  clock.advance(hourMs - 1);
  await server.watch();
  assert.equal(alarms.length, 1);
  clock.advance(1);
  await server.watch();
  assert.equal(alarms.length, 2);
});

test('who has mended it and broken it again is called anew', async () => {
  for (const times of [1, 2]) {
    await fail();
    clock.advance(10 * minuteMs);
    await server.watch();
    assert.equal(alarms.length, times);
    await server.report({ isWorking: true });
    await server.watch();
    assert.equal(alarms.length, times, 'nobody is called while it works');
  }
});

test('a state that cannot be written down keeps no mail waiting', async () => {
  const broken = createServer(database.db.withSchema('nowhere'));
  await broken.report({ isWorking: false, words: 'x' });
  await broken.report({ isWorking: true });
  assert.equal(warnings.length, 2);
});

test('that it works is not taken for written down while it could not be', async () => {
  const other = createServer();
  await other.report({ isWorking: false, words: '421 busy' });
  server = createServer();
  await database.pool.query('ALTER TABLE mail_server RENAME TO mail_server_away');
  await server.report({ isWorking: true });
  await database.pool.query('ALTER TABLE mail_server_away RENAME TO mail_server');
  assert.equal(warnings.length, 1);
  await server.report({ isWorking: true });
  assert.deepEqual([(await server.read(database.db)).failingSince, mended], [null, 1]);
});

const fault = (parts: object) => Object.assign(new Error('no'), parts);

test('only a no for good to the recipient or the mail is final, and says nothing against the server', () => {
  for (const [command, responseCode, at] of [
    ['RCPT TO', 500, 'recipient'],
    ['RCPT TO', 599, 'recipient'],
    ['DATA', 500, 'content'],
    ['DATA', 554, 'content'],
  ] as const) {
    const { error, isServerTrouble } = readMailFault(fault({ command, responseCode }), true);
    assert.ok(error instanceof MailRefused);
    assert.deepEqual([error.at, error.responseCode, isServerTrouble], [at, responseCode, false]);
  }
});

test('what is worth another try stays what it was', () => {
  for (const [parts, isTrouble] of [
    [{ command: 'RCPT TO', responseCode: 450 }, false],
    [{ command: 'RCPT TO', responseCode: 499 }, false],
    [{ command: 'DATA', responseCode: 451 }, true],
    [{ command: 'MAIL FROM', responseCode: 550 }, true],
    [{ command: 'AUTH PLAIN', responseCode: 535 }, true],
    [{ responseCode: 554 }, true],
    [{}, true],
  ] as const) {
    const error = fault(parts);
    const read = readMailFault(error, false);
    assert.equal(read.error, error, JSON.stringify(parts));
    assert.equal(read.isServerTrouble, isTrouble, JSON.stringify(parts));
  }
});

test('in doubt is what was handed over and not answered, and nothing else', () => {
  const inDoubt = (error: unknown, isHandedOver: boolean) =>
    readMailFault(error, isHandedOver).error instanceof MailInDoubt;
  assert.equal(inDoubt(fault({ command: 'CONN' }), true), true);
  assert.equal(inDoubt('not even an error', true), true);
  assert.equal(inDoubt(fault({ command: 'CONN' }), false), false);
  assert.equal(inDoubt(fault({ command: 'DATA', responseCode: 451 }), true), false);
  assert.equal(inDoubt(fault({ responseCode: 421 }), true), false);
  const cause = fault({ command: 'RCPT TO' });
  const { error } = readMailFault(cause, true);
  assert.equal(error instanceof Error && error.cause, cause);
});
