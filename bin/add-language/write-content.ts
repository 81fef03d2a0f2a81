import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { pseudoText } from './pseudo.ts';
import type { WantedLanguage } from './wanted-language.ts';

/** Writes the articles, pages and facts of content/ in the language; answers with the files that changed. */
export function writeContent(root: string, language: WantedLanguage): string[] {
  return [...writeArticles(root, language), ...writeFacts(root, language)];
}

function writeArticles(root: string, { code, isPseudo }: WantedLanguage): string[] {
  return globSync('content/**/*.en.md', { cwd: root }).map((file) => {
    const copy = file.replace(/\.en\.md$/, `.${code}.md`);
    const [, head = '', body = ''] =
      /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    const led = body.replaceAll('](/)', `](/${code})`).replaceAll(/\]\(\/(?=[^)])/g, `](/${code}/`);
    const text = isPseudo
      ? head.replaceAll(/(?<=^[ -]*(?:title|description|summary|question|answer): ).*$/gm, (line) =>
          pseudoText(line),
        ) + pseudoText(led)
      : `${head}${led}`;
    writeFileSync(path.join(root, copy), text);
    return copy;
  });
}

/** Beside every English text of the YAML files one of the language: written into the file as it stands. */
function writeFacts(root: string, language: WantedLanguage): string[] {
  const regions = new Intl.DisplayNames([language.code], { type: 'region', fallback: 'none' });
  return globSync('content/**/*.yaml', { cwd: root }).map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const document = parseDocument(source, { schema: 'failsafe' });
    const additions: { at: number; text: string }[] = [];
    visit(document, {
      Map(_key, map, above) {
        const english = map.items.find(({ key }) => isScalar(key) && key.value === 'en');
        const last = map.items.at(-1)?.value;
        const end = isScalar(last) || isCollection(last) ? last.range : undefined;
        if (english === undefined || !end || !isScalar(english.key) || !english.key.range) return;
        const parent = above.at(-1);
        const isName =
          isPair(parent) && isScalar(parent.key) && parent.key.value === 'name' && above.length === 3;
        const country = path.basename(file, '.yaml').toUpperCase();
        const own = isName && !language.isPseudo ? regionOf(regions, country) : undefined;
        const [start] = english.key.range;
        const indent = ' '.repeat(start - source.lastIndexOf('\n', start) - 1);
        const words = JSON.stringify(own ?? translated(english.value, language));
        additions.push({
          at: source.slice(0, end[1]).trimEnd().length,
          text: `${map.flow === true ? ', ' : `\n${indent}`}${language.code}: ${words}`,
        });
      },
    });
    const ordered = additions.toSorted((one, other) => other.at - one.at);
    const text = ordered.reduce((whole, { at, text }) => whole.slice(0, at) + text + whole.slice(at), source);
    writeFileSync(path.join(root, file), text);
    return file;
  });
}

/** A text or a list of texts as JSON knows it. */
function translated(node: unknown, language: WantedLanguage): unknown {
  if (isScalar(node)) return language.isPseudo ? pseudoText(String(node.value)) : String(node.value);
  if (isSeq(node)) return node.items.map((item) => translated(item, language));
  throw new Error('a text is neither words nor a list of words');
}

/** Undefined for codes that only we use. */
function regionOf(regions: Intl.DisplayNames, country: string): string | undefined {
  try {
    return regions.of(country);
  } catch {
    return undefined;
  }
}
