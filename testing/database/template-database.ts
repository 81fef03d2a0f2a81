import { randomBytes } from 'node:crypto';
import type { DemoCompany } from '#database/seed/demo-register/demo-company.ts';
import { generateDemoRegister } from '#database/seed/demo-register/generate-demo-register.ts';
import { seedDemoAccounts, seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/supervisor.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { runAsAdmin, urlOfDatabase } from './admin-connection.ts';

/** Countries whose part of the demo register tests may search in earnest; of every other one they get two companies. */
const fullCountries: ReadonlySet<string> = new Set(['DE', 'BY', 'GB']);
const fullCount = 350;
const elsewhereCount = 2;

/**
 * Makes a database with every migration, the seed and about 1,500 demo companies, and marks it as a template that nobody can connect to;
 * answers its name. Copying it takes a fraction of making it.
 */
export async function prepareTemplate(adminUrl: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  await fillDatabase(urlOfDatabase(adminUrl, name));
  await runAsAdmin(adminUrl, `alter database ${name} with is_template true allow_connections false`);
  return name;
}

/** Every migration, the seed and the slice of the demo register. */
async function fillDatabase(url: string): Promise<void> {
  await migrate(url);
  const pool = createPool(url, { max: 2, statementTimeoutMs: 30_000 });
  try {
    const db = createDatabase(pool);
    await seedReference(db, systemClock);
    await seedDemoAccounts(db, systemClock);
    await createCompanies({ clock: systemClock }).seedDemoRegister(db, registerSlice());
  } finally {
    await pool.end();
  }
}

/**
 * Makes the database of a start that is not about the first one: with the whole demo register that takes six seconds of
 * the processor. A start sees that there is a demo register, and leaves it.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await fillDatabase(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The first companies of each country, which are those that the demo and the documentation name. */
function* registerSlice(): Generator<DemoCompany> {
  const taken = new Map<string, number>();
  for (const company of generateDemoRegister()) {
    const count = taken.get(company.countryCode) ?? 0;
    if (count >= (fullCountries.has(company.countryCode) ? fullCount : elsewhereCount)) continue;
    taken.set(company.countryCode, count + 1);
    yield company;
  }
}
