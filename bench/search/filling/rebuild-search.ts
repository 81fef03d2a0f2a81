import type { Db } from '#platform/database/kysely.ts';

/**
 * The place of the product's own re-index. COPY writes the search rows that `prepareCompany` makes; whatever else the
 * search derives from the names (a vocabulary, keys) is built here, and its time is the build time that is printed.
 * Undefined as long as there is nothing more to build.
 */
export async function rebuildSearch(_db: Db): Promise<number | undefined> {
  return undefined;
}
