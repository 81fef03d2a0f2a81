import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { copyCompanies, withoutIndices } from './copy-companies.ts';
import type { BenchDatabase } from './open-bench-database.ts';
import { timeRebuild } from './time-rebuild.ts';

export const benchRegister: Register = {
  code: 'bench',
  name: 'Companies of the bench',
  licence: 'CC0-1.0',
  url: null,
  isDemo: true,
};

const atOnce = 4_000;

export type Filled = Readonly<{ loadSeconds: number; searchSeconds: number | undefined }>;

/** Fills an empty database: through the service as an import does, or by COPY where there are millions. */
export async function fillDatabase(
  { db, pool, url }: BenchDatabase,
  records: Iterable<CompanyRecord>,
  order: Readonly<{ byCopy: boolean; onProgress: (count: number) => void }>,
): Promise<Filled> {
  const began = performance.now();
  // The search's rows have no foreign key that would take them along.
  await pool.query('TRUNCATE companies, company_search, search_words CASCADE');
  const companies = createCompanies({ clock: systemClock });
  const write = (chunk: CompanyRecord[]) =>
    order.byCopy
      ? copyCompanies(pool, benchRegister, chunk)
      : db.transaction().execute((tx) => companies.upsertCompanies(tx, chunk, benchRegister));
  const writeAll = async () => {
    let count = 0;
    let writing: Promise<unknown> = Promise.resolve();
    for (const chunk of chunks(records)) {
      await writing;
      writing = write(chunk);
      // Heard of at the next `await`; until then it must not count as unheard.
      writing.catch(() => {});
      count += chunk.length;
      order.onProgress(count);
    }
    await writing;
  };
  if (order.byCopy) await withoutIndices(pool, benchRegister, writeAll);
  else await writeAll();
  await pool.query('ANALYZE');
  const loadSeconds = (performance.now() - began) / 1000;
  const searchSeconds = order.byCopy ? await timeRebuild(url) : undefined;
  return { loadSeconds, searchSeconds };
}

function* chunks(records: Iterable<CompanyRecord>): Generator<CompanyRecord[]> {
  let chunk: CompanyRecord[] = [];
  for (const record of records) {
    chunk.push(record);
    if (chunk.length < atOnce) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
