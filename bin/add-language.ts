import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wantedLanguage } from './add-language/wanted-language.ts';
import { writeContent } from './add-language/write-content.ts';
import { writeMigration } from './add-language/write-migration.ts';
import { writeRow, writeTexts } from './add-language/write-texts.ts';

const help = `Adds a language: a row of the list of languages, a file of texts beside every English one, the
files of content/, and a migration for the columns that name somebody's language.

  npm run add-language -- CODE [--pseudo]

  CODE       Two letters of ISO 639-1. The texts are the English ones, to be written anew; countries have the names that
             Intl knows. Of the code xx, which is no language, the texts are made: see --pseudo.
  --pseudo   Texts with accents and brackets, two fifths longer: what is not translated shows, and what has no room.
  --help     Prints this.

Nothing may be uncommitted, so that git takes all of it back: git restore . && git clean -d --force src bin database content

Exit code: 0 added, 1 refused, or stopped half-way, 2 wrong usage.
`;

const root = path.resolve(import.meta.dirname, '..');

process.exitCode = main(process.argv.slice(2));

function main(words: string[]): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { pseudo: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [code] = positionals;
  if (values.help || code === undefined || positionals.length > 1) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const language = wantedLanguage(code, values.pseudo);
  if (typeof language === 'string') return refuse(language);
  const status = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status.status !== 0)
    return refuse('This is no checkout of git, which has to be able to take all of it back.');
  if (status.stdout !== '') return refuse('Some changes are not committed yet: commit or stash them first.');
  const files = [
    ...writeRow(root, language),
    ...writeTexts(root, language),
    ...writeContent(root, language),
    ...writeMigration(root, language.code),
  ];
  const sources = files.filter((file) => file.endsWith('.ts'));
  run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...sources]);
  run('bin/countries.ts', []);
  console.log(`${language.ownName} (${code}): ${files.length} files written.`);
  console.log(
    language.isPseudo
      ? 'npm start shows it; npm run screenshots draws its pages.'
      : `Now write the texts: git grep -l 'TODO: still in English', and content/**/*.${code}.md.\nIts row in src/kernel/locale.ts is a guess: look at the time zone (${language.timeZone}) and the reading speed.`,
  );
  return 0;
}

function run(script: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, script), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} failed; git takes back what was written:\n${stdout}${stderr}`);
}

function refuse(sentence: string): number {
  console.error(`${sentence} Nothing was changed.`);
  return 1;
}
