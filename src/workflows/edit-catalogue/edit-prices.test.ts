import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock, dayMs, hourMs } from '#kernel/clock.ts';
import { createCountries } from '#modules/countries/service.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import type { PriceDesk, TariffTerms } from './contract.ts';
import { createEditPrices, type EditPrices } from './edit-prices.ts';

const admin: Actor = { kind: 'account', accountId: '0198f3c2-0000-7000-8000-000000000001', role: 'Admin' };
const caller = { actor: admin, locale: 'en' } as const;
const clock = createSettableClock(new Date());
const changedMeanwhile = { code: 'prices_changed_meanwhile', status: 409 };

let database: ThrowawayDatabase;
let prices: EditPrices;
let outbox: ReturnType<typeof createOutbox>;
const countries = createCountries();
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  outbox = createOutbox({ db, clock, report: () => {} });
  const users = { namesOf: async () => new Map([[admin.accountId, 'Whitfield Margaret']]) } as never; // no other is asked
  prices = createEditPrices({ db, accounts: { users }, countries, clock, outbox });
});
after(() => database.drop());
beforeEach(async () => {
  clock.advance(hourMs);
  await database.pool.query('DELETE FROM tariff_drafts');
});

const desk = () => prices.desk(caller);
const tariffsOf = (of: PriceDesk, code: string, kind = 'credit') =>
  of.countries.find((country) => country.code === code)?.tariffs.filter((one) => one.reportKind === kind) ??
  [];

