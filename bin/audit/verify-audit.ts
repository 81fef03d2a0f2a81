import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { type ChainFinding, createAuditLog } from '#modules/audit/service.ts';
import { openDatabase } from '#platform/database/open.ts';

const help = `Walks along the log of what staff did and says whether it is as it was written.

  npm run verify-audit [-- --anchor LINE:HASH]

  --anchor LINE:HASH  A line that was noted elsewhere before: without one, nobody could tell that the end was cut off and
                      written anew.
  --help              Prints this.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/). The site may be running.
Exit code: 0 whole, 1 broken, or it could not be read, 2 wrong usage.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const asked = readWords(words);
  if (asked === 'help') {
    console.log(help);
    return 0;
  }
  if (asked === undefined) {
    console.error(help);
    return 2;
  }
  try {
    return await run(asked.anchor);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof ConfigError ? message : `The log cannot be read: ${message}`);
    return 1;
  }
}

type Anchor = Readonly<{ seq: number; hash: string }>;

function readWords(words: string[]): 'help' | Readonly<{ anchor: Anchor | undefined }> | undefined {
  try {
    const { values } = parseArgs({
      args: words,
      options: { anchor: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return 'help';
    if (values.anchor === undefined) return { anchor: undefined };
    const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.anchor) ?? [];
    return seq === undefined || hash === undefined ? undefined : { anchor: { seq: Number(seq), hash } };
  } catch {
    return undefined; // an option that does not exist
  }
}

async function run(anchor: Anchor | undefined): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  try {
    const auditLog = createAuditLog({ db: database.db, clock: systemClock, warn: () => {} });
    const found = await auditLog.check(anchor);
    console.log(wordsOf(found));
    return found.broken === null ? 0 : 1;
  } finally {
    await database.close();
  }
}

function wordsOf({ lines, hash, broken }: ChainFinding): string {
  if (broken === null) return `whole: ${lines} lines\nnote elsewhere: ${lines}:${hash}`;
  if (broken.why === 'missing') return `broken: line ${broken.seq} is missing`;
  if (broken.why === 'changed')
    return `broken: line ${broken.seq} is not what was written, or one before it is`;
  return `broken: line ${broken.seq} is not the one that was noted: the end was cut off and written anew`;
}
