/** So many stand side by side. */
export const comparedCount = 2;

const maxAsked = 20;

/** The companies that an address sets side by side: `a,b` as links write it, or one at a time as a form sends them. */
export function readCompare(params: URLSearchParams): string[] {
  return idsIn(params, 'compare');
}

/** What is ticked so far, as the page keeps it in its address. */
export function readTicked(params: URLSearchParams): string[] {
  return idsIn(params, 'ticked');
}

/** The address with these ids ticked, and no others. */
export function withTicked(address: string, ids: readonly string[]): string {
  const url = new URL(address);
  if (ids.length === 0) url.searchParams.delete('ticked');
  else url.searchParams.set('ticked', ids.slice(0, maxAsked).join());
  return url.href;
}

function idsIn(params: URLSearchParams, name: string): string[] {
  const ids = params.getAll(name).flatMap((value) => value.slice(0, 1_000).toLowerCase().split(','));
  return [...new Set(ids.map((id) => id.trim()).filter(Boolean))].slice(0, maxAsked);
}