async function firstOf(code: string) {
  const [tariff] = tariffsOf(await desk(), code);
  assert.ok(tariff);
  return tariff;
}
async function draft(code: string, change: Partial<TariffTerms>) {
  const { tariffId, seen, terms } = await firstOf(code);
  const { mark } = await prices.draft(
    { tariffs: [{ tariffId, seen, terms: { ...terms, ...change } }] },
    caller,
  );
  return { tariffId, mark, terms };
}
const drafted = (of: PriceDesk) => of.countries.flatMap(({ tariffs }) => tariffs.filter((one) => one.draft));
const priceNow = async (tariffId: number) => (await countries.getTariff(database.db, tariffId)).priceMinor;
const lists = async () => (await prices.lists({ page: 1, pageSize: 50 }, admin)).items;
const eventsOf = async (id: string) => {
  const { rows } = await database.pool.query(
    'SELECT event, reason, tariffs FROM price_list_events WHERE price_list_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ event, reason, tariffs }) => `${event} ${tariffs}: ${reason}`);
};

describe('the draft', () => {
  it('changes nothing on the site, names who drafted, and goes when it equals what is published', async () => {
    const { tariffId, terms } = await draft('de', { priceMinor: 39_00 });
    assert.equal(await priceNow(tariffId), terms.priceMinor);
    const { draft: kept, seen } = await firstOf('de');
    assert.deepEqual([kept?.terms.priceMinor, kept?.changedBy], [39_00, 'Whitfield Margaret']);
    assert.deepEqual(drafted(await prices.draft({ tariffs: [{ tariffId, seen, terms }] }, caller)), []);
  });

  it('of two who saw the same, the second is told and nothing of theirs is written', async () => {
    const { tariffId, seen, terms } = await firstOf('fr');
    const wish = (priceMinor: number) =>
      prices.draft({ tariffs: [{ tariffId, seen, terms: { ...terms, priceMinor } }] }, caller);
    const outcomes = await Promise.allSettled([wish(41_00), wish(42_00)]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    await assert.rejects(wish(43_00), changedMeanwhile);
    const other = await firstOf('es');
    const both = [
      { tariffId: other.tariffId, seen: other.seen, terms: { ...terms, priceMinor: 1_00 } },
      { tariffId, seen, terms: null },
    ];
    await assert.rejects(prices.draft({ tariffs: both }, caller), changedMeanwhile);
    assert.equal((await firstOf('es')).draft, null);
  });

  it('a tariff that is not there is 404', async () => {
    const { terms } = await firstOf('fr');
    const wish = { tariffId: 9, seen: 'v1', terms };
    await assert.rejects(prices.draft({ tariffs: [wish] }, caller), { code: 'unknown_tariff', status: 404 });
  });

  it('a raise is about the kind and continent that were named, and counts from what is drafted', async () => {
    await draft('de', { priceMinor: 100_00 });
    const { mark, groups } = await desk();
    const europe = groups.find(({ name }) => name === 'Europe');
    const body = {
      mark,
      perMille: 75,
      stepMinor: 100,
      reportKind: 'credit',
      groupId: europe?.id ?? 0,
    } as const;
    const after = await prices.raise(body, caller);
    assert.equal(tariffsOf(after, 'de')[0]?.draft?.terms.priceMinor, 108_00);
    assert.deepEqual(
      [tariffsOf(after, 'jp')[0]?.draft, tariffsOf(after, 'de', 'annual')[0]?.draft],
      [null, null],
    );
    await assert.rejects(prices.raise(body, caller), changedMeanwhile);
  });

  it('a table is taken line by line; what is wrong is answered in the reader’s language', async () => {
    const { tariffId } = await firstOf('it');
    const file = (await prices.exportCsv('en')).toString('utf8');
    assert.equal(file.trim().split('\r\n').length, 1 + 252 * 5);
    const line = file.split('\r\n').find((each) => each.startsWith(`${tariffId},`));
    assert.ok(line);
    assert.match(line, /Italy/);
    const text = `${file.split('\r\n')[0]}\n${line.replace(/,\d+\.\d\d,EUR/, ',77.50,EUR')}\n1,x`;
    const { mark } = await desk();
    const read = await prices.importCsv({ mark, text }, { actor: admin, locale: 'ru' });
    assert.equal(tariffsOf(read.desk, 'it')[0]?.draft?.terms.priceMinor, 77_50);
    assert.deepEqual(read.refused, [{ line: 3, reason: 'Тарифа с таким номером нет.', text: '1, x' }]);
    const unchanged = await prices.importCsv({ mark: read.desk.mark, text: file.trim() }, caller);
    assert.deepEqual([drafted(unchanged.desk).length, unchanged.refused], [0, []], 'as published');
    const bad = { mark: unchanged.desk.mark, text: 'price\n1' };
    await assert.rejects(prices.importCsv(bad, caller), { code: 'not_a_price_file', status: 422 });
  });
});

describe('publishing', () => {
  it('now: new versions beside the old ones, a numbered list with who and why, an empty draft', async () => {
    const { tariffId, mark, terms } = await draft('nl', { priceMinor: 44_00 });
    const { priceListId } = await prices.publish({ mark, reason: 'Registers cost more', at: null }, admin);
    assert.equal(await priceNow(tariffId), 44_00);
    assert.deepEqual(drafted(await desk()), []);
    const [list] = await lists();
    assert.deepEqual(
      [list?.priceListId, list?.state, list?.reason, list?.madeBy, list?.tariffs],
      [priceListId, 'published', 'Registers cost more', 'Whitfield Margaret', 1],
    );
    const { changes } = await prices.changes(priceListId, 'ru');
    assert.deepEqual(
      changes.map(({ countryName, before, after }) => [countryName, before.priceMinor, after.priceMinor]),
      [['Нидерланды', terms.priceMinor, 44_00]],
    );
    assert.deepEqual(await eventsOf(priceListId), ['publish 1: Registers cost more']);
    const versions = await database.pool.query('SELECT version, valid_to FROM tariffs WHERE id = $1', [
      tariffId,
    ]);
    assert.equal(versions.rows.filter(({ valid_to }) => valid_to === null).length, 1);
    assert.equal(versions.rows.length, 2, 'orders point at the old one');
  });

  it('what was not seen is not published, nor nothing, nor a country without a tariff', async () => {
    const stale = (await desk()).mark;
    const { mark } = await draft('nl', { priceMinor: 45_00 });
    const publish = (seen: string, at: string | null = null) =>
      prices.publish({ mark: seen, reason: 'A test', at }, admin);
    await assert.rejects(publish(stale), changedMeanwhile);
    const past = new Date(clock.now().getTime() - 1).toISOString();
    const far = new Date(clock.now().getTime() + 400 * dayMs).toISOString();
    for (const at of [past, far])
      await assert.rejects(publish(mark, at), { code: 'publish_time_out_of_bounds', status: 422 });
    await database.pool.query('DELETE FROM tariff_drafts');
    const empty = { code: 'nothing_to_publish', status: 409 };
    await assert.rejects(publish((await desk()).mark), empty);
    const off = tariffsOf(await desk(), 'mt').map(({ tariffId, seen, terms }) => ({
      tariffId,
      seen,
      terms: { ...terms, isOffered: false },
    }));
    const none = await prices.draft({ tariffs: off }, caller);
    await assert.rejects(publish(none.mark), { code: 'country_without_tariff', status: 422 });
  });

  it('a tariff goes off the site and comes back with a newer version', async () => {
    const gone = await draft('pt', { isOffered: false });
    await prices.publish({ mark: gone.mark, reason: 'Nobody has time', at: null }, admin);
    await assert.rejects(priceNow(gone.tariffId), { code: 'unknown_tariff' });
    clock.advance(1_000);
    const back = await draft('pt', { isOffered: true, priceMinor: 51_00 });
    await prices.publish({ mark: back.mark, reason: 'There is time again', at: null }, admin);
    assert.equal(await priceNow(gone.tariffId), 51_00);
  });

  it('at a time: nothing before it, and by itself when it has come', async () => {
    const { tariffId, mark, terms } = await draft('be', { priceMinor: 46_00 });
    const at = new Date(clock.now().getTime() + dayMs).toISOString();
    const { priceListId } = await prices.publish({ mark, reason: 'From tomorrow', at }, admin);
    await outbox.drain();
    assert.equal(await priceNow(tariffId), terms.priceMinor);
    assert.equal((await firstOf('be')).dueAt, at);
    clock.advance(dayMs);
    await outbox.drain();
    await outbox.drain();
    assert.equal(await priceNow(tariffId), 46_00);
    assert.deepEqual(await eventsOf(priceListId), ['schedule 1: From tomorrow', 'publish 1: From tomorrow']);
    const late = prices.withdraw(priceListId, 'Too late', admin);
    await assert.rejects(late, { code: 'price_list_not_scheduled', status: 409 });
  });

  it('a list that was taken back never takes effect, and is a draft again', async () => {
    const { tariffId, mark, terms } = await draft('at', { priceMinor: 47_00 });
    const at = new Date(clock.now().getTime() + dayMs).toISOString();
    const { priceListId } = await prices.publish({ mark, reason: 'From tomorrow', at }, admin);
    await prices.withdraw(priceListId, 'Not yet', admin);
    assert.equal((await firstOf('at')).draft?.terms.priceMinor, 47_00);
    clock.advance(2 * dayMs);
    await outbox.drain();
    assert.equal(await priceNow(tariffId), terms.priceMinor);
    assert.deepEqual(await eventsOf(priceListId), ['schedule 1: From tomorrow', 'withdraw 1: Not yet']);
  });
});

describe('restoring', () => {
  it('publishes a list equal to an earlier one, also to the first; the draft stays', async () => {
    const { mark, tariffId, terms } = await draft('se', { priceMinor: 61_00 });
    const { priceListId: earlier } = await prices.publish({ mark, reason: 'Up', at: null }, admin);
    clock.advance(hourMs);
    const again = await draft('se', { priceMinor: 71_00 });
    await prices.publish({ mark: again.mark, reason: 'Up again', at: null }, admin);
    const other = await draft('dk', { priceMinor: 99_00 });
    const { mark: seen, changes } = await prices.previewRestore(earlier, 'en');
    assert.deepEqual(
      changes.map((one) => [one.tariffId, one.before.priceMinor, one.after.priceMinor]),
      [[tariffId, 71_00, 61_00]],
    );
    assert.equal(seen, other.mark);
    await assert.rejects(
      prices.restore(earlier, { mark: mark, reason: 'Too dear' }, admin),
      changedMeanwhile,
    );
    const { priceListId } = await prices.restore(earlier, { mark: seen, reason: 'Too dear' }, admin);
    assert.equal(await priceNow(tariffId), 61_00);
    assert.equal((await firstOf('dk')).draft?.terms.priceMinor, 99_00);
    const all = await lists();
    const numberOf = (id: string) => all.find((list) => list.priceListId === id)?.number;
    assert.equal(all.find((list) => list.priceListId === priceListId)?.restores, numberOf(earlier));

    const first = all.find(({ isFirst }) => isFirst);
    assert.equal(first?.number, 1);
    const back = await prices.previewRestore(first.priceListId, 'en');
    await prices.restore(first.priceListId, { mark: back.mark, reason: 'As at first' }, admin);
    assert.equal(await priceNow(tariffId), terms.priceMinor);
    const none = await prices.previewRestore(first.priceListId, 'en');
    assert.deepEqual(none.changes, []);
    const empty = prices.restore(first.priceListId, { mark: none.mark, reason: 'Once more' }, admin);
    await assert.rejects(empty, { code: 'nothing_to_publish' });
  });

  it('a list that nobody published, or that is not there, is no way back', async () => {
    const { mark } = await draft('fi', { priceMinor: 62_00 });
    const at = new Date(clock.now().getTime() + dayMs).toISOString();
    const { priceListId } = await prices.publish({ mark, reason: 'Later', at }, admin);
    const conflict = { code: 'price_list_not_restorable', status: 409 };
    await assert.rejects(prices.previewRestore(priceListId, 'en'), conflict);
    await assert.rejects(prices.changes(admin.accountId, 'en'), { code: 'unknown_price_list', status: 404 });
  });
});
