import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  defaultLocale,
  inEveryLanguage,
  type Locale,
  type Localized,
  localeOfPath,
  locales,
  localizedPath,
  plainPath,
} from '#kernel/locale.ts';
import { ContentFault } from './content-fault.ts';
import {
  type Article,
  articleHead,
  type Block,
  type StandingPage,
  standingHead,
  type Toc,
} from './contract.ts';
import { readMarkdown } from './markdown-blocks.ts';
import { plainText, type WrittenLink } from './markdown-inlines.ts';
import { numberNotes } from './number-notes.ts';
import { readCountryFile } from './read-countries.ts';
import { readYaml } from './read-yaml.ts';
import { readingMinutes } from './reading-time.ts';
import { typeset } from './typeset.ts';

export { type KnownCountries, readCountries, readCountryFiles } from './read-countries.ts';

export type ContentTexts = Readonly<{
  articles: Record<string, Localized<Article>>;
  standingPages: Record<string, Localized<StandingPage>>;
}>;

type TextFile = Readonly<{ file: string; name: string; locale: Locale; source: string }>;
type Text = Readonly<{
  file: string;
  path: string;
  locale: Locale;
  blocks: readonly Block[];
  links: readonly WrittenLink[];
}>;

/**
 * Reads `articles/{slug}.{en,ru}.md` and `pages/{name}.{en,ru}.md` below the content folder. `isKnownPath` says
 * whether the site has a page at an English path. Throws ContentFault at the first mistake.
 */
export function readTexts(contentFolder: string, isKnownPath: (path: string) => boolean): ContentTexts {
  const texts: Text[] = [];
  const articles = readTwins(contentFolder, 'articles', (text) => {
    const { head, body } = split(text, articleHead);
    if (head.updated < head.published) throw new ContentFault(text.file, 1, 'updated is before published');
    if (!isKnownPath(`/${text.name}`)) throw new ContentFault(text.file, 1, `the site has no /${text.name}`);
    const { blocks: read, links } = readMarkdown(body.source, { ...body, mayHavePlaces: false });
    const { sources, ...rest } = head;
    checkSources(text.file, links, sources);
    const countries = head.countries.map((code) => {
      const name = readCountryFile(contentFolder, code)?.name[text.locale];
      if (name === undefined) throw new ContentFault(text.file, 1, `there is no country ${code}`);
      return { code, name };
    });
    const { blocks, notes } = numberNotes(read, sources);
    texts.push({ file: text.file, path: `/${text.name}`, locale: text.locale, blocks, links });
    const set = (words: string) => typeset(words, text.locale);
    return {
      ...rest,
      summary: set(head.summary),
      faq: head.faq.map(({ question, answer }) => ({ question: set(question), answer: set(answer) })),
      slug: text.name,
      locale: text.locale,
      countries,
      toc: tocOf(blocks),
      minutes: readingMinutes(blocks, text.locale),
      blocks,
      notes,
    };
  });
  const standingPages = readTwins(contentFolder, 'pages', (text) => {
    const { head, body } = split(text, standingHead);
    const path = `/${head.version === undefined ? text.name : text.name.replace(`-${head.version}`, '')}`;
    if (!isKnownPath(path)) throw new ContentFault(text.file, 1, `the site has no ${path}`);
    const { blocks, links } = readMarkdown(body.source, { ...body, mayHavePlaces: true });
    texts.push({ file: text.file, path, locale: text.locale, blocks, links });
    return { ...head, name: text.name, locale: text.locale, toc: tocOf(blocks), blocks };
  });
  for (const text of texts) checkLinks(text, texts, isKnownPath);
  return { articles, standingPages };
}

/** What editors, who read English, are told of a language. */
const english = new Intl.DisplayNames([defaultLocale], { type: 'language' });

/** Names are those of the language. */
function sameKey(one: object, other: object, key: string): boolean {
  const said = (text: object) =>
    JSON.stringify(Reflect.get(text, key), (inner, value) => (inner === 'name' ? undefined : value));
  return said(one) === said(other);
}

