import { type Actor, actorName } from '#kernel/actor.ts';
import { calendarDayOf } from '#kernel/business-days.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Localized, locales } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { emptyArticle, mostDeskArticles, unfiled } from './desk-articles.ts';
import type { Moved } from './moved-rules.ts';
import { type Move, movedBy, slugOfMove } from './moves.ts';
import { insertMove, listMoves } from './moves-repository.ts';
import { contentProblems } from './problems.ts';
import type { PublishedTextsReader } from './published-texts.ts';
import { type Judged, keyOf, type ReleaseText, type ReleaseTexts } from './release-texts.ts';
import {
  deleteDraft,
  findLastVersion,
  findVersion,
  insertTextEvent,
  insertVersion,
  listDrafts,
  listLastVersions,
  listVersions,
  lockNewArticles,
  lockPublishing,
  lockText,
  saveDraftRow,
  type TextDraft,
  type TextKey,
  type TextVersion,
  type VersionLine,
} from './repository.ts';

/** A text with all that is known of it. */
export type TextState = TextKey &
  Readonly<{
    release: ReleaseText;
    /** In English. */
    path: string;
    /** The last published one, if any. */
    version: TextVersion | undefined;
    draft: TextDraft | undefined;
    /** What the site shows; of a text that cannot be read and has no file what was published, to be mended. */
    shown: Localized;
    isUnreadable: boolean;
    /** What an act must have seen. */
    mark: string;
  }>;

const listedVersions = 100;

