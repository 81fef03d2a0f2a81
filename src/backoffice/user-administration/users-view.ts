import { type Role, roles } from '#kernel/actor.ts';

/** Whom the page shows; it stands in the address, so that it survives a reload. */
export type UsersView = Readonly<{ search: string; role: Role | undefined; page: number }>;

export const maxSearchLength = 200;

/** Reads an address; nonsense means everybody. */
export function viewOf(search: URLSearchParams): UsersView {
  const page = Number(search.get('page') ?? 1);
  const asked = search.get('role');
  return {
    search: (search.get('search') ?? '').trim().slice(0, maxSearchLength),
    role: roles.find((role) => role === asked),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a view. */
export function addressOf({ search, role, page }: UsersView): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (role !== undefined) query.set('role', role);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/people' : `/people?${query}`;
}
