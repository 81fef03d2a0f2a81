import { type Action, actions } from '#kernel/policy.ts';
import type { AuditQuery } from '#workflows/read-audit/contract.ts';

/** What the page shows; it stands in the address, so that it survives a reload. */
export type AuditView = Omit<AuditQuery, 'action'> & Readonly<{ action?: Action | undefined; page: number }>;

const fields = ['accountId', 'action', 'about', 'from', 'to'] as const;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const id = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads an address; nonsense is left out. */
export function viewOf(search: URLSearchParams): AuditView {
  const page = Number(search.get('page') ?? 1);
  const read = (field: (typeof fields)[number], shape: RegExp) => {
    const value = search.get(field)?.trim() ?? '';
    return shape.test(value) ? value : undefined;
  };
  const action = actions.find((one) => one === search.get('action'));
  const words = {
    accountId: read('accountId', id),
    action,
    about: read('about', /^.{3,60}$/),
    from: read('from', day),
    to: read('to', day),
  };
  return {
    ...words,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The shortest address of a view. */
export function addressOf({ page, ...query }: AuditView): string {
  const words = queryOf(query);
  if (page > 1) words.set('page', String(page));
  return words.size === 0 ? '/audit' : `/audit?${words}`;
}

/** What is looked for, as an address has it. */
export function queryOf(query: AuditQuery): URLSearchParams {
  const words = new URLSearchParams();
  for (const field of fields) {
    const value = query[field];
    if (value !== undefined) words.set(field, value);
  }
  return words;
}
