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
import { typeset } from '#kernel/typesetting/typeset.ts';
import { ContentFault } from './content-fault.ts';
import {
  type Article,
  articleHead,
  type Block,
  type StandingPage,
  standingHead,
  type TextKind,
  type Toc,
} from './contract.ts';
import { readMarkdown } from './markdown-blocks.ts';
import { plainText, type WrittenLink } from './markdown-inlines.ts';
import { numberNotes } from './number-notes.ts';
import { readYaml } from './read-yaml.ts';
import { readingMinutes } from './reading-time.ts';

/** Markdown with its head, as a file of `content/` or as it was written at the desk. */
export type WrittenText = Readonly<{
  kind: TextKind;
  name: string;
  locale: Locale;
  source: string;
  /** Its English address, where its name alone does not say it. */
  path?: string | undefined;
}>;

/** What a text is held against. */
export type KnownSite = Readonly<{
  /** Whether the site has a page at an English path. */
  isKnownPath: (path: string) => boolean;
  countryName: (code: string, locale: Locale) => string | undefined;
}>;

/** Where a text stands, what it links to, and by which headings others may link to it. */
export type TextLinks = Readonly<{
  file: string;
  path: string;
  locale: Locale;
  ids: readonly string[];
  links: readonly WrittenLink[];
}>;

type Read<T> = Readonly<{ text: T; links: TextLinks }>;

const folders = { article: 'articles', page: 'pages' } as const;

/** The file of a text, as its faults name it. */
export function fileOf({ kind, name, locale }: Pick<WrittenText, 'kind' | 'name' | 'locale'>): string {
  return `content/${folders[kind]}/${name}.${locale}.md`;
}

/** Reads an article. Throws ContentFault at its first mistake. */
export function readArticle(written: WrittenText, { isKnownPath, countryName }: KnownSite): Read<Article> {
  const { name, locale, path = `/${name}` } = written;
  const file = fileOf(written);
  const { head, body } = split(written, articleHead);
  if (head.updated < head.published) throw new ContentFault(file, 1, 'updated is before published');
  if (!isKnownPath(path)) throw new ContentFault(file, 1, `the site has no ${path}`);
  const { blocks: read, links } = readMarkdown(body.source, { ...body, mayHavePlaces: false });
  const { sources, ...rest } = head;
  checkSources(file, links, sources);
  const countries = head.countries.map((code) => {
    const named = countryName(code, locale);
    if (named === undefined) throw new ContentFault(file, 1, `there is no country ${code}`);
    return { code, name: named };
  });
  const { blocks, notes } = numberNotes(read, sources);
  const set = (words: string) => typeset(words, locale);
  const text: Article = {
    ...rest,
    summary: set(head.summary),
    faq: head.faq.map(({ question, answer }) => ({ question: set(question), answer: set(answer) })),
    slug: name,
    path,
    locale,
    countries,
    toc: tocOf(blocks),
    minutes: readingMinutes(blocks, locale),
    blocks,
    notes,
  };
  return { text, links: { file, path, locale, ids: idsOf(blocks), links } };
}

/** Reads a page about ourselves. Throws ContentFault at its first mistake. */
export function readStandingPage(written: WrittenText, { isKnownPath }: KnownSite): Read<StandingPage> {
  const { name, locale } = written;
  const file = fileOf(written);
  const { head, body } = split(written, standingHead);
  const path = `/${head.version === undefined ? name : name.replace(`-${head.version}`, '')}`;
  if (!isKnownPath(path)) throw new ContentFault(file, 1, `the site has no ${path}`);
  const { blocks, links } = readMarkdown(body.source, { ...body, mayHavePlaces: true });
  const text: StandingPage = { ...head, name, locale, toc: tocOf(blocks), blocks };
  return { text, links: { file, path, locale, ids: idsOf(blocks), links } };
}

/** What a text and its twins must agree on is compared. Throws ContentFault where they do not. */
export function asTwins<T extends object>(
  of: Pick<WrittenText, 'kind' | 'name'>,
  known: Partial<Localized<T>>,
): Localized<T> {
  const there = locales.find((locale) => known[locale] !== undefined) ?? defaultLocale;
  const texts = inEveryLanguage((locale): T => {
    const text = known[locale];
    if (text !== undefined) return text;
    throw new ContentFault(fileOf({ ...of, locale: there }), undefined, `has no ${english.of(locale)} twin`);
  });
  for (const locale of locales) {
    for (const key of ['topics', 'countries', 'published', 'updated', 'version']) {
      if (sameKey(texts[defaultLocale], texts[locale], key)) continue;
      throw new ContentFault(
        fileOf({ ...of, locale }),
        undefined,
        `${key} differs from the ${english.of(defaultLocale)} file`,
      );
    }
  }
  return texts;
}

/** Every link of a text leads somewhere. Throws ContentFault at the first that does not. */
export function checkLinks(
  text: TextLinks,
  all: readonly TextLinks[],
  isKnownPath: KnownSite['isKnownPath'],
): void {
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
    if (id !== undefined && target.length > 0 && !target.some(({ ids }) => ids.includes(id))) {
      throw refuse('names no heading');
    }
  }
}

/** What editors, who read English, are told of a language. */
const english = new Intl.DisplayNames([defaultLocale], { type: 'language' });

/** Names are those of the language. */
function sameKey(one: object, other: object, key: string): boolean {
  const said = (text: object) =>
    JSON.stringify(Reflect.get(text, key), (inner, value) => (inner === 'name' ? undefined : value));
  return said(one) === said(other);
}

/** The head between the `---` by its shape, and the body with the line it begins on. */
function split<T extends z.ZodType>(written: WrittenText, shape: T) {
  const file = fileOf(written);
  const [, yaml, body] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(written.source.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentFault(file, 1, 'begins with a head between two lines of ---');
  }
  const head = readYaml(yaml, { file, shape, firstLine: 2 });
  const firstLine = yaml.split('\n').length + 2;
  return { head, body: { file, locale: written.locale, source: body, firstLine } };
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

function idsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}

function tocOf(blocks: readonly Block[]): Toc {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: plainText(block.children) }] : [],
  );
}
