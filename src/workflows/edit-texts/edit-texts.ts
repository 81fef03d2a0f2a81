import type { Actor } from '#kernel/actor.ts';
import { defaultLocale, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import {
  type Move,
  pathsOf,
  type SiteTexts,
  type TextKey,
  type TextState,
  type VersionLine,
} from '#modules/content/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { ListedText, PublishedVersion, SiteTextDesk, TextFaultView } from './contract.ts';

type NameOf = (actor: string) => string;

/** What administrators do about texts of the site, with the names of people. */
export function createEditTexts(deps: {
  db: Db;
  accounts: Pick<AccountsService, 'users'>;
  siteTexts: Pick<SiteTexts, 'desk'>;
}) {
  const { db, accounts } = deps;
  const { desk } = deps.siteTexts;

  async function namesOf(actors: readonly string[]): Promise<NameOf> {
    const idOf = (actor: string) => actor.replace(/^account:/, '');
    const names = await accounts.users.namesOf(db, [...new Set(actors.map(idOf))]);
    return (actor) => names.get(idOf(actor)) ?? '';
  }

  async function get(key: TextKey): Promise<SiteTextDesk> {
    const { state, versions, firstPath, moves } = await desk.get(key);
    const nameOf = await namesOf(
      [...versions, ...moves, ...(state.draft ? [state.draft] : [])].map(({ actor }) => actor),
    );
    return {
      text: listed(state, nameOf),
      mark: state.mark,
      firstPath,
      shown: state.shown,
      drafted: state.draft?.sources ?? null,
      versions: versions.map((version) => versionView(version, nameOf)),
      moves: movesView(firstPath, moves, nameOf),
    };
  }

  return {
    get,
    async list(): Promise<{ items: ListedText[] }> {
      const states = await desk.list();
      const actors = states.flatMap(({ version, draft }) =>
        [version?.actor ?? [], draft?.actor ?? []].flat(),
      );
      const nameOf = await namesOf(actors);
      return { items: states.map((state) => listed(state, nameOf)) };
    },
    async version(key: TextKey, number: number): Promise<{ sources: Localized }> {
      return { sources: await desk.sourcesOf(key, number) };
    },
    async preview(key: TextKey, sources: Localized) {
      const { faults, article, page } = await desk.judge(key, sources);
      const read = key.kind === 'article' ? article : page;
      return {
        faults: faults.slice(0, 10).map(
          (fault): TextFaultView => ({
            ...fault,
            sentence: fault.sentence.slice(0, 1_000),
          }),
        ),
        read: inEveryLanguage((locale) => {
          const text = read[locale];
          return text === undefined ? null : JSON.stringify(text);
        }),
      };
    },
    async create(wish: { name: string; titles: Localized }, actor: Actor) {
      await desk.create(wish.name, wish.titles, actor);
      return get({ kind: 'article', name: wish.name });
    },
    async move(name: string, wish: { slug: string; from: string; reason: string }, actor: Actor) {
      await desk.move(name, wish, actor);
      return get({ kind: 'article', name });
    },
    async saveDraft(key: TextKey, wish: { sources: Localized; seen: string }, actor: Actor) {
      await desk.saveDraft(key, wish, actor);
      return get(key);
    },
    async discard(key: TextKey, seen: string, actor: Actor) {
      const isLeft = await desk.discardDraft(key, seen, actor);
      return isLeft ? get(key) : null;
    },
    async publish(key: TextKey, wish: { sources: Localized; seen: string; reason: string }, actor: Actor) {
      await desk.publish(key, wish, actor);
      return get(key);
    },
    async restore(key: TextKey, wish: { number: number; seen: string; reason: string }, actor: Actor) {
      await desk.restore(key, wish, actor);
      return get(key);
    },
  };
}

export type EditTexts = ReturnType<typeof createEditTexts>;

function listed(state: TextState, nameOf: NameOf): ListedText {
  const { kind, name, path, release, version, draft, shown, isUnreadable } = state;
  const isFiled = release.hash !== null;
  const named = shown[defaultLocale] === '' && draft !== undefined ? draft.sources : shown;
  return {
    ...{
      kind,
      name,
      path,
      isFiled,
      isUnreadable,
      isOnSite: isFiled || (!isUnreadable && (version?.sources ?? null) !== null),
    },
    titles: inEveryLanguage((locale) => titleOf(named[locale]) ?? name),
    version: version === undefined ? null : versionView(version, nameOf),
    draft:
      draft === undefined ? null : { savedAt: draft.savedAt.toISOString(), savedBy: nameOf(draft.actor) },
    isFileNewer: version !== undefined && version.sources !== null && version.fileHash !== release.hash,
  };
}

function versionView(version: VersionLine, nameOf: NameOf): PublishedVersion {
  const { number, actor, reason, restores, publishedAt, isRelease } = version;
  return {
    ...{ number, reason, restores, isRelease },
    ...{ at: publishedAt.toISOString(), by: nameOf(actor) },
  };
}

/** The newest first. */
function movesView(firstPath: string, moves: readonly Move[], nameOf: NameOf): SiteTextDesk['moves'] {
  const paths = pathsOf(firstPath, moves);
  return moves
    .map(({ actor, reason, movedAt }, at) => ({
      ...{ from: paths[at] ?? '', to: paths[at + 1] ?? '', reason },
      ...{ at: movedAt.toISOString(), by: nameOf(actor) },
    }))
    .toReversed();
}

/** The title of a head, as it is written there; for lists it is enough. */
function titleOf(source: string): string | undefined {
  const [, title] = /^title: *(.+)$/m.exec(source.slice(0, 4_000)) ?? [];
  return title?.replaceAll(/^(["'])(.*)\1$/g, '$2').slice(0, 200);
}
