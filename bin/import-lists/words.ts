import { listSources } from '#modules/screening/service.ts';
import { words } from '#modules/screening/texts/lists/words.ts';

const listLines = listSources.map(({ code }) => `  ${code.padEnd(16)} ${words.en[code].name}`).join('\n');

/** What `--help` prints. */
export const help = `Imports a version of a screening list: sanctions, or people in public office.

  npm run import-lists -- LIST FILE [--fewer]
  npm run import-lists -- status

Lists, in plain form, as gzip, or as a zip with one file; in which of its forms the file is written is seen in its content:
${listLines}

  --fewer   Takes a file with less than half of the entries that the list has now.
  --help    Prints this.
  status    Says which version of each list holds, and since when.

The tables of OFAC are a set: give SDN.CSV, with ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV beside it, or the folder.
The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/); the site may be running meanwhile.
A version replaces the one before in one step. A file that is cut off, damaged, of another kind or far too short changes
nothing; the same file again only notes that it still holds.

Exit code: 0 done, 1 nothing was changed, 2 wrong usage.
`;

/** The commands of the shell end with these. */
export const exitCodes = { done: 0, nothing: 1, usage: 2 } as const;
