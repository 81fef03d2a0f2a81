import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { createSettableClock, hourMs } from '#kernel/clock.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { factInput } from './contract.ts';
import type { Dossier } from './dossier/dossier.ts';
import { clerk, insertOrder, subject, undrawnReports } from './reports-fixture.ts';
import type { ReportsService } from './service.ts';

/** A person's own rating would have the machine's beside it, which is written by a statement of its own. */
const facts = demoFacts.filter(({ section }) => section !== 'rating' && section !== 'summary');

describe('facts and the numbers of their changes', () => {
  const clock = createSettableClock(new Date('2026-11-21T12:00:00Z'));
  let database: ThrowawayDatabase;
  let reports: ReportsService;

  before(async () => {
    database = await createThrowawayDatabase();
    reports = undrawnReports(clock);
  });
  after(() => database.drop());

  const write = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);

  /** How many rows of facts the work writes; an earlier transaction of the connection may be in the figures still. */
  const counted = (work: (tx: Tx) => Promise<Dossier>) =>
    write(async (tx) => {
      const soFar = async () => {
        const { rows } = await sql<{ inserted: number; updated: number; readThrough: number }>`
          SELECT n_tup_ins::int AS inserted, n_tup_upd::int AS updated, seq_scan::int AS "readThrough"
          FROM pg_stat_xact_user_tables WHERE relname = 'facts'`.execute(tx);
        return rows[0] ?? assert.fail();
      };
      const first = await soFar();
      const dossier = await work(tx);
      const last = await soFar();
      const read = await reports.getDossier(tx, dossier.orderId, dossier.revision);
      assert.deepEqual(read, dossier, 'what is answered is what stands there');
      return {
        dossier,
        inserted: last.inserted - first.inserted,
        updated: last.updated - first.updated,
        readThrough: last.readThrough - first.readThrough,
      };
    });

  it('are written together: a row once, of a first dossier, of a rating and of a correction', async () => {
    const orderId = await insertOrder(database);
    const opened = await counted((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
    const { id } = opened.dossier;
    assert.deepEqual([opened.inserted, opened.updated], [opened.dossier.facts.length, 0]);
    assert.ok(opened.dossier.facts.every(({ version = 0 }) => version > 0));

    const retrievedAt = clock.now().toISOString();
    const inputs = facts.map((one) => factInput.parse({ ...one, retrievedAt, evidenceHash: null }));
    for (const one of inputs) await write((tx) => reports.saveFact(tx, id, one, clerk));
    clock.advance(24 * hourMs);
    const [newer = assert.fail()] = inputs;
    const saved = await counted((tx) =>
      reports.saveFact(tx, id, { ...newer, retrievedAt: clock.now().toISOString() }, clerk),
    );
    const { changeNo = 0 } = saved.dossier;
    const newest = saved.dossier.facts.filter(({ version = 0 }) => version >= changeNo);
    assert.ok(newest.length > 50, 'a rating is made anew');
    // What is typed is written, and then numbered; what is computed of it once.
    assert.equal(saved.inserted + saved.updated, newest.length + 1);

    const next = { orderId, revision: 2 };
    const corrected = await counted((tx) => reports.openDossier(tx, next));
    assert.deepEqual([corrected.inserted, corrected.updated], [saved.dossier.facts.length, 0]);
    const [one] = corrected.dossier.facts;
    assert.notEqual(one?.id, saved.dossier.facts[0]?.id, 'a copy is a fact of its own');
  });

  it('never reads through the facts of other dossiers', async () => {
    const orderId = await insertOrder(database);
    const { id } = await write((tx) => reports.openDossier(tx, { orderId, revision: 1, subject }));
    const retrievedAt = clock.now().toISOString();
    for (const one of demoFacts) {
      const input = factInput.parse({ ...one, retrievedAt, evidenceHash: null });
      const { dossier, readThrough } = await counted((tx) => reports.saveFact(tx, id, input, clerk));
      const isBeside = dossier.facts.some(({ alternatives = [] }) => alternatives.length > 0);
      assert.equal(
        readThrough,
        0,
        `${one.section}.${one.field}, ${isBeside ? 'with' : 'without'} another value`,
      );
    }
    const { facts: kept } = await reports.getDossier(database.db, orderId, 1);
    assert.ok(
      kept.some(({ alternatives = [] }) => alternatives.length > 0),
      'the machine has its values beside',
    );
  });
});
