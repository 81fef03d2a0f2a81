import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import type { ScreenedSubject } from '../subjects/screened-subject.ts';
import { screenOrder } from './screen-order.ts';
import { createScreenings } from './screenings.ts';

const manager: Actor = { kind: 'account', accountId: uuidv7(), role: 'Manager' };
const clock = createSettableClock(new Date('2026-11-23T12:00:00Z'));
const entry = (entryId: string, name: string, code: string): ListEntry => ({
  ...{ place: '', list: 'demo', entryId, entryKind: 'company', names: [{ name, nameKind: 'primary' }] },
  ...{ birthYears: [], countries: [{ code, relation: 'seat' }], identifiers: [] },
  ...{ programmes: ['DEMO'], measures: [], positions: [] },
});
const subject = (key: string, name: string, country = 'CY'): ScreenedSubject => ({
  ...{ key, roles: ['company'], kind: 'company', names: [name], countries: [country], identifiers: [] },
});

let database: ThrowawayDatabase;
let orderId = '';
let mark = 1;
let entries: ListEntry[] = [];
const screenings = createScreenings({
  clock,
  lists: {
    mark: async () => mark,
    listVersions: async () => [
      {
        list: 'demo',
        version: String(mark),
        publishedOn: null,
        entries: entries.length,
        sha256: String(mark),
      },
    ],
    async *currentEntries() {
      yield* entries;
    },
  },
});
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  [mark, entries] = [1, [entry('e1', 'KEDRONIT SHIPPING LIMITED', 'CY'), entry('e2', 'Somebody Else', 'PT')]];
  orderId = uuidv7();
  await sql`
    INSERT INTO orders (id, number, secret_hash, secret_sealed, state, email, locale, country_id, country_code, subject, tariff_id,
      tariff_version, tariff_name_en, tariff_name_ru, price_minor, currency, min_days, max_days, terms_version, placed_at)
    SELECT ${orderId}::uuid, ${orderId}, ${orderId}, '', 'queued', 'buyer@demo.countercheck.example', 'en', country_id, 'DE', '{}',
      id, version, '', '', 9000, 'EUR', 1, 3, '1', now()
    FROM tariffs WHERE country_id = 276 LIMIT 1`.execute(database.db);
});

const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const screen = async (...subjects: ScreenedSubject[]) => {
  const held = await screenings.prepare();
  return write((tx) => screenings.screenSubjects(tx, { orderId, subjects }, held));
};
const eventsOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ event: string }>`
    SELECT e.event FROM screening_hit_events e JOIN screening_hits h ON h.id = e.hit_id
    WHERE h.order_id = ${orderId} ORDER BY e.id`.execute(database.db);
  return rows.map(({ event }) => event);
};
const countScreenings = async (): Promise<number> => {
  const rows = await database.db
    .selectFrom('screenings')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  return rows.length;
};

test('a screening names its lists and their versions, also where nothing was found', async () => {
  const [clean] = await screen(subject('company', 'Innocent Bakery'));
  assert.deepEqual(clean?.lists, [
    { list: 'demo', version: '1', publishedOn: null, entries: 2, sha256: '1' },
  ]);
  assert.deepEqual([clean?.hits, clean?.nears, clean?.found.length], [0, 0, 0]);
  assert.deepEqual(clean?.screenedAt, clock.now());
});

test('a possible match is kept field by field, and screened again only once lists or subject have changed', async () => {
  const kedronit = subject('company', 'Kedronit Shipping Ltd');
  const [first] = await screen(kedronit);
  assert.deepEqual([first?.hits, first?.found[0]?.entryId, first?.found[0]?.state], [1, 'e1', 'open']);
  assert.deepEqual(first?.found[0]?.fields.country, { state: 'agree', asked: ['CY'], listed: ['CY'] });
  assert.deepEqual(first?.found[0]?.fields.birthYear.state, 'unknown');
  await screen(kedronit);
  assert.equal(await countScreenings(), 1);
  mark = 2;
  const [second] = await screen(kedronit);
  assert.equal(await countScreenings(), 2);
  assert.deepEqual([second?.lists[0]?.version, second?.found[0]?.id], ['2', first?.found[0]?.id]);
  assert.deepEqual(await eventsOf(), ['find']);
  entries = [];
  mark = 3;
  const [gone] = await screen(kedronit);
  assert.deepEqual([gone?.hits, gone?.found], [0, []]);
});

