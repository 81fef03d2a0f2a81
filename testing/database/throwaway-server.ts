import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded/supervisor.ts';
import { prepareTemplate } from './template-database.ts';

/** A server with a template on it, borrowed until it is given back. */
export type BorrowedServer = Readonly<{ adminUrl: string; template: string; giveBack(): Promise<void> }>;

type OwnServer = Readonly<{ adminUrl: string; template: string; stop(): Promise<void> }>;

let own: Promise<OwnServer> | undefined;
let borrowers = 0;

/** The server of the whole test run, else one of this process, which stops when nobody borrows it any more. */
export async function borrowServer(): Promise<BorrowedServer> {
  const { TEST_DATABASE_ADMIN_URL: adminUrl, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (adminUrl && template) return { adminUrl, template, giveBack: async () => {} };
  own ??= startOwnServer();
  const server = own;
  borrowers += 1;
  const giveBack = async () => {
    borrowers -= 1;
    if (borrowers > 0) return;
    own = undefined;
    await (await server).stop();
  };
  try {
    return { ...(await server), giveBack };
  } catch (error) {
    // The next one tries again.
    borrowers -= 1;
    if (own === server) own = undefined;
    throw error;
  }
}

async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-test-'));
  // PostgreSQL may run as another user than root, and must be able to walk in.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  // The server ends with our process even if that is killed; only its files would stay.
  const removeAtExit = () => {
    try {
      remove();
    } catch {} // the server is just writing its last files: they stay, and the exit code too
  };
  process.once('exit', removeAtExit);
  const tidy = () => {
    process.removeListener('exit', removeAtExit);
    remove();
  };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    const stop = async () => {
      await postgres.stop();
      tidy();
    };
    try {
      return { adminUrl: postgres.url, template: await prepareTemplate(postgres.url), stop };
    } catch (error) {
      await postgres.stop();
      throw error;
    }
  } catch (error) {
    tidy();
    throw error;
  }
}
