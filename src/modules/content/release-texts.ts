import { createHash } from 'node:crypto';
import { defaultLocale, type Locale, type Localized, locales, localizedPath } from '#kernel/locale.ts';
import { ContentFault } from './content-fault.ts';
import type { Article, StandingPage, TextKind } from './contract.ts';
import { deskPath, isDeskPath } from './desk-articles.ts';
import { hrefNow, type Moved, pathNow } from './moved-rules.ts';
import { knownSite, readSources } from './read-content.ts';
import {
  asTwins,
  checkLinks,
  fileOf,
  type KnownSite,
  readArticle,
  readStandingPage,
  type TextLinks,
} from './read-text.ts';
import type { TextKey } from './repository.ts';

/** A text as the release brings it. */
export type ReleaseText = TextKey &
  Readonly<{
    sources: Localized;
    /** Null of an article that was begun at the desk: there is no file. */
    hash: string | null;
  }>;

/** A text in every language, as pages show it. */
export type Twins =
  | Readonly<{ kind: 'article'; texts: Localized<Article> }>
  | Readonly<{ kind: 'page'; texts: Localized<StandingPage> }>;

/** Why a text cannot be shown: in which language, on which line where that is known, in a sentence. */
export type TextFault = Readonly<{ locale: keyof Localized; line: number | null; sentence: string }>;

/** What was read of a text: each language that can be read, and what is wrong with the others. */
export type Judged = Readonly<{
  article: Partial<Localized<Article>>;
  page: Partial<Localized<StandingPage>>;
  faults: readonly TextFault[];
  links: readonly TextLinks[];
}>;

/** Versions of the public offer are what orders were placed under: nobody writes them anew. */
const isFixed = (name: string) => /-\d+$/.test(name);

