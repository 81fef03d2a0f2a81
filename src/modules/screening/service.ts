import type { ListCode, ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { importList, type ListImportOrder, type ListImportSummary } from './versions/import-list.ts';
import {
  findListsMark,
  type ListVersion,
  listEntriesNow,
  listVersionsNow,
  listWordings,
} from './versions/repository.ts';

export { findListSource, type ListSource, listSources } from './lists/list-sources.ts';
export type { ListFile, ListFormat } from './reading/list-format.ts';
export { listName } from './screenings/list-name.ts';
export { screenOrder } from './screenings/screen-order.ts';
export {
  createScreenings,
  type HitVerdict,
  type Screenings,
  type SubjectScreening,
} from './screenings/screenings.ts';
export { ListRefused } from './versions/list-refused.ts';
export type { ListImportSummary, ListVersion };

const pageSize = 2_000;

/** The lists that subjects are screened against. */
export interface ScreeningLists {
  /** Makes a file the next version of its list. Throws ListRefused with nothing changed. */
  importList(order: ListImportOrder): Promise<ListImportSummary>;
  /** The version of each list that holds now. */
  listVersions(): Promise<ListVersion[]>;
  /** Raised by every import that changed something; an index made of an older mark is to be made anew. */
  mark(): Promise<number>;
  /** Every entry that holds now, of all lists or of some, page by page. */
  currentEntries(lists?: readonly ListCode[]): AsyncGenerator<ListEntry>;
  /** Every wording of one entry, the latest first, with the versions that brought and ended it. */
  wordingsOf(list: ListCode, entryId: string): ReturnType<typeof listWordings>;
}

/** The lists over a database. */
export function createScreeningLists({ db, clock }: { db: Db; clock: Clock }): ScreeningLists {
  return {
    importList: (order) => importList(db, clock, order),
    listVersions: () => listVersionsNow(db),
    mark: () => findListsMark(db),
    async *currentEntries(lists) {
      const today = clock.now().toISOString().slice(0, 10);
      let after = 0;
      for (;;) {
        const page = await listEntriesNow(db, { after, limit: pageSize, today, lists });
        for (const { entry } of page) yield entry;
        after = page.at(-1)?.id ?? after;
        if (page.length < pageSize) return;
      }
    },
    wordingsOf: (list, entryId) => listWordings(db, list, entryId),
  };
}
