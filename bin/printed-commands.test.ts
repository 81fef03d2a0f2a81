import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fixtureLei, gleifJson } from '#modules/registers/gleif/gleif-fixture.ts';
import { listFixtures } from '#modules/screening/lists/list-fixtures.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { runPrinted } from '#testing/processes/printed-command.ts';
import { root } from './check/check.ts';
import { listFiles } from './check/list-files.ts';
import { howCovered } from './printed-commands/covered.ts';
import { isStatement, printedCommands } from './printed-commands/extract.ts';
import { chooseFiles } from './test/choose-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-commands-'));
const pages = listFiles('{README,CONTRIBUTING,ARCHITECTURE,SECURITY}.md', 'docs/**/*.md');
const printed = pages.flatMap((page) =>
  printedCommands(readFileSync(new URL(page, root), 'utf8')).map((command) => ({ page, command })),
);
const tests = listFiles('{src,bin,database,testing,bench}/**/*.test.ts', 'e2e/*.test.ts');
let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a test that is said to run a command has it word for word', () => {
  for (const [command, how] of Object.entries(howCovered)) {
    if (!('test' in how)) continue;
    const text = readFileSync(new URL(how.test, root), 'utf8');
    assert.ok(text.includes(command), `${how.test} runs ${command}`);
  }
});

test('a test file or its words that a page names exist', () => {
  for (const { page, command } of printed) {
    const file = /^node --test .*?(\S+\.test\.ts)$/.exec(command)?.[1];
    if (file !== undefined) assert.ok(tests.includes(file), `${page}: ${command}`);
    const pattern = /--test-name-pattern '([^']+)'/.exec(command)?.[1];
    if (file !== undefined && pattern !== undefined)
      assert.match(readFileSync(new URL(file, root), 'utf8'), new RegExp(`test\\('[^']*${pattern}`));
    const words = /^npm test -- (.+)$/.exec(command)?.[1]?.split(' ');
    for (const word of words ?? []) assert.ok(chooseFiles(tests, [word]).length > 0, `${page}: ${command}`);
  }
});

test('commands of the database run as they are printed', async () => {
  const register = join(folder, 'golden-copy.json');
  writeFileSync(register, gleifJson([{ lei: fixtureLei(1), name: 'Kranich GmbH' }]));
  const table = join(folder, 'companies.csv');
  writeFileSync(
    table,
    'number,name,status,registry_type,inc_date\n1C,Loaghtan Limited,Live,1931 Act Company,5 May 1998\n',
  );
  const list = join(folder, 'un.xml');
  writeFileSync(list, listFixtures['un/xml']?.['consolidated.xml'] ?? '');
  const peers = join(folder, 'peers.csv');
  writeFileSync(peers, `section,year,sales,pbt\n${'C,2024,100,7\n'.repeat(8)}`);
  // A site of one's own names its mail server too.
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, MAIL_URL: 'smtp://127.0.0.1:25' };
  const replace = {
    'LIST FILE': `un ${list}`,
    'COUNTRY FILE': `de ${peers}`,
    SOURCE: 'gleif',
    FILE: register,
    'companies.csv': table,
    '[--dry-run] [--full]': '--dry-run',
  };
  const run = commandsThat('database');
  assert.ok(run.length > 0);
  for (const command of run) {
    const { code, output } = await runPrinted(command, { env, replace });
    assert.equal(code, 0, `${command}\n${output}`);
  }
  for (const { command } of printed) if (isStatement(command)) await database.pool.query(command);
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*) FROM companies WHERE name IN ('Kranich GmbH', 'Loaghtan Limited')) AS companies,
       (SELECT count(*) FROM accounts WHERE email = 'boss@reports.example') AS admins,
       (SELECT count(*) FROM list_entries) AS listed`,
  );
  assert.deepEqual(rows[0], { companies: 2, admins: 1, listed: 2 });
});

test('commands that look at the source run as they are printed', async () => {
  for (const command of commandsThat('source')) {
    const { code, output } = await runPrinted(command);
    assert.equal(code, 0, `${command}\n${output}`);
  }
  const [path, version] = commandsThat('shell');
  const { output } = await runPrinted(`${path}\n${version}`);
  const said = /node --version +# (v\S+)/.exec(readFileSync(new URL('CONTRIBUTING.md', root), 'utf8'))?.[1];
  assert.equal(output.trim(), said);
});

test('commands that write files write what is committed', async () => {
  const copy = join(folder, 'copy');
  const written = [
    ...listFiles(
      '*.{md,json}',
      'content/**/*',
      'docs/**/*',
      'src/**/*',
      'bin/**/*',
      'database/**/*',
      'testing/**/*',
    ),
  ];
  for (const file of written) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (/\.\w+$/.test(file)) cpSync(new URL(file, root), join(copy, file), { recursive: true });
  }
  symlinkSync(fileURLToPath(new URL('node_modules', root)), join(copy, 'node_modules'));
  const { TEST_DATABASE_ADMIN_URL = '', TEST_DATABASE_TEMPLATE = '' } = process.env;
  for (const command of commandsThat('files')) {
    const { code, output } = await runPrinted(command, {
      cwd: copy,
      env: { TEST_DATABASE_ADMIN_URL, TEST_DATABASE_TEMPLATE },
    });
    assert.equal(code, 0, `${command}\n${output}`);
  }
  for (const file of written.filter((name) => /\.\w+$/.test(name) && existsSync(new URL(name, root)))) {
    const [there, here] = [readFileSync(join(copy, file)), readFileSync(new URL(file, root))];
    assert.ok(there.equals(here), `${file} was not as its command writes it`);
  }
});

function commandsThat(kind: string): string[] {
  return Object.entries(howCovered).flatMap(([command, how]) =>
    'here' in how && how.here === kind ? [command] : [],
  );
}
