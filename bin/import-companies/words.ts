import { importSources } from '#modules/registers/catalogue.ts';

const sourceLines = importSources.map(({ name, about }) => `  ${name.padEnd(24)} ${about}`).join('\n');

/** What `--help` prints. */
export const help = `Imports companies, and who owns them, from a register's file.

  npm run import-companies -- SOURCE FILE [options]
  npm run import-companies -- status
  npm run import-companies -- partition COUNTRY

Sources, in plain form, as gzip, or as a zip with one file; which of these it is is seen in the content, not in the name:
${sourceLines}
  ${'generic'.padEnd(24)} Any other register’s CSV or JSON lines, read as the file of --mapping says (docs/registers.md).

  --dry-run        Reads and compares everything, writes nothing.
  --full           The file is the whole register: a company that it no longer holds becomes Deleted, “no longer in the
                   register”, and what it was is kept. Marks none if records were left out or over 20 % are missing.
  --mapping FILE   With generic: the YAML file that says how the columns become a company.
  --chunk ROWS     Records written at once, 100 to 20000 (5000).
  --help           Prints this.

  status           Lists registers with their companies and dates, and the last imports.
  partition GB     Gives a country of over a million companies tables of its own; searches there wait meanwhile.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/); the site may be running meanwhile.
A file is looked through first: one that is cut off, damaged or of another kind changes nothing. Then it is written in
chunks. Stopped or killed, the same file given again goes on after the last chunk. A finished file given again is
compared and changes nothing. Two imports of one register cannot run at once.
A broken record is reported with its line and left out: the first 20 here, all of them in a file under
DATA_DIR/imports.

Exit code: 0 done (even if records were left out), 1 nothing was changed, 2 wrong usage, 3 stopped with a part of the
file in, 4 another import of the register is running.
`;

export const exitCodes = { done: 0, nothing: 1, usage: 2, stopped: 3, busy: 4 } as const;
