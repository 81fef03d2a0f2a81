import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { locales } from '../../src/kernel/locale.ts';
import { type Outcome, root } from './check.ts';
import { isTest, listFiles } from './list-files.ts';

/** The list of languages itself: the one file of code that may name them. */
const list = 'src/kernel/locale.ts';

/** Files that hold words in several languages as data, each with the reason. */
const dataFiles: ReadonlyMap<string, string> = new Map([
  ['src/modules/reports/dossier/sample-dossier.ts', 'a made dossier: it says what people would have typed'],
]);

/** Texts stand in texts/, a file a language, and code asks the list of languages instead of naming one. */
export function checkTexts(): Outcome {
  const files = listFiles('src/**/*.{ts,tsx}');
  // What tests and their fixtures say is compared with the texts, so it has to be written out.
  const code = files.filter((file) => !isTest(file) && !/-fixture\.tsx?$/.test(file));
  const spoken = code.filter((file) => file !== list && !isText(file) && !dataFiles.has(file));
  return {
    findings: [
      ...spoken.flatMap((file) => textFindings(file, read(file), locales)),
      ...code.filter(isText).flatMap((file) => prefixFindings(file, read(file), locales)),
      ...missingLanguages(
        code.filter(isText),
        locales.filter((locale) => !madeOfEnglish(locale, code)),
      ),
    ],
    note: `${locales.length} languages, ${code.filter(isText).length} files of texts`,
  };
}

/** Texts that a function makes of the English ones (xx): they have no parts of their own, and none can lack. */
function madeOfEnglish(locale: string, files: readonly string[]): boolean {
  const own = files.filter((file) => isText(file) && file.endsWith(`/${locale}.ts`));
  const makes = (file: string) => read(file).includes('= pseudo(en);');
  return own.length > 0 && own.every(makes);
}

const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

function isText(file: string): boolean {
  return file.includes('/texts/');
}

/** Words written in code under the name of a language, and rules that ask for a language by its name. */
export function textFindings(file: string, text: string, languages: readonly string[]): string[] {
  const name = `(?:${languages.join('|')})`;
  const quoted = `['"\`]${name}['"\`]`;
  const rules: readonly Rule[] = [
    // The words may stand on a line below their key.
    [
      `(?<![\\w.$'"\`-])${name}:\\s*(?:['"\`]|\\([^)]*\\)\\s*=>)`,
      'words stand in texts/, one file a language',
    ],
    [
      `[=!]==?\\s*${quoted}|${quoted}\\s*[=!]==?|case\\s+${quoted}:`,
      `asks for a language by its name: a fact about it is a row of ${list}`,
    ],
    [`${quoted}\\s*[|,]\\s*${quoted}`, `names the languages by itself: ${list} has them`],
    prefixRule(name),
  ];
  return findAll(file, text, rules);
}

/** Paths that begin with a language by hand: texts are asked this too. */
export function prefixFindings(file: string, text: string, languages: readonly string[]): string[] {
  return findAll(file, text, [prefixRule(`(?:${languages.join('|')})`)]);
}

/** What is refused where a pattern is found. */
type Rule = readonly [pattern: string, refused: string];

/** `'/ru'`, `/^\/ru/`, `${url}/ru/privacy`, and in a sentence ` /ru/privacy`; not `https://register.example/ru`. */
const prefixRule = (name: string): Rule => [
  `(?<=['"\`}(^|\\s])\\\\?/${name}(?![\\w.-])`,
  `writes what a language's paths begin with by hand: ${list} has it`,
];

/** One finding a line, that of the first rule. */
function findAll(file: string, text: string, rules: readonly Rule[]): string[] {
  const found = new Map<number, string>();
  for (const [pattern, refused] of rules)
    for (const { index } of text.matchAll(new RegExp(pattern, 'g'))) {
      const line = text.slice(0, index).split('\n').length;
      if (!found.has(line)) found.set(line, `${file}:${line}: ${refused}`);
    }
  return [...found].sort(([a], [b]) => a - b).map(([, finding]) => finding);
}

/** Files and folders of texts that some language lacks. */
export function missingLanguages(files: readonly string[], languages: readonly string[]): string[] {
  const known = new Set(files);
  const parts = new Map<string, Set<string>>();
  for (const file of files) {
    const path = file.split('/');
    const at = path.findLastIndex((part) => languages.includes(part.replace(/\.ts$/, '')));
    const language = path[at]?.replace(/\.ts$/, '');
    if (language === undefined) continue;
    const of = (one: string) =>
      posix.join(...path.slice(0, at), path[at] === language ? one : `${one}.ts`, ...path.slice(at + 1));
    for (const one of languages) {
      if (!known.has(of(one))) parts.set(of(one), (parts.get(of(one)) ?? new Set()).add(file));
    }
  }
  return [...parts].map(([missing, beside]) => `${missing} is missing beside ${[...beside].join(', ')}`);
}