/** The texts of `content/` that may be written at the desk, read when they are first wanted. */
export function createReleaseTexts(contentFolder: string, isKnownPath: (path: string) => boolean) {
  const site: KnownSite = knownSite(contentFolder, isKnownPath);
  let read: ReadonlyMap<string, ReleaseText> | undefined;
  let links: readonly TextLinks[] | undefined;

  const all = () => {
    read ??= new Map(
      textsOf(contentFolder)
        .filter(({ name }) => !isFixed(name))
        .map((text) => [keyOf(text), text]),
    );
    return read;
  };
  const firstPathOf = (key: TextKey) =>
    key.kind === 'article' && !all().has(keyOf(key)) ? deskPath(key.name) : `/${key.name}`;
  /** Undefined where the name of the text says it. */
  const pathOf = (key: TextKey, moved: Moved) => {
    const path = pathNow(firstPathOf(key), moved);
    return path === `/${key.name}` ? undefined : path;
  };
  /** Of every text, also of those that nobody writes anew. */
  const allLinks = () => {
    links ??= textsOf(contentFolder).flatMap((text) => judge(text, text.sources, site).links);
    return links;
  };
  /** What texts of the desk link to, and the files in whose place none of them stands. */
  const knownLinks = (own: readonly TextLinks[], moved: Moved) =>
    [...own, ...allLinks().filter((file) => !own.some((one) => one.file === file.file))].map((text) =>
      linksNow(text, moved),
    );

  return {
    list: (): readonly ReleaseText[] => [...all().values()],
    find: (key: TextKey): ReleaseText | undefined => all().get(keyOf(key)),
    /** Reads a text as it is written; `others` are the links of what stands at the desk in place of files. */
    judge(key: TextKey, sources: Localized, others: readonly TextLinks[], moved: Moved): Judged {
      const judged = judge({ ...key, path: pathOf(key, moved) }, sources, site);
      if (judged.faults.length > 0) return judged;
      const links = judged.links.map((text) => linksNow(text, moved));
      const known = knownLinks([...judged.links, ...others], moved);
      const isThere = (path: string) =>
        isDeskPath(path) ? known.some((one) => one.path === path) : isKnownPath(path);
      const linkFaults = links.flatMap((text) => {
        const fault = faultOf(() => {
          checkLinks(text, known, isThere);
          for (const other of known) checkLinks(linksTo(text, other), known, isThere);
        });
        return fault === undefined ? [] : [asFault(key, fault, text.locale)];
      });
      return { ...judged, faults: linkFaults };
    },
    /** The English address of an article before anybody moved it. */
    firstPathOf: (name: string): string => firstPathOf({ kind: 'article', name }),
    /** The English address of a text. */
    pathOf: (key: TextKey, moved: Moved): string => pathNow(firstPathOf(key), moved),
    /** The files that lead to an English path, beside what stands at the desk in their place. */
    linkingTo: (path: string, others: readonly TextLinks[], moved: Moved): readonly string[] =>
      knownLinks(others, moved).flatMap(({ file, links: own, path: at, locale }) =>
        at !== path && own.some(({ href }) => href.split(/[?#]/)[0] === localizedPath(locale, path))
          ? [file]
          : [],
      ),
    /** Reads a text that was published: what it links to may have gone with a later release. Throws ContentFault. */
    read(key: TextKey, sources: Localized, moved: Moved): { twins: Twins; links: readonly TextLinks[] } {
      const written = { ...key, path: pathOf(key, moved) };
      const { article, page, faults, links: own } = judge(written, sources, site);
      const [first] = faults;
      if (first !== undefined)
        throw new ContentFault(
          fileOf({ ...key, locale: first.locale }),
          first.line ?? undefined,
          first.sentence,
        );
      const twins: Twins =
        key.kind === 'article'
          ? { kind: 'article', texts: asTwins(key, article) }
          : { kind: 'page', texts: asTwins(key, page) };
      return { twins, links: own };
    },
  };
}

export type ReleaseTexts = ReturnType<typeof createReleaseTexts>;

export const keyOf = ({ kind, name }: TextKey) => `${kind} ${name}`;

function textsOf(contentFolder: string): ReleaseText[] {
  const found = new Map<string, TextKey & { sources: Partial<Localized> }>();
  for (const kind of ['article', 'page'] satisfies TextKind[])
    for (const { name, locale, source } of readSources(contentFolder, kind)) {
      const key = { kind, name };
      const sources = { ...found.get(keyOf(key))?.sources, [locale]: source };
      found.set(keyOf(key), { ...key, sources });
    }
  return [...found.values()].flatMap(({ sources, ...key }) => {
    if (!isWhole(sources)) return [];
    const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
    return { ...key, sources, hash };
  });
}

function isWhole(sources: Partial<Localized>): sources is Localized {
  return locales.every((locale) => sources[locale] !== undefined);
}

function judge(key: TextKey & { path?: string | undefined }, sources: Localized, site: KnownSite): Judged {
  const article: Partial<Record<keyof Localized, Article>> = {};
  const page: Partial<Record<keyof Localized, StandingPage>> = {};
  const links: TextLinks[] = [];
  const faults: TextFault[] = [];
  for (const locale of locales) {
    const written = { ...key, locale, source: sources[locale] };
    const fault = faultOf(() => {
      if (key.kind === 'article') {
        const read = readArticle(written, key.path === undefined ? site : withPath(site, key.path));
        article[locale] = read.text;
        links.push(read.links);
      } else {
        const read = readStandingPage(written, site);
        links.push(read.links);
        if (read.text.version !== undefined)
          throw new ContentFault(read.links.file, 1, 'version is for documents that orders refer to');
        page[locale] = read.text;
      }
    });
    if (fault !== undefined) faults.push({ locale, line: fault.line ?? null, sentence: fault.sentence });
  }
  if (faults.length === 0) {
    const fault = faultOf(() => {
      if (key.kind === 'article') asTwins(key, article);
      else asTwins(key, page);
    });
    if (fault !== undefined) faults.push(asFault(key, fault));
  }
  return { article, page, faults, links };
}

/** Where a text stands and leads to now that articles have moved. */
const linksNow = (text: TextLinks, moved: Moved): TextLinks => ({
  ...text,
  path: pathNow(text.path, moved),
  links: text.links.map((link) => ({ ...link, href: hrefNow(link.href, moved) })),
});

/** The site with one more page. */
const withPath = (site: KnownSite, path: string): KnownSite => ({
  ...site,
  isKnownPath: (one) => one === path || site.isKnownPath(one),
});

/** What a text does to its readers is a fault of the text, too: one may nest so deeply that nobody can follow. */
function faultOf(act: () => void): ContentFault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof ContentFault) return error;
    // The stack's end, and what the reader of YAML says of aliases without end.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    return new ContentFault('', undefined, 'is nested too deeply to be read');
  }
}

/** What others link to must still be there, too; whatever else is wrong with them is not this text's. */
function linksTo({ path, locale }: TextLinks, other: TextLinks): TextLinks {
  const isThis = (href: string) => href.split(/[?#]/)[0] === localizedPath(locale, path);
  return { ...other, links: other.locale === locale ? other.links.filter(({ href }) => isThis(href)) : [] };
}

/** A fault may be that of another text, which links to what is no longer there: then it says so. */
function asFault(key: TextKey, fault: ContentFault, locale: Locale = defaultLocale): TextFault {
  const own = locales.find((one) => fault.file === fileOf({ ...key, locale: one }));
  return own === undefined
    ? { locale, line: null, sentence: fault.message }
    : { locale: own, line: fault.line ?? null, sentence: fault.sentence };
}
