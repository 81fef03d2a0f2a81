import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSettableClock } from '#kernel/clock.ts';
import { companiesHouseSource } from '#modules/registers/companies-house/companies-house-source.ts';
import { createFetchSource } from '#modules/registers/research/fetch-source.ts';
import { createBoundedReading } from '#modules/registers/research/reading/bounded-reading.ts';
import {
  createResearchRuns,
  type ResearchFigures,
  type ResearchRuns,
} from '#modules/registers/research/research.ts';
import type { FileSource } from '#modules/registers/sources/file-source.ts';
import type { Source } from '#modules/registers/sources/source.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createThrowawayDatabase } from '../database/throwaway-database.ts';
import { startSourceServer } from './source-server.ts';

/** Two parts are enough: one of one call, and one that leads from call to call. */
export const register: Source = {
  ...companiesHouseSource,
  parts: companiesHouseSource.parts.filter(
    ({ reader: { part } }) => part === 'officers' || part === 'accounts',
  ),
};

/** A database, a folder, a clock that stands, and a made-up service that answers what a test says. */
export async function openResearch() {
  const database = await createThrowawayDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'countercheck-research-'));
  const clock = createSettableClock(new Date('2026-03-01T12:00:00Z'));
  const source = await startSourceServer();
  const { base, answers, calls, countCalls } = source;
  const running: ResearchRuns[] = [];

  return {
    database,
    db: database.db,
    clock,
    folder,
    files: createFileStore(folder),
    base,
    answers,
    calls,
    countCalls,
    start(
      sources: readonly Source[] = [register],
      wishes: Partial<ResearchFigures> & {
        timeoutMs?: number;
        worker?: URL;
        fileSources?: readonly FileSource[];
      } = {},
    ): ResearchRuns {
      const { timeoutMs = 10_000, worker, fileSources = [], ...figures } = wishes;
      const runs = createResearchRuns({
        db: database.db,
        clock,
        files: createFileStore(folder),
        fileSources,
        sources: sources.map((given) => {
          const source = { ...given, bases: { api: base, documents: base } };
          const small = { timeoutMs, failuresToOpen: 100, openMs: 1 };
          const headers = given.keyHeaders?.('key') ?? {};
          const way = { clock, headers, userAgent: 'test', figures: small };
          return { source, fetchSource: createFetchSource(source, way) };
        }),
        reading: createBoundedReading(worker),
        report: () => {},
        figures: { waitsMs: [1_000], leaseMs: 60_000, ...figures },
      });
      running.push(runs);
      return runs;
    },
    begin: (runs: ResearchRuns, number = '01234567', orderId: string | null = null) =>
      database.db.transaction().execute((tx) =>
        runs.begin(tx, {
          orderId,
          subject: { country: 'GB', name: 'A Ltd', identifiers: [{ scheme: 'REG', value: number }] },
          startedBy: 'system',
        }),
      ),
    statesOf: async (runs: ResearchRuns, runId: string) =>
      Object.fromEntries(
        (await runs.tasks(database.db, runId)).map(({ part, state, reason }) => [
          part,
          reason === null ? state : `${state}: ${reason}`,
        ]),
      ),
    taskOf: async (runs: ResearchRuns, runId: string, part: string) =>
      (await runs.tasks(database.db, runId)).find((task) => task.part === part),
    countOf: async (table: string) =>
      Number((await database.pool.query(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count),
    /** Between two tests: nothing asked, nothing stored, nobody at work. */
    async clear() {
      for (const runs of running.splice(0)) await runs.close();
      await database.pool.query(
        'TRUNCATE research_runs, research_tasks, research_snapshots, findings, earlier_findings, snapshots',
      );
      answers.clear();
      calls.length = 0;
    },
    async close() {
      source.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