/** What is done about texts of the site; every act is a row of events, in its transaction. */
export function createTextDesk(deps: {
  db: Db;
  clock: Clock;
  release: ReleaseTexts;
  published: PublishedTextsReader;
}) {
  const { db, clock, release, published } = deps;

  /** The file of a text, or that there is none. Throws 404 where nothing of it was ever written. */
  function textOf(key: TextKey, version?: TextVersion, draft?: TextDraft): ReleaseText {
    const text = release.find(key);
    if (text !== undefined) return text;
    const isOwn = version === undefined ? draft !== undefined : version.fileHash === null;
    if (key.kind !== 'article' || !isOwn) throw new Problem(contentProblems.unknownText);
    return unfiled(key);
  }
  async function knownText(key: TextKey): Promise<ReleaseText> {
    const file = release.find(key);
    if (file !== undefined) return file;
    const [version, [draft]] = [await findLastVersion(db, key), await listDrafts(db, key)];
    return textOf(key, version, draft);
  }

  function stateOf(
    text: ReleaseText,
    moved: Moved,
    version?: TextVersion,
    draft?: TextDraft,
    isUnreadable = false,
  ): TextState {
    return {
      ...{ kind: text.kind, name: text.name, release: text, version, draft, isUnreadable },
      path: release.pathOf(text, moved),
      shown: isUnreadable && text.hash !== null ? text.sources : (version?.sources ?? text.sources),
      mark: `${version?.number ?? 0}.${draft?.savedAt.getTime() ?? 0}`,
    };
  }

  /** As it is in the transaction that changes it. */
  async function lockedState(tx: Tx, key: TextKey, seen: string): Promise<TextState> {
    await lockText(tx, key);
    const [version, [draft]] = [await findLastVersion(tx, key), await listDrafts(tx, key)];
    const moved = movedBy(await listMoves(tx), release.firstPathOf);
    const state = stateOf(textOf(key, version, draft), moved, version, draft);
    if (state.mark !== seen) throw new Problem(contentProblems.changedMeanwhile);
    return state;
  }

  /** What the other texts of the desk link to, and where articles have moved. */
  async function surroundings(key: TextKey, from: Db | Tx = db) {
    const { links, moved } = await published.read(from);
    return { others: [...links].flatMap(([one, own]) => (one === keyOf(key) ? [] : own)), moved };
  }
  async function judged(key: TextKey, sources: Localized, from: Db | Tx = db): Promise<Judged> {
    const { others, moved } = await surroundings(key, from);
    return release.judge(key, sources, others, moved);
  }

  async function publish(
    tx: Tx,
    state: TextState,
    made: Readonly<{ sources: Localized | null; restores: number | null; reason: string; actor: Actor }>,
  ): Promise<number> {
    const { kind, name, version } = state;
    const { sources, restores, reason } = made;
    const isShown = sources === null ? (version?.sources ?? null) === null : isSame(sources, state.shown);
    if (isShown) throw new Problem(contentProblems.nothingToPublish);
    const number = (version?.number ?? 0) + 1;
    const actor = actorName(made.actor);
    const at = clock.now();
    await insertVersion(tx, {
      ...{ kind, name, number, sources, restores, reason, actor, publishedAt: at },
      fileHash: state.release.hash,
    });
    const isGone = sources === null && state.release.hash === null;
    const event = isGone ? 'withdraw' : restores === null ? 'publish' : 'restore';
    await insertTextEvent(tx, { kind, name, event, number, reason, actor, at });
    return number;
  }

  return {
    /** Every text that may be written, with how it stands. */
    async list(): Promise<TextState[]> {
      const [shelf, drafts] = [await published.read(), await listDrafts(db)];
      const draftOf = new Map(drafts.map((draft) => [keyOf(draft), draft]));
      const own = [...shelf.versions.values(), ...drafts].filter(
        (one) =>
          one.kind === 'article' &&
          release.find(one) === undefined &&
          (shelf.versions.get(keyOf(one))?.fileHash ?? null) === null,
      );
      const texts = [...release.list(), ...new Map(own.map((one) => [keyOf(one), unfiled(one)])).values()];
      return texts.map((text) => {
        const key = keyOf(text);
        const version = shelf.versions.get(key);
        return stateOf(text, shelf.moved, version, draftOf.get(key), shelf.unreadable.has(key));
      });
    },
    /** One of them with its versions, the newest first, and its moves in their order. Throws 404. */
    async get(
      key: TextKey,
    ): Promise<{ state: TextState; versions: VersionLine[]; firstPath: string; moves: Move[] }> {
      const [version, versions, [draft], shelf] = [
        await findLastVersion(db, key),
        await listVersions(db, key, listedVersions),
        await listDrafts(db, key),
        await published.read(),
      ];
      const text = textOf(key, version, draft);
      const state = stateOf(text, shelf.moved, version, draft, shelf.unreadable.has(keyOf(key)));
      const moves = shelf.moves.filter(({ name }) => key.kind === 'article' && name === key.name);
      return { state, versions, firstPath: release.firstPathOf(key.name), moves };
    },
    /** The words of a version; 0 is the file. Throws 404. */
    async sourcesOf(key: TextKey, number: number): Promise<Localized> {
      const text = await knownText(key);
      if (number === 0) return text.sources;
      const version = await findVersion(db, key, number);
      if (version === undefined) throw new Problem(contentProblems.unknownVersion);
      return version.sources ?? text.sources;
    },
    /** What a text would look like, and what is wrong with it. */
    async judge(key: TextKey, sources: Localized): Promise<Judged> {
      await knownText(key);
      return judged(key, sources);
    },
    /** Begins an article that has no file, as a draft. Throws 409 where its address is taken. */
    create: (name: string, titles: Localized, actor: Actor) =>
      db.transaction().execute(async (tx) => {
        const key = { kind: 'article', name } as const;
        await lockNewArticles(tx);
        const [version, drafts] = [await findLastVersion(tx, key), await listDrafts(tx)];
        const isDrafted = drafts.some((one) => keyOf(one) === keyOf(key));
        const wasMoved = (await listMoves(tx)).some((move) => move.slug === name || move.name === name);
        if (release.find(key) !== undefined || version !== undefined || isDrafted || wasMoved)
          throw new Problem(contentProblems.nameTaken);
        const own = [...(await listLastVersions(tx)), ...drafts].filter(
          (one) => one.kind === 'article' && release.find(one) === undefined,
        );
        if (new Set(own.map(keyOf)).size >= mostDeskArticles)
          throw new Problem(contentProblems.tooManyArticles);
        const at = clock.now();
        const by = actorName(actor);
        const sources = emptyArticle(titles, calendarDayOf(at));
        await saveDraftRow(tx, { ...key, sources, actor: by, savedAt: at });
        await insertTextEvent(tx, { ...key, event: 'create', actor: by, at });
      }),
    /**
     * Gives an article another address, or with its own name its first one again; every one that it had leads there. `from` is where
     * it was seen. Throws 404, 409.
     */
    move: (name: string, wish: { slug: string; from: string; reason: string }, actor: Actor) =>
      db.transaction().execute(async (tx) => {
        const key = { kind: 'article', name } as const;
        await lockNewArticles(tx);
        await lockPublishing(tx);
        const [last, drafts, moves] = [await listLastVersions(tx), await listDrafts(tx), await listMoves(tx)];
        const isOwn = (one: TextKey) => keyOf(one) === keyOf(key);
        textOf(key, last.find(isOwn), drafts.find(isOwn));
        const firstPath = release.firstPathOf(name);
        if (release.pathOf(key, movedBy(moves, release.firstPathOf)) !== wish.from)
          throw new Problem(contentProblems.movedMeanwhile);
        const others = [...release.list(), ...last, ...drafts].filter((one) => !isOwn(one));
        const slug = slugOfMove(
          { name, slug: wish.slug, firstPath },
          moves,
          new Set(others.map((one) => one.name)),
        );
        const [at, by] = [clock.now(), actorName(actor)];
        const number = moves.filter((move) => move.name === name).length + 1;
        await insertMove(tx, { name, number, slug, reason: wish.reason, actor: by, movedAt: at });
        await insertTextEvent(tx, { ...key, event: 'move', reason: wish.reason, actor: by, at });
      }),
    /** A draft may have mistakes. Throws 409 where somebody was faster. */
    saveDraft: (key: TextKey, wish: { sources: Localized; seen: string }, actor: Actor) =>
      db.transaction().execute(async (tx) => {
        await lockedState(tx, key, wish.seen);
        const savedAt = clock.now();
        const by = actorName(actor);
        await saveDraftRow(tx, { ...key, sources: wish.sources, actor: by, savedAt });
        await insertTextEvent(tx, { ...key, event: 'draft', actor: by, at: savedAt });
      }),
    /** Answers whether anything is left of the text: not of an article that was never published. */
    discardDraft: (key: TextKey, seen: string, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const { draft, version, release: file } = await lockedState(tx, key, seen);
        const isLeft = version !== undefined || file.hash !== null;
        if (draft === undefined) return isLeft;
        await deleteDraft(tx, key);
        await insertTextEvent(tx, { ...key, event: 'discard', actor: actorName(actor), at: clock.now() });
        return isLeft;
      }),
    /** Puts what was written on the site, in every language at once, and ends the draft. Throws 409, 422. */
    async publish(
      key: TextKey,
      wish: { sources: Localized; seen: string; reason: string },
      actor: Actor,
    ): Promise<number> {
      return db.transaction().execute(async (tx) => {
        await lockPublishing(tx);
        const { faults } = await judged(key, wish.sources, tx);
        if (faults.length > 0) throw new Problem(contentProblems.unreadable);
        const state = await lockedState(tx, key, wish.seen);
        await deleteDraft(tx, key);
        return publish(tx, state, { sources: wish.sources, restores: null, reason: wish.reason, actor });
      });
    },
    /**
     * Puts the words of an earlier version on the site again; of 0 those of the file, and an article without one is taken off the
     * site. The draft stays. Throws 404, 409, 422.
     */
    async restore(
      key: TextKey,
      wish: { number: number; seen: string; reason: string },
      actor: Actor,
    ): Promise<number> {
      const text = await knownText(key);
      const version = wish.number === 0 ? undefined : await findVersion(db, key, wish.number);
      if (wish.number !== 0 && version === undefined) throw new Problem(contentProblems.unknownVersion);
      const sources = version?.sources ?? null;
      return db.transaction().execute(async (tx) => {
        await lockPublishing(tx);
        if (sources === null && text.hash === null) {
          const { others, moved } = await surroundings(key, tx);
          if (release.linkingTo(release.pathOf(key, moved), others, moved).length > 0)
            throw new Problem(contentProblems.stillLinked);
        } else if ((await judged(key, sources ?? text.sources, tx)).faults.length > 0)
          throw new Problem(contentProblems.unreadable);
        const state = await lockedState(tx, key, wish.seen);
        return publish(tx, state, { sources, restores: wish.number, reason: wish.reason, actor });
      });
    },
  };
}

const isSame = (one: Localized, other: Localized) => locales.every((locale) => one[locale] === other[locale]);
