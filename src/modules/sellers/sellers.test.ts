import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import type { Mail, Mailer } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { registerSellerMails } from './jobs.ts';
import { createSellers, type SellerDetails, type Selling } from './service.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
const reason = 'The office has moved';
const seller = {
  ...{ name: 'Old Ltd', address: '1 Street', number: '1', email: undefined, phone: undefined },
  bank: 'Old Bank, London, GB82 WEST 1234 5698 7654 32',
};
const settings: Selling = {
  seller,
  tax: { country: 'GB', number: 'GB980780684', percent: 20 },
};
let database: ThrowawayDatabase;
const outboxNow = () => createOutbox({ db: database.db, clock, report: () => {} });
const open = (of: Selling = settings) =>
  createSellers({ db: database.db, clock, outbox: outboxNow(), settings: of });
let sellers: ReturnType<typeof open>;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  clock.advance(1_000);
  await database.pool.query('TRUNCATE seller_versions; DELETE FROM outbox');
  sellers = open();
});
const details = (change: Partial<SellerDetails> = {}): SellerDetails => ({
  ...sellers.desk.settings,
  ...change,
});
const publish = (change: Partial<SellerDetails>, seen: number) =>
  sellers.desk.publish({ details: details(change), seen, reason }, admin);
const held = (of: typeof sellers) => database.db.transaction().execute((tx) => of.held(tx));
const nameAt = async (at: Date) => (await sellers.at(at)).seller?.name;
const code = (expected: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === expected;

test('the settings have the word until something is published, and get it back', async () => {
  assert.equal(sellers.desk.settings.bank, 'Old Bank, London');
  assert.equal(sellers.desk.settings.account, 'GB82 WEST 1234 5698 7654 32');
  const other = open();
  assert.equal((await other.current()).seller, settings.seller);
  await publish({ name: 'New Ltd' }, 0);
  assert.equal((await other.current()).seller?.name, 'Old Ltd', 'nobody has told this process');
  other.outdate();
  assert.equal((await other.current()).seller?.name, 'New Ltd');
  await sellers.desk.restore({ number: 0, seen: 1, reason }, admin);
  assert.deepEqual(await held(sellers), settings);
  await sellers.desk.restore({ number: 1, seen: 2, reason }, admin);
  const said = (await sellers.desk.versions()).map(({ number, restores, details: what }) => [
    number,
    restores,
    what?.name,
  ]);
  assert.deepEqual(said, [
    [3, 1, 'New Ltd'],
    [2, 0, undefined],
    [1, null, 'New Ltd'],
  ]);
});

test('settings that are longer than the desk’s fields are cut there alone', async () => {
  const long: Selling = {
    seller: { ...seller, name: 'L'.repeat(500), bank: 'B'.repeat(500) },
    tax: { country: 'GB', number: 'GB980780684', percent: 7.666_667 },
  };
  const { name, bank, vatPercent } = open(long).desk.settings;
  assert.deepEqual([name.length, bank.length, vatPercent.length], [200, 200, 5]);
  assert.deepEqual(await held(open(long)), long);
});

test('a paper names whoever sold at its moment', async () => {
  const before = clock.now();
  clock.advance(1_000);
  await publish({ name: 'New Ltd' }, 0);
  const between = clock.now();
  clock.advance(1_000);
  await publish({ name: 'Newest Ltd' }, 1);
  assert.equal(await nameAt(before), 'Old Ltd');
  assert.equal(await nameAt(between), 'New Ltd');
  assert.equal(await nameAt(clock.now()), 'Newest Ltd');
  // Whoever runs the machine has taken the settings away meanwhile.
  sellers = open({ seller: undefined, tax: undefined });
  assert.equal(await nameAt(before), 'Old Ltd');
  await sellers.desk.restore({ number: 0, seen: 2, reason }, admin);
  assert.equal(await nameAt(clock.now()), undefined);
  assert.deepEqual(await sellers.banks(), [], 'nobody is named');
});

test('who was slower is told, and so is who changes nothing, says a mistake, or asks for what never was', async () => {
  await publish({ name: 'New Ltd' }, 0);
  await assert.rejects(publish({ name: 'Slower Ltd' }, 0), code('seller_changed_meanwhile'));
  await assert.rejects(publish({ name: 'New Ltd' }, 1), code('seller_as_shown'));
  await assert.rejects(publish({ account: 'GB00' }, 1), code('invalid_input'));
  const restore = (number: number) => sellers.desk.restore({ number, seen: 1, reason }, admin);
  await assert.rejects(restore(7), code('unknown_seller_version'));
  await assert.rejects(restore(1), code('seller_as_shown'));
  assert.equal((await sellers.desk.versions()).length, 1);
  await assert.rejects(database.pool.query("UPDATE seller_versions SET reason = 'none'"), /append/i);
});

test('of twenty who publish at once one is taken', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => publish({ name: `Number ${index} Ltd` }, 0)),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a statement may be of every account that was ever named; in a demonstration nobody is', async () => {
  await publish({ bank: 'New Bank', account: '40702810900000002851' }, 0);
  await publish({ bank: 'Newest Bank', account: 'NO93 8601 1117 947' }, 1);
  assert.deepEqual((await sellers.banks()).toSorted(), [
    '40702810900000002851',
    'NO93 8601 1117 947',
    'Old Bank, London, GB82 WEST 1234 5698 7654 32',
  ]);
  const demo = open({ seller: undefined, tax: undefined });
  await database.pool.query('TRUNCATE seller_versions');
  assert.deepEqual(await demo.banks(), []);
  assert.deepEqual(await demo.current(), { seller: undefined, tax: undefined });
});

test('another name, BIC or account is told to our own mailbox, with its last digits alone; another telephone is not', async () => {
  const sent: Mail[] = [];
  const outbox = outboxNow();
  registerSellerMails({
    ...{
      db: database.db,
      outbox,
      contactEmail: 'us@seller.example',
      publicUrl: () => 'https://site.example',
    },
    mailer: { send: async (mail: Mail) => void sent.push(mail) } as unknown as Mailer, // only `send` is asked
  });
  const texts = async () => {
    await outbox.drain();
    return sent.splice(0).map(({ to, text }) => `${to}: ${text}`);
  };
  await publish({ phone: '+44 20 7946 0000' }, 0);
  assert.deepEqual(await texts(), []);
  await publish({ phone: '+44 20 7946 0000', account: 'DE89 3704 0044 0532 0130 00' }, 1);
  const [told, ...more] = await texts();
  assert.deepEqual(more, []);
  assert.match(
    told ?? '',
    /^us@seller\.example: [\s\S]*ends in 3000[\s\S]*site\.example\/staff\/catalogue\/seller/,
  );
  assert.doesNotMatch(told ?? '', /3704/);
  await sellers.desk.restore({ number: 0, seen: 2, reason }, admin);
  assert.equal((await texts()).length, 1, 'the way back is told too');
  // By the name alone a transfer goes to whoever has that name.
  await publish({ name: 'Newer Ltd' }, 3);
  assert.match((await texts()).join(), /ends in 5432/);
  await publish({ name: 'Newer Ltd', bic: 'WESTGB22' }, 4);
  assert.match((await texts()).join(), /name, bank, account or BIC has changed/);
});