test('a verdict holds until what it was made of changes', async () => {
  const kedronit = subject('company', 'Kedronit Shipping Ltd');
  const [{ found: [hit] = [] } = { found: [] }] = await screen(kedronit);
  const decide = (verdict: 'true_match' | 'false_match' | 'unresolved', hitId = hit?.id ?? '') =>
    write((tx) =>
      screenings.decide(tx, { orderId, hitId }, { verdict, reason: 'Another register number.' }, manager),
    );
  const decided = await decide('false_match');
  assert.deepEqual([decided.state, decided.reason], ['false_match', 'Another register number.']);
  await assert.rejects(decide('false_match'), Problem);
  await assert.rejects(decide('true_match', uuidv7()), Problem);
  mark = 2;
  assert.equal((await screen(kedronit))[0]?.found[0]?.state, 'false_match');
  // The list says another country now: what was compared is something else.
  entries = [entry('e1', 'KEDRONIT SHIPPING LIMITED', 'RU')];
  mark = 3;
  const [anew] = await screen(kedronit);
  assert.deepEqual([anew?.found[0]?.state, anew?.found[0]?.reason], ['open', null]);
  assert.deepEqual(await eventsOf(), ['find', 'dismiss', 'reopen']);
});

test('one index is made for all who ask, and made anew after an import', async () => {
  const [one, other] = await Promise.all([screenings.prepare(), screenings.prepare()]);
  assert.equal(one, other);
  assert.equal(await screenings.prepare(), one);
  mark = 7;
  assert.equal((await screenings.prepare()).mark, 7);
});

test('an order is screened with everybody whom sources name, and a report reads what came of it', async () => {
  const company = { names: ['Innocent Bakery', 'Bakery'], country: 'PT', identifiers: [] };
  const held = await screenings.prepare();
  const screened = await write((tx) =>
    screenOrder(
      screenings,
      tx,
      {
        ...{ orderId, company },
        findings: [
          {
            ...{ kind: 'ownership', place: '', owned: 'subject', interests: [] },
            owner: { id: '1', name: 'Kedronit Shipping Ltd', partyKind: 'company', country: 'CY' },
          },
        ],
      },
      held,
    ),
  );
  assert.deepEqual(
    screened?.lists.map(({ code, kind, name, keeper }) => [code, kind, name.en, keeper.ru]),
    [['demo', 'sanctions', 'Demo sanctions list', 'Countercheck; все имена в нём вымышлены']],
  );
  const [hit] = screened?.subjects.flatMap(({ found }) => found) ?? [];
  assert.ok(hit);
  assert.deepEqual([hit.nameMatch, hit.compared.country.state, hit.reason], ['exact', 'agree', null]);
  assert.deepEqual(screened?.subjects, [
    { key: 'company', name: 'Innocent Bakery', found: [] },
    {
      ...{ key: 'company:kedronit shipping:', name: 'Kedronit Shipping Ltd' },
      found: [hit],
    },
  ]);
});

test('whoever a list ends on a day to come is a hit until that day, in an order that was screened before as well', async () => {
  entries = [{ ...entry('e1', 'KEDRONIT SHIPPING LIMITED', 'CY'), delistedOn: '2026-11-25' }];
  const company = subject('company', 'Kedronit Shipping Ltd');
  const found = async () => (await screen(company))[0]?.found.map(({ entryId }) => entryId);
  const isStale = async () =>
    (await screenings.listStale(database.db, [orderId], await screenings.prepare())).length > 0;
  try {
    mark = 40;
    assert.deepEqual(await found(), ['e1']);
    clock.set(new Date('2026-11-24T23:59:00Z'));
    assert.deepEqual([await isStale(), await found(), await countScreenings()], [false, ['e1'], 1]);
    clock.set(new Date('2026-11-25T00:00:00Z'));
    assert.equal(await isStale(), true);
    assert.deepEqual([await found(), await isStale(), await countScreenings()], [[], false, 2]);
  } finally {
    clock.set(new Date('2026-11-23T12:00:00Z'));
  }
});