/** Reads every file of a folder in every language; what they must agree on is compared. */
function readTwins<T extends object>(
  contentFolder: string,
  name: string,
  read: (text: TextFile) => T,
): Record<string, Localized<T>> {
  const folder = join(contentFolder, name);
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file !== 'README.md') : [];
  const twins = new Map<string, Partial<Record<Locale, T>>>();
  for (const fileName of names.sort()) {
    const file = `content/${name}/${fileName}`;
    const [, slug, language] = /^([a-z0-9_-]+)\.([a-z]{2})\.md$/.exec(fileName) ?? [];
    const locale = locales.find((one) => one === language);
    if (slug === undefined || locale === undefined) {
      throw new ContentFault(file, undefined, 'files are named {slug}.en.md and {slug}.ru.md');
    }
    const text = { file, name: slug, locale, source: readFileSync(join(folder, fileName), 'utf8') };
    twins.set(slug, { ...twins.get(slug), [locale]: read(text) });
  }
  return Object.fromEntries(
    [...twins].map(([slug, known]) => {
      const fileOf = (locale: Locale) => `content/${name}/${slug}.${locale}.md`;
      const there = locales.find((locale) => known[locale] !== undefined) ?? defaultLocale;
      const texts = inEveryLanguage((locale): T => {
        const text = known[locale];
        if (text !== undefined) return text;
        throw new ContentFault(fileOf(there), undefined, `has no ${english.of(locale)} twin`);
      });
      for (const locale of locales) {
        for (const key of ['topics', 'countries', 'published', 'updated', 'version']) {
          if (sameKey(texts[defaultLocale], texts[locale], key)) continue;
          throw new ContentFault(fileOf(locale), undefined, `${key} differs from the English file`);
        }
      }
      return [slug, texts];
    }),
  );
}

/** The head between the `---` by its shape, and the body with the line it begins on. */
function split<T extends z.ZodType>({ file, locale, source }: TextFile, shape: T) {
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentFault(file, 1, 'begins with a head between two lines of ---');
  }
  const head = readYaml(yaml, { file, shape, firstLine: 2 });
  return { head, body: { file, locale, source: body, firstLine: yaml.split('\n').length + 2 } };
}

/** What a text refers a reader to is a source, and stands among them with a title of its own. */
function checkSources(
  file: string,
  links: readonly WrittenLink[],
  sources: readonly Readonly<{ url: string }>[],
): void {
  for (const { href, line } of links) {
    if (!/^https?:/.test(href) || sources.some(({ url }) => url === href)) continue;
    throw new ContentFault(file, line, `the link ${href} is none of the sources`);
  }
}

function checkLinks(text: Text, all: readonly Text[], isKnownPath: (path: string) => boolean): void {
  for (const { href, line } of text.links) {
    const refuse = (sentence: string) => new ContentFault(text.file, line, `the link ${href} ${sentence}`);
    if (/^https?:\/\//.test(href)) {
      if (!URL.canParse(href)) throw refuse('is no address');
      continue;
    }
    if (!/^[/#]/.test(href)) throw refuse('is neither https:// nor a path from the root');
    const [address = '', id] = href.split('#');
    const written = address === '' ? localizedPath(text.locale, text.path) : (address.split('?')[0] ?? '');
    if (localeOfPath(written) !== text.locale) throw refuse('leads to the page in the other language');
    const path = plainPath(written);
    if (!isKnownPath(path)) throw refuse('leads nowhere');
    // The same page in the other language has other headings.
    const target =
      address === '' ? [text] : all.filter((one) => one.path === path && one.locale === text.locale);
    if (id !== undefined && target.length > 0 && !target.some((one) => idsOf(one.blocks).includes(id))) {
      throw refuse('names no heading');
    }
  }
}

function idsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}

function tocOf(blocks: readonly Block[]): Toc {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: plainText(block.children) }] : [],
  );
}
