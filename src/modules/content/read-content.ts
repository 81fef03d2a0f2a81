import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, type Localized, locales } from '#kernel/locale.ts';
import { ContentFault } from './content-fault.ts';
import type { Article, StandingPage, TextKind } from './contract.ts';
import { isDeskPath } from './desk-articles.ts';
import { readCountryFile } from './read-countries.ts';
import {
  asTwins,
  checkLinks,
  type KnownSite,
  readArticle,
  readStandingPage,
  type TextLinks,
  type WrittenText,
} from './read-text.ts';

export { type KnownCountries, readCountries, readCountryFiles } from './read-countries.ts';

export type ContentTexts = Readonly<{
  articles: Record<string, Localized<Article>>;
  standingPages: Record<string, Localized<StandingPage>>;
}>;

/**
 * Reads `articles/{slug}.{en,ru}.md` and `pages/{name}.{en,ru}.md` below the content folder. `isKnownPath` says
 * whether the site has a page at an English path. Throws ContentFault at the first mistake.
 */
export function readTexts(contentFolder: string, isKnownPath: (path: string) => boolean): ContentTexts {
  const site = knownSite(contentFolder, isKnownPath);
  const all: TextLinks[] = [];
  const keep = <T>({ text, links }: { text: T; links: TextLinks }): T => {
    all.push(links);
    return text;
  };
  const articles = readTwins(contentFolder, 'article', (text) => keep(readArticle(text, site)));
  const standingPages = readTwins(contentFolder, 'page', (text) => keep(readStandingPage(text, site)));
  for (const text of all) checkLinks(text, all, site.isKnownPath);
  return { articles, standingPages };
}

/** What the texts of a folder are held against. */
export function knownSite(contentFolder: string, isKnownPath: (path: string) => boolean): KnownSite {
  return {
    // What was begun at a desk is on one installation alone.
    isKnownPath: (path) => !isDeskPath(path) && isKnownPath(path),
    countryName: (code, locale) => readCountryFile(contentFolder, code)?.name[locale],
  };
}

/** Every text of a kind as its file has it. Throws ContentFault at a file that is not named as they are. */
export function readSources(contentFolder: string, kind: TextKind): WrittenText[] {
  const name = kind === 'article' ? 'articles' : 'pages';
  const folder = join(contentFolder, name);
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file !== 'README.md') : [];
  return names.sort().map((fileName) => {
    const [, slug, language] = /^([a-z0-9_-]+)\.([a-z]{2})\.md$/.exec(fileName) ?? [];
    const locale = locales.find((one) => one === language);
    if (slug === undefined || locale === undefined) {
      const file = `content/${name}/${fileName}`;
      throw new ContentFault(file, undefined, 'files are named {slug}.en.md and {slug}.ru.md');
    }
    return { kind, name: slug, locale, source: readFileSync(join(folder, fileName), 'utf8') };
  });
}

/** Reads every text of a kind in every language; what they must agree on is compared. */
function readTwins<T extends object>(
  contentFolder: string,
  kind: TextKind,
  read: (text: WrittenText) => T,
): Record<string, Localized<T>> {
  const twins = new Map<string, Partial<Record<Locale, T>>>();
  for (const text of readSources(contentFolder, kind))
    twins.set(text.name, { ...twins.get(text.name), [text.locale]: read(text) });
  return Object.fromEntries([...twins].map(([name, known]) => [name, asTwins({ kind, name }, known)]));
}
