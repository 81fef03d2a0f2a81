import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import { openScreeningIndex, type ScreeningIndex } from '../matching/screening-index.ts';

/** A version of a list that was searched. */
export type SearchedList = Readonly<{
  list: string;
  version: string | null;
  /** `YYYY-MM-DD`, where the list says it. */
  publishedOn: string | null;
  entries: number;
  /** Of the bytes it was read from: two versions of one name are told apart. */
  sha256: string;
}>;

/** Where entries come from, and what tells that there are others. */
export type ListsAsked = Readonly<{
  mark(): Promise<number>;
  listVersions(): Promise<readonly SearchedList[]>;
  currentEntries(): AsyncIterable<ListEntry>;
}>;

/** An index over all entries of one state of the lists. */
export type HeldIndex = Readonly<{ mark: number; lists: readonly SearchedList[]; index: ScreeningIndex }>;

/** Holds one index for all who screen, and makes it anew when the lists have changed. */
export function createHeldIndex(lists: ListsAsked): () => Promise<HeldIndex> {
  let held: HeldIndex | undefined;
  let making: Promise<HeldIndex> | undefined;

  async function make(): Promise<HeldIndex> {
    // An import may end while entries are read: then they are of two states, and are read again.
    for (;;) {
      const mark = await lists.mark();
      const searched = (await lists.listVersions()).map(
        ({ list, version, publishedOn, entries, sha256 }) => ({
          ...{ list, version, publishedOn, entries, sha256 },
        }),
      );
      const index = await openScreeningIndex(lists.currentEntries());
      if ((await lists.mark()) === mark) return { mark, lists: searched, index };
    }
  }

  return async () => {
    if (making === undefined && held?.mark === (await lists.mark())) return held;
    making ??= make().finally(() => {
      making = undefined;
    });
    held = await making;
    return held;
  };
}
