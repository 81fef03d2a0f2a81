import { ConfigError, readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { attachSearchServer } from '#modules/companies/search/server/attach.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';

const help = `Fills the search server with the names of all companies.

  npm run feed-search-server

Makes the index template, the index and the alias of this release where they are missing, then sends every company,
1,000 at once. If it is stopped, the next run goes on where it was; after the end it begins anew. It may be run while the
site and imports run: a document is replaced by a later state only.
Later changes reach the server by themselves. The server is SEARCH_SERVER_URL; see docs/search-server.md.

Exit code: 0 all are there, 1 it stopped (run it again), 2 wrong usage.
`;

const progressEveryMs = 1_000;

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  if (words.length > 0) {
    console[words[0] === '--help' ? 'log' : 'error'](help);
    return words[0] === '--help' ? 0 : 2;
  }
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof ConfigError ? 2 : 1;
  }
}

async function run(): Promise<number> {
  const { searchServer, databaseUrl, dataDir } = readConfig(process.env);
  if (searchServer === undefined) {
    console.error('SEARCH_SERVER_URL is not set: there is no search server to fill.');
    return 2;
  }
  const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  try {
    const { db } = database;
    const outbox = createOutbox({ db, clock: systemClock, report: () => {} });
    const { feed } = attachSearchServer({ db, clock: systemClock, outbox, log: console, ...searchServer });
    await feed.prepare();
    const began = performance.now();
    let shownAt = began;
    const sent = await feed.sendAll((count) => {
      if (performance.now() - shownAt < progressEveryMs) return;
      shownAt = performance.now();
      console.log(`${count} companies, ${Math.round((count / (shownAt - began)) * 1000)} a second`);
    });
    console.log(`${sent} companies are there.`);
    return 0;
  } finally {
    await database.close();
  }
}
