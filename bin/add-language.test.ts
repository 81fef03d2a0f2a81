import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { copyTree } from '#testing/processes/tree-copy.ts';

const { folder, remove } = copyTree();
after(remove);

const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it is');
};
git('init', '--quiet');
commit();

const addLanguage = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'bin/add-language.ts'), ...words],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('it refuses with a sentence and changes nothing', () => {
  for (const [words, sentence] of [
    [['ru'], /ru is a language of the product already/],
    [['English'], /is no code of ISO 639-1/],
    [['qq'], /the code of no language/],
    [['in'], /in is a code of former times: today it is id/],
    [['el'], /Greek is written in Grek; pages and documents have Latin and Cyrillic letters/],
  ] as const) {
    const { status, stderr } = addLanguage(...words);
    assert.equal(status, 1);
    assert.match(stderr, sentence);
  }
  assert.equal(addLanguage().status, 2);
  writeFileSync(join(folder, 'content/new.md'), '');
  assert.match(
    addLanguage('de').stderr,
    /not committed yet: commit or stash them first\. Nothing was changed/,
  );
  git('clean', '--force', 'content');
  assert.equal(git('status', '--porcelain').stdout, '');
});

// npm run add-language -- de
test('a real language has English texts to be written anew, and the names that Intl knows', () => {
  const { status, stdout, stderr } = addLanguage('de');
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^Deutsch \(de\): \d+ files written/);
  assert.match(
    read('src/kernel/locale.ts'),
    /de: \{\s+ownName: 'Deutsch',\s+pathPrefix: '\/de',\s+intl: 'de-DE'/,
  );
  assert.match(
    read('src/site/texts/de.ts'),
    /^\/\/ TODO: still in English, to be written in Deutsch \(de\)\./,
  );
  assert.match(read('src/backoffice/texts/de.ts'), /from '\.\/de\/queue\.ts'/);
  assert.match(read('src/site/content/texts/de.ts'), /pluralIn\('de'\)/);
  assert.match(read('content/countries/ee.yaml'), /^name: \{ .*, de: "Estland" \}$/m);
  const [migration = ''] = readdirSync(join(folder, 'database/migrations')).sort().slice(-1);
  assert.match(migration, /^\d{4}-language-de\.sql$/);
  const statements = read(`database/migrations/${migration}`);
  assert.match(statements, /ALTER TABLE orders .*\n.*CHECK \(locale IN \('en', 'ru', 'de'\)\);/);
  assert.match(read('content/pages/privacy.de.md'), /\]\(\/de\/contact\)/);
});

test('git takes all of it back', () => {
  git('restore', '.');
  git('clean', '-d', '--force', 'src', 'bin', 'database', 'content');
  assert.equal(git('status', '--porcelain').stdout, '');
});

test('the language xx has texts that show themselves', () => {
  const { status, stderr } = addLanguage('xx');
  assert.deepEqual([status, stderr], [0, '']);
  assert.ok(existsSync(join(folder, 'src/kernel/pseudo/pseudo.ts')));
  assert.match(read('src/site/search/texts/words.ts'), /xx: \(\) => import\('\.\/xx\.ts'\)/);
  assert.match(read('src/kernel/texts/dates/words.ts'), /export const words = \{ en, ru, xx \}/);
  // Threads each work out the types they share; what `npm run check` keeps is of another tree, behind the link to packages.
  const words = ['--noEmit', '--incremental', 'false', '--singleThreaded'];
  const types = spawnSync(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(types.stdout, '', 'no file but the texts names the languages');
  assert.match(read('content/pages/privacy.xx.md'), /^title: Príívááçý póólííçý$/m);
});

/** What may stand without an accent in mails and a report of xx. */
const untranslated: readonly (readonly [what: RegExp, why: string])[] = [
  [/^Countercheck$/, 'our name'],
  [
    /Nordwind|^GmbH?$|HRB 10452|Anna Beispiel|Hafenstra/,
    'the company and its people, as the register writes',
  ],
  [
    /^(Registration|Managing director|Special machines for packaging?)$/,
    'facts as the researcher typed them',
  ],
  [
    /^(Demo register \(synthetic companies\)?|Telephone call to the company|Register of accounts)$/,
    'sources as the researcher named them',
  ],
  [/^(Official insolvency and court registers|Commercial register)$/, 'sources as well'],
  [
    /^(Sanctions lists of the UN,( EU, US and( UK?)?)?|EU, US and UK|Countercheck, (analyst|computed).*)$/,
    'sources as well',
  ],
  [
    /^(50 points to begin with|Open court claims|is medium; not met|grade\. The limit|judgement; indicative)|Insolvency and enforcement \+|items of 18 are not known/,
    'the basis of the rating: a fact holds two languages',
  ],
  [/@\S+\.example$/, 'an address'],
  [
    /^\[?\d{1,2} [A-Z][a-z]+ \d{3,4}(, \d{1,2}(:\d?)?)?\]?$/,
    'a date that Intl writes, in pieces: it knows no xx',
  ],
  [/^EUR [\d,]+$/, 'money'],
  [
    /^localhos|^verify$|^[\w.:/-]*[/\d][\w.:/-]*\]?$|^[0-9A-Z-]+\.?\]?$/,
    'where a report is verified, in pieces',
  ],
];

test('its migration runs, and an order in xx brings mails and a report in xx', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'testing/processes/language-process.ts'), 'xx'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
  );
  assert.equal(status, 0, stderr);
  const printed: [where: string, line: string][] = JSON.parse(stdout);
  // The last sign of a value stands together with the number of its source: pieces may end before it.
  const lines = printed.map(([where, line]) => [where, line.replaceAll('\u2060', '').trim()] as const);
  const mails = new Set(lines.map(([where]) => where));
  assert.ok(mails.size > 25, `${mails.size} mails and pages`);
  const plain = lines.filter(([, line]) => /[a-zа-яё]{3}/i.test(line) && !/[áéíóúçñý]/i.test(line));
  const rest = plain.filter(([, line]) => !untranslated.some(([what]) => what.test(line)));
  assert.deepEqual(rest, []);
});
