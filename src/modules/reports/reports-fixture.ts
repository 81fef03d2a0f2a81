import { tmpdir } from 'node:os';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { reportSubject } from './contract.ts';
import { sampleSubject } from './dossier/sample-dossier.ts';
import { createReports, type ReportsService } from './service.ts';

/** What dossiers of tests are of. */
export const subject = reportSubject.parse(sampleSubject);

/** Who writes in them. */
export const clerk = {
  kind: 'account',
  accountId: '019a0000-0000-7000-8000-00000000000a',
  role: 'Manager',
} as const;

/** Reports of which nothing is drawn. */
export function undrawnReports(clock: Clock): ReportsService {
  const render = () => Promise.reject(new Error('nothing is drawn here'));
  return createReports({
    clock,
    files: createFileStore(tmpdir()),
    renderer: { render, draw: render, workerPids: () => [], close: async () => {} },
  });
}

/** Runs SQL of tests. */
type Pool = { query(text: string, values: string[]): Promise<unknown> };

/** An order that dossiers of tests can belong to. */
export async function insertOrder({ pool }: { pool: Pool }): Promise<string> {
  const id = uuidv7();
  await pool.query(
    `INSERT INTO orders (id, number, secret_hash, secret_sealed, state, email, locale, country_id, country_code, subject,
       tariff_id,
       tariff_version, tariff_name_en, tariff_name_ru, price_minor, currency, min_days, max_days, terms_version, placed_at)
     SELECT $1::uuid, $1, $1, '', 'in_progress', 'buyer@example.org', 'en', country_id, 'DE', '{}',
       t.id, t.version, '', '', 9000, 'EUR', 1, 3, '1', now() FROM tariffs t LIMIT 1`,
    [id],
  );
  return id;
}
