import type { SecurityEventView } from '#modules/accounts/contract.ts';

/** What the page shows; it stands in the address, so that it survives a reload. */
export type SecurityView = Readonly<{ kind: SecurityEventView['kind'] | undefined; page: number }>;

/** The contract's own list: any other does not compile. */
export const kinds: readonly SecurityEventView['kind'][] = [
  'sign_in',
  'sign_in_failed',
  'code_failed',
  'sign_in_blocked',
  'right_refused',
  'staff_act',
  'company_act',
];

/** Reads an address; nonsense means everything. */
export function viewOf(search: URLSearchParams): SecurityView {
  const page = Number(search.get('page') ?? 1);
  const asked = search.get('kind');
  return {
    kind: kinds.find((kind) => kind === asked),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a view. */
export function addressOf({ kind, page }: SecurityView): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/security' : `/security?${query}`;
}
