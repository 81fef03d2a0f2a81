import { rebuildSearch } from '#modules/companies/search/indexing/rebuild/rebuild-search.ts';

/** Builds the search anew as the product does; seconds. */
export async function timeRebuild(url: string): Promise<number> {
  const began = performance.now();
  await rebuildSearch({ url });
  return (performance.now() - began) / 1000;
}
