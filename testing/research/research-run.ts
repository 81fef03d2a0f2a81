import { join } from 'node:path';
import { sql } from 'kysely';
import { createSettableClock } from '#kernel/clock.ts';
import { createFetchSource } from '#modules/registers/research/fetch-source.ts';
import { createResearchRuns } from '#modules/registers/research/research.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { register } from './research-world.ts';

/** Begins the research of an order, asks all that is due and hands it over as lines of a table of the test; `reach` hears of every step. */
export async function runResearch(
  order: Readonly<{
    db: Db;
    dataDir: string;
    sourceUrl: string;
    orderId: string;
    number: string;
    now: string;
    reach: (step: string) => void;
  }>,
): Promise<void> {
  const { db, sourceUrl, orderId, number, reach } = order;
  const clock = createSettableClock(new Date(order.now));
  const source = { ...register, bases: { api: sourceUrl, documents: sourceUrl } };
  const runs = createResearchRuns({
    db,
    clock,
    files: createFileStore(join(order.dataDir, 'files')),
    sources: [{ source, fetchSource: createFetchSource(source, { clock, userAgent: 'test' }) }],
    report: () => {},
    reach,
  });
  const subject = { country: 'GB', name: 'A Ltd', identifiers: [{ scheme: 'REG', value: number }] };
  await db.transaction().execute((tx) => runs.begin(tx, { orderId, subject, startedBy: 'system' }));
  await runs.drain();
  await runs.handOver(async (tx, { id }) => {
    const readings = await runs.readings(tx, id);
    const parts = readings.flatMap(({ reader, findings }) => findings.map(() => reader.split('/')[1] ?? ''));
    // Replaced as a whole, as facts of the machine are.
    await sql`DELETE FROM assembled_lines`.execute(tx);
    for (const [part, all] of Map.groupBy(parts, (one) => one))
      await sql`INSERT INTO assembled_lines VALUES (${`${part} ${all.length}`})`.execute(tx);
    reach('assembling');
  });
  reach('assembled');
  await runs.close();
}
