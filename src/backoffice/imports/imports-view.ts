import type { ImportRunView } from '#workflows/watch-imports/contract.ts';

const kinds = ['companies', 'list'] as const satisfies readonly ImportRunView['kind'][];
const sieves = ['running', 'failed'] as const;

/** What the page shows; it stands in the address. */
export type ImportsView = Readonly<{
  kind: (typeof kinds)[number] | undefined;
  only: (typeof sieves)[number] | undefined;
  page: number;
}>;

/** Reads an address; nonsense means everything. */
export function viewOf(search: URLSearchParams): ImportsView {
  const page = Number(search.get('page') ?? 1);
  return {
    kind: kinds.find((kind) => kind === search.get('kind')),
    only: sieves.find((sieve) => sieve === search.get('only')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a view. */
export function addressOf({ kind, only, page }: ImportsView): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (only !== undefined) query.set('only', only);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/imports' : `/imports?${query}`;
}
