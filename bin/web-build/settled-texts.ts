import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { type Locale, locales } from '#kernel/locale.ts';
import { typeset } from '#kernel/typesetting/typeset.ts';

/**
 * Vite plugin: sets the words of pages as articles are set, while they are built. In their files they are written as
 * they are typed, and a reader finds no preposition left at the end of a line.
 */
export const settledTexts: Plugin = {
  name: 'countercheck:settled-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]texts[\\/].+\.ts$/ },
    handler(code, id) {
      const locale = languageOf(id);
      return locale && { code: settleTexts(code, locale), map: null };
    },
  },
};

/** The language that a file of texts is in, by its own name or by its folder's. */
export function languageOf(file: string): Locale | undefined {
  const [, within = ''] = /[\\/]texts[\\/](.+)\.ts$/.exec(file) ?? [];
  return locales.find((locale) => within.split(/[\\/]/).includes(locale));
}

/** A file of texts with what it says typeset; names of properties, and what is compared with, stay as they are. */
export function settleTexts(code: string, locale: Locale): string {
  const found: { start: number; end: number; text: string }[] = [];
  const names = new Set<unknown>();
  const note = (start: number, end: number, text: string) => void found.push({ start, end, text });
  new Visitor({
    Property({ key }) {
      names.add(key);
    },
    MemberExpression({ property }) {
      names.add(property);
    },
    BinaryExpression({ left, right }) {
      names.add(left).add(right);
    },
    ImportDeclaration({ source }) {
      names.add(source);
    },
    TSLiteralType({ literal }) {
      names.add(literal);
    },
    Literal(node) {
      if (typeof node.value !== 'string' || names.has(node)) return;
      const text = typeset(node.value, locale);
      if (text !== node.value) note(node.start, node.end, JSON.stringify(text));
    },
    TemplateLiteral({ quasis, expressions }) {
      for (const [at, { value, start }] of quasis.entries()) {
        // What is put in counts as a word; before one in its plural stands its figure.
        const before = at === 0 ? '' : isPlural(expressions[at]) ? '1' : 'x';
        const after = at < quasis.length - 1 ? 'x' : '';
        const set = typeset(`${before}${value.cooked}${after}`, locale);
        const text = set.slice(before.length, set.length - after.length);
        if (text === value.cooked) continue;
        // In TypeScript the parser counts the sign before a part as its own.
        note(start + 1, start + 1 + value.raw.length, text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&'));
      }
    },
  }).visit(parseSync('texts.ts', code).program);
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: set }) => text.slice(0, start) + set + text.slice(end), code);
}

const isPlural = (put: ESTree.Expression | undefined): boolean =>
  put?.type === 'CallExpression' && put.callee.type === 'Identifier' && put.callee.name === 'plural';
