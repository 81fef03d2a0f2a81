import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createSettableClock } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { factInput } from '../contract.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { clerk, insertOrder, subject, undrawnReports } from '../reports-fixture.ts';
import type { ReportsService } from '../service.ts';
import { toFact } from './fact-row.ts';
import { factsStamp, keepWritten } from './facts-repository.ts';
import { keptFacts } from './kept-facts.ts';

describe('facts of a dossier that this process knows', () => {
  const clock = createSettableClock(new Date('2026-11-21T12:00:00Z'));
  let database: ThrowawayDatabase;
  let reports: ReportsService;

  before(async () => {
    database = await createThrowawayDatabase();
    reports = undrawnReports(clock);
  });
  after(() => database.drop());

  const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
  const read = (orderId: string) => reports.getDossier(database.db, orderId, 1);
  const rename = (tx: Tx, { id }: Dossier, source: string) =>
    sql`UPDATE facts SET source = ${source} WHERE id = (SELECT max(id::text)::uuid FROM facts WHERE dossier_id = ${id})`.execute(
      tx,
    );

  async function opened(): Promise<string> {
    const orderId = await insertOrder(database);
    await write((tx) => reports.openDossier(tx, { orderId, revision: 1, kind: 'credit', subject }));
    return orderId;
  }

  /** As its rows say it, whoever knows what. */
  async function asRowsSay({ id }: Dossier): Promise<string> {
    const rows = await database.db
      .selectFrom('facts')
      .selectAll()
      .where('dossier_id', '=', id)
      .orderBy('position')
      .orderBy(sql`section COLLATE "C"`)
      .orderBy(sql`field COLLATE "C"`)
      .execute();
    return JSON.stringify(rows.map(toFact));
  }

  it('are not read again while nobody writes them', async () => {
    const orderId = await opened();
    const first = await read(orderId);
    assert.ok(first.facts.length > 0);
    const again = await read(orderId);
    assert.equal(again.facts, first.facts);
    assert.deepEqual(again, first);
  });

  it('are read anew once anybody has written, added or taken away one, and only when that is so', async () => {
    const orderId = await opened();
    const first = await read(orderId);
    await assert.rejects(
      write(async (tx) => {
        await rename(tx, first, 'undone');
        const inside = await reports.getDossier(tx, orderId, 1);
        assert.ok(inside.facts.some(({ source }) => source === 'undone'));
        throw new Error('taken back');
      }),
    );
    assert.deepEqual(await read(orderId), first);
    await write((tx) => rename(tx, first, 'another'));
    const second = await read(orderId);
    assert.ok(second.facts.some(({ source }) => source === 'another'));
    await database.pool.query('DELETE FROM facts WHERE id = $1', [second.facts[0]?.id]);
    const third = await read(orderId);
    assert.equal(third.facts.length, second.facts.length - 1);
    assert.equal(JSON.stringify(third.facts), await asRowsSay(third));
  });

  it('are told apart when one transaction writes one twice', async () => {
    const orderId = await opened();
    const dossier = await read(orderId);
    await write(async (tx) => {
      await rename(tx, dossier, 'first');
      await reports.getDossier(tx, orderId, 1);
      await rename(tx, dossier, 'last');
    });
    const said = (await read(orderId)).facts.map(({ source }) => source);
    assert.ok(said.includes('last') && !said.includes('first'));
  });

  it('are known as soon as they are written, just as they are read', async () => {
    const orderId = await opened();
    const { id } = await read(orderId);
    for (const input of demoFacts.slice(0, 12)) {
      await write((tx) =>
        reports.saveFact(
          tx,
          id,
          factInput.parse({ ...input, retrievedAt: clock.now().toISOString() }),
          clerk,
        ),
      );
      const { stamp } = await database.db
        .selectFrom('dossiers')
        .select((of) => factsStamp(of).as('stamp'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const known = keptFacts.get(id, stamp ?? '');
      assert.ok(known !== undefined, `not known after ${input.field}`);
      const dossier = await read(orderId);
      assert.equal(dossier.facts, known);
      assert.equal(JSON.stringify(known), await asRowsSay(dossier));
    }
  });

  it('of an empty dossier are none', async () => {
    const orderId = await opened();
    const { id } = await read(orderId);
    await database.pool.query('DELETE FROM facts WHERE dossier_id = $1', [id]);
    assert.deepEqual((await read(orderId)).facts, []);
  });

  it('that cannot be kept are read, and end nothing', async () => {
    const orderId = await opened();
    const dossier = await read(orderId);
    const [one] = dossier.facts;
    assert.ok(one);
    await write(async (tx) => {
      await rename(tx, dossier, 'another');
      // No fact that could be read has such a value.
      keepWritten(tx, { ...dossier, facts: [{ ...one, value: '' }] });
    });
    assert.ok((await read(orderId)).facts.some(({ source }) => source === 'another'));
  });
});
