import type { Localized } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Article, StandingPage } from './contract.ts';
import type { Moved } from './moved-rules.ts';
import { type Move, movedBy } from './moves.ts';
import { listMoves } from './moves-repository.ts';
import type { TextLinks } from './read-text.ts';
import { keyOf, type ReleaseTexts } from './release-texts.ts';
import { countChanges, listLastVersions, type TextVersion } from './repository.ts';

/** What the site shows in place of its files, by name, and where articles have moved. */
export type PublishedTexts = Readonly<{
  articles: Readonly<Record<string, Localized<Article>>>;
  standingPages: Readonly<Record<string, Localized<StandingPage>>>;
  moved: Moved;
}>;

/** The same with what only the desk wants to know. */
export type Shelf = PublishedTexts &
  Readonly<{
    versions: ReadonlyMap<string, TextVersion>;
    moves: readonly Move[];
    /** Of versions, what links to what. */
    links: ReadonlyMap<string, readonly TextLinks[]>;
    /** Versions that this release cannot read: their files are shown. */
    unreadable: ReadonlySet<string>;
  }>;

/** The last published version of every text and where each has moved, read once for as long as nothing is added. */
export function createPublishedTexts(deps: {
  db: Db;
  release: ReleaseTexts;
  warn: (error: unknown, text: string) => void;
}) {
  const { db, release, warn } = deps;
  let known: Readonly<{ count: number; shelf: Shelf }> | undefined;

  async function read(from: Db | Tx = db): Promise<Shelf> {
    const count = await countChanges(from);
    if (known?.count === count) return known.shelf;
    const shelf = shelve(await listLastVersions(from), await listMoves(from), release, warn);
    known = { count, shelf };
    return shelf;
  }

  return {
    /** As the database has it now, or as a transaction sees it. */
    read,
    /** While the database is away, as it was when it was last asked. */
    async current(): Promise<PublishedTexts> {
      try {
        return await read();
      } catch (error) {
        if (known === undefined) throw error;
        return known.shelf;
      }
    },
  };
}

export type PublishedTextsReader = ReturnType<typeof createPublishedTexts>;

function shelve(
  versions: readonly TextVersion[],
  moves: readonly Move[],
  release: ReleaseTexts,
  warn: (error: unknown, text: string) => void,
): Shelf {
  const articles: Record<string, Localized<Article>> = {};
  const standingPages: Record<string, Localized<StandingPage>> = {};
  const links = new Map<string, readonly TextLinks[]>();
  const unreadable = new Set<string>();
  const moved = movedBy(moves, release.firstPathOf);
  for (const version of versions) {
    const { name, sources, fileHash } = version;
    // A text that a later release no longer has is no page of it; one that was begun at the desk never had a file.
    if (sources === null || (release.find(version) === undefined && fileHash !== null)) continue;
    try {
      const { twins, links: own } = release.read(version, sources, moved);
      links.set(keyOf(version), own);
      if (twins.kind === 'article') articles[name] = twins.texts;
      else standingPages[name] = twins.texts;
    } catch (error) {
      unreadable.add(keyOf(version));
      warn(error, keyOf(version));
    }
  }
  const byKey = new Map(versions.map((version) => [keyOf(version), version]));
  return { articles, standingPages, versions: byKey, moves, moved, links, unreadable };
}
