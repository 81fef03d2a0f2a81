import { randomBytes } from 'node:crypto';
import { seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { runAsAdmin, urlOfDatabase } from './admin-connection.ts';

/**
 * Makes a database with every migration and the seed, and marks it as a template that nobody can connect to;
 * answers its name. Copying it takes a fraction of making it.
 */
export async function prepareTemplate(adminUrl: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = urlOfDatabase(adminUrl, name);
  await migrate(url);
  const pool = createPool(url, { max: 2, statementTimeoutMs: 30_000 });
  try {
    await seedReference(createDatabase(pool), systemClock);
  } finally {
    await pool.end();
  }
  await runAsAdmin(adminUrl, `alter database ${name} with is_template true allow_connections false`);
  return name;
}
