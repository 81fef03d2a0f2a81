import { parseArgs } from 'node:util';
import { readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { locales } from '#kernel/locale.ts';
import {
  addAdmin,
  isEmailTaken,
  type NewAdmin,
  newAdminRefusal,
} from '#modules/accounts/user-administration/add-admin.ts';
import { openDatabase } from '#platform/database/open.ts';

const help = `Makes an administrator, the first of an installation or one more.

  npm run create-admin -- EMAIL "LAST FIRST" [--language en|ru]

  EMAIL         What the administrator signs in with.
  "LAST FIRST"  Surname and given name, in quotes.
  --language    Of the mails to the administrator; English unless said.
  --help        Prints this.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/); the site may be running meanwhile.
A password is made up and printed once. Sign in at /staff with it, set up the second factor, change the password.

Exit code: 0 made, 1 nothing was changed (for instance because the address has an account), 2 wrong usage.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  if (wish === 'help') {
    console.log(help);
    return 0;
  }
  const refusal = wish === undefined ? help : newAdminRefusal(wish);
  if (wish === undefined || refusal !== undefined) {
    console.error(refusal);
    return 2;
  }
  try {
    const password = await makeAdmin(wish);
    console.log(`${wish.email} is an administrator now.\n\n  Password  ${password}\n`);
    console.log('It is shown this once and kept nowhere. Sign in at /staff, set up the second factor,');
    console.log('then change the password.');
    return 0;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.error(isEmailTaken(error) ? `${wish.email} has an account already: nothing was changed.` : words);
    return 1;
  }
}

function readWish(words: string[]): NewAdmin | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { language: { type: 'string', default: 'en' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return 'help';
    const [email, fullName, ...more] = positionals;
    const locale = locales.find((known) => known === values.language);
    if (email === undefined || fullName === undefined || locale === undefined || more.length > 0) {
      return undefined;
    }
    return { email: email.trim(), fullName: fullName.trim(), locale };
  } catch {
    return undefined; // an option that does not exist
  }
}

async function makeAdmin(wish: NewAdmin): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  try {
    return await addAdmin(database.db, systemClock, wish);
  } finally {
    await database.close();
  }
}
