import { borrowServer } from '#testing/database/throwaway-server.ts';
import { buildWeb } from '../bin/test/prepare.ts';

/** Brings the production build up to date. */
export async function currentBuild(): Promise<void> {
  await buildWeb(new AbortController().signal);
}

/**
 * A PostgreSQL of this process, so that it is not pinned to the core of the servers that ask it: the environment that
 * leads them there, and how to end it.
 */
export async function borrowDatabase(): Promise<{ env: Record<string, string>; giveBack(): Promise<void> }> {
  const { adminUrl, template, giveBack } = await borrowServer();
  return { env: { TEST_DATABASE_ADMIN_URL: adminUrl, TEST_DATABASE_TEMPLATE: template }, giveBack };
}
