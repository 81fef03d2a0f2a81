/** So many stand side by side. */
export const comparedCount = 2;

const maxAsked = 20;

/** The companies that an address sets side by side: `a,b` as links write it, or one at a time as a form sends them. */
export function readCompare(params: URLSearchParams): string[] {
  const ids = params.getAll('compare').flatMap((value) => value.slice(0, 1_000).toLowerCase().split(','));
  return [...new Set(ids.map((id) => id.trim()).filter(Boolean))].slice(0, maxAsked);
}
