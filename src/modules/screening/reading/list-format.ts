import type { Day } from '#findings/vocabulary/days.ts';
import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';

/** A file of a list. It is opened again for each pass over it, and never held in memory. */
export type ListFile = Readonly<{
  /** Without its folder. */
  name: string;
  open(): AsyncIterable<Uint8Array>;
}>;

/** What a file says of itself. */
export type ListHead = Readonly<{
  publishedOn?: Day;
  /** How the list numbers its versions, if it does. */
  version?: string;
  /** How many entries there are, by the file's own count. */
  declared?: number;
  /** Only what changed since the version before: whatever is not in it goes on as it was. */
  isAmendment?: boolean;
}>;

/** An entry, one that could not be read with a sentence about it, or what the file says of itself. */
export type ListPiece = Readonly<
  { entry: ListEntry } | { fault: string; place: string } | { head: ListHead }
>;

/**
 * A form in which lists are published. Reading is pure: the same bytes give the same entries, in memory that does not grow with
 * the list; it throws `Unreadable` and nothing else.
 */
export type ListFormat = Readonly<{
  /** `ofac/sdn-xml`. */
  code: string;
  /** Raised with every change of what comes out. */
  version: number;
  /** In words for whoever gave another file. */
  about: string;
  /** Whether a file that begins so is of this form. */
  isIts(head: string): boolean;
  /**
   * The names, in lower case, of the files that belong to the one of this name, where a version is a set of them; undefined if it is
   * not the main one.
   */
  companions?(name: string): readonly string[] | undefined;
  read(files: readonly ListFile[], list: ListCode): AsyncGenerator<ListPiece>;
}>;

/** Of all lists the longest has 30,000 entries and 120 MB. */
export const listBounds = {
  maxBytes: 800_000_000,
  maxElements: 40_000_000,
  maxDepth: 40,
  maxEntries: 500_000,
  maxNames: 1_000,
  maxNameLength: 500,
  maxTextBytes: 4_000_000,
} as const;

/** One entry cannot be read; its neighbours can. */
export class EntryFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EntryFault';
  }
}
