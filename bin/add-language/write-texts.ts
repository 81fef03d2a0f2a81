import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WantedLanguage } from './wanted-language.ts';

/** The end of the list of languages. */
const endOfRows = '} as const satisfies Record<string, LanguageFacts>;';

/** Where texts lie. */
const homes = '{src,bin,database}/**/texts/**';

/** Adds the row of the list; answers with the files that changed, by their path from `root`. */
export function writeRow(root: string, language: WantedLanguage): string[] {
  const { code, ownName, intl, timeZone, script } = language;
  const file = 'src/kernel/locale.ts';
  const source = readFileSync(path.join(root, file), 'utf8');
  const [before, after, more] = source.split(endOfRows);
  if (before === undefined || after === undefined || more !== undefined)
    throw new Error(`${file} has no list of languages that ends with ${endOfRows}`);
  const row = [
    `  ${code}: {`,
    `    ownName: '${ownName}',`,
    `    pathPrefix: '/${code}',`,
    `    intl: '${intl}',`,
    `    money: '${intl}',`,
    `    usualTimeZone: '${timeZone}',`,
    `    script: '${script}',`,
    '    wordsPerMinute: 200,',
    '  },',
  ];
  writeFileSync(path.join(root, file), `${before}${row.join('\n')}\n${endOfRows}${after}`);
  return [file];
}

/** Writes a file of texts beside every English one, and names it in every words.ts. */
export function writeTexts(root: string, language: WantedLanguage): string[] {
  const indexes = globSync(`${homes}/words.ts`, { cwd: root });
  for (const file of indexes) nameIn(path.join(root, file), language.code);
  const texts = language.isPseudo ? pseudoTexts(root, indexes, language.code) : copies(root, language);
  return [...indexes, ...texts];
}

/** Adds the language to a words.ts, behind the one that stands last. */
function nameIn(file: string, code: string): void {
  const source = readFileSync(file, 'utf8');
  const last = [...source.matchAll(/'\.\/([a-z]{2})\.ts'/g)].at(-1)?.[1];
  if (last === undefined) throw new Error(`${file} names no language`);
  const next = source
    .replace(`import { ${last} } from './${last}.ts';\n`, (line) => line + line.replaceAll(last, code))
    .replace(`  ${last}: () => import('./${last}.ts'),\n`, (line) => line + line.replaceAll(last, code))
    .replace(new RegExp(`(\\{ (?:[a-z]{2}, )*${last})( \\})(?! from)`, 'g'), `$1, ${code}$2`);
  if (next === source) throw new Error(`${file} is written in a way of its own`);
  writeFileSync(file, next);
}

function pseudoTexts(root: string, indexes: readonly string[], code: string): string[] {
  // A folder of its own: the root of a room is not read by its folders, and texts are folders.
  const maker = 'src/kernel/pseudo/pseudo.ts';
  const made = readFileSync(path.join(import.meta.dirname, 'pseudo.ts'), 'utf8');
  mkdirSync(path.join(root, path.dirname(maker)), { recursive: true });
  writeFileSync(path.join(root, maker), made.replace('export function pseudoText', 'function pseudoText'));
  const files = indexes.map((index) => path.join(path.dirname(index), `${code}.ts`));
  const source = [
    "import { pseudo } from '#kernel/pseudo/pseudo.ts';",
    "import { en } from './en.ts';",
    '',
    `export const ${code}: typeof en = pseudo(en);`,
    '',
  ];
  for (const file of files) writeFileSync(path.join(root, file), source.join('\n'));
  return [maker, ...files];
}

/** Copies of the English files and folders, to be translated. */
function copies(root: string, { code, ownName }: WantedLanguage): string[] {
  const files = globSync([`${homes}/en.ts`, `${homes}/en/*.ts`], { cwd: root });
  return files.map((file) => {
    const copy = file.replace(/\ben\.ts$/, `${code}.ts`).replace(/\/en\/([^/]+)$/, `/${code}/$1`);
    const source = readFileSync(path.join(root, file), 'utf8')
      .replace(/^export type \w+ = typeof en;\n/m, '')
      .replaceAll(/(?<=from '[^']*\/)en(?=\.ts'|\/[^']*')/g, code)
      .replaceAll(/(?<=pluralIn\(|allLanguages\(|ListFormat\()'en'/g, `'${code}'`)
      .replace(/^export const en(: [^=]+)? =/m, (_line, type: string | undefined) => {
        return `export const ${code}${type ?? ': typeof en'} =`;
      });
    const needsType = source.includes(': typeof en =');
    const lines = [
      `// TODO: still in English, to be written in ${ownName} (${code}).`,
      ...(needsType ? ["import type { en } from './en.ts';"] : []),
      source,
    ];
    mkdirSync(path.dirname(path.join(root, copy)), { recursive: true });
    writeFileSync(path.join(root, copy), lines.join('\n'));
    return copy;
  });
}
