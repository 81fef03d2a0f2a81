import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Outcome } from '../asking/figures.ts';
import { refOf } from '../corpus/make-company.ts';
import type { Question } from '../questions/question.ts';
import type { YardstickDone, YardstickTask } from './yardstick.ts';

/** The process of plain pg_trgm: names in small letters, a GIN index for each country, ordered by similarity. */
const task: YardstickTask = JSON.parse(process.argv[2] ?? '{}');
const questions: Question[] = JSON.parse(readFileSync(task.file, 'utf8'));
const client = new pg.Client({ connectionString: task.url });
await client.connect();
await client.query("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'");

const began = performance.now();
await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
await client.query('DROP TABLE IF EXISTS bench_trigram');
await client.query(
  'CREATE TABLE bench_trigram (country text, ref text, name text) PARTITION BY LIST (country)',
);
const { rows: countries } = await client.query<{ country: string }>('SELECT DISTINCT country FROM companies');
for (const { country } of countries)
  await client.query(
    `CREATE TABLE bench_trigram_${country} PARTITION OF bench_trigram FOR VALUES IN ('${country}')`,
  );
await client.query(`INSERT INTO bench_trigram SELECT n.country, c.source_ref, lower(n.text)
  FROM company_names n JOIN companies c ON c.country = n.country AND c.id = n.company_id`);
await client.query('CREATE INDEX ON bench_trigram USING gin (name gin_trgm_ops)');
await client.query('ANALYZE bench_trigram');
const buildSeconds = (performance.now() - began) / 1000;

await client.query("SET statement_timeout = '10s'");
const outcomes: Outcome[] = [];
for (const question of questions) outcomes.push(await ask(question));
await client.query('DROP TABLE bench_trigram');
await client.end();
const done: YardstickDone = { outcomes, buildSeconds, memoryMb: undefined };
process.stdout.write(JSON.stringify(done));

async function ask({ className, kind, isNew, country, name, right }: Question): Promise<Outcome> {
  const asked = performance.now();
  const about = { className, kind, country, ...(isNew ? { isNew } : {}) };
  const outcome = { ...about, isOne: false, alike: 0 };
  try {
    const { rows } = await client.query<{ ref: string }>({
      name: 'similar',
      text: `SELECT ref FROM bench_trigram WHERE country = $1 AND name % lower($2)
        ORDER BY similarity(name, lower($2)) DESC LIMIT 20`,
      values: [country, name ?? ''],
    });
    const ms = performance.now() - asked;
    const refs = right.map(refOf);
    return { ...outcome, rank: rows.findIndex(({ ref }) => refs.includes(ref)) + 1, ms, failed: false };
  } catch {
    return { ...outcome, rank: 0, ms: performance.now() - asked, failed: true }; // ran out of time
  }
}
