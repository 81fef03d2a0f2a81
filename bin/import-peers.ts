import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { createPeers, PeerFileRefused } from '#modules/reports/service.ts';
import { openDatabase } from '#platform/database/open.ts';

const exitCodes = { done: 0, nothing: 1, usage: 2 } as const;

const help = `Imports figures of companies as peers: a report shows between which quartiles a ratio of its company lies.

  npm run import-peers -- COUNTRY FILE

COUNTRY   Two letters of ISO 3166-1, for example ru.
FILE      A CSV file, a line a company and year. Its first line names the columns: section (a section of NACE 2, A to U), year,
          company or inn (tells doubles), and figures by our names (sales, pbt, total_assets …) or by the codes of Russian lines.

Only quartiles of at least eight companies are kept, and no company. A file replaces all peers of its country in one step.
The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/); the site may be running meanwhile.

Exit code: 0 done, 1 nothing was changed, 2 wrong usage.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(given: string[]): Promise<number> {
  const [country = '', path, ...more] = given.filter((word) => !word.startsWith('-'));
  if (parseArgs({ args: given, strict: false }).values.help === true) {
    console.log(help);
    return exitCodes.done;
  }
  if (!/^[a-z]{2}$/i.test(country) || path === undefined || more.length > 0) {
    console.error(`Say which country and which file.\n\n${help}`);
    return exitCodes.usage;
  }
  try {
    const { databaseUrl, dataDir } = readConfig(process.env);
    const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
    try {
      const { quartiles, years } = await createPeers({ db: database.db, clock: systemClock }).importFile(
        country,
        path,
      );
      console.log(
        `${country.toLowerCase()}: ${quartiles} quartiles of ${years.length} years (${years.join(', ')})`,
      );
    } finally {
      await database.close();
    }
    return exitCodes.done;
  } catch (error) {
    console.error(explain(error));
    return exitCodes.nothing;
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PeerFileRefused) return error.message;
  return `The import stopped: ${error instanceof Error ? error.message.split('\n')[0] : String(error)} Nothing was changed.`;
}
