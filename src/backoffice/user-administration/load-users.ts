import type { ApiClient } from '#kernel/api-client.ts';
import {
  type InvitationView,
  listInvitations,
  listPeople,
  listRoles,
  type PersonView,
} from '#modules/accounts/contract.ts';
import type { UsersView } from './users-view.ts';

const pageSize = 20;

/** A role with the words of the API for it. */
export type RoleChoice = Readonly<{ name: PersonView['role']; label: string }>;

export type Found = Readonly<{
  items: readonly PersonView[];
  roles: readonly RoleChoice[];
  invitations: readonly InvitationView[];
  total: number;
  pages: number;
}>;

/** Fetches what the view shows, what the roles are called, and who is invited. */
export async function loadUsers(api: ApiClient, { search, role, page }: UsersView): Promise<Found> {
  const query = { search, page, pageSize, ...(role === undefined ? {} : { role }) };
  const [{ items, total }, { items: roles }, { items: invitations }] = await Promise.all([
    api.call(listPeople, { query }),
    api.call(listRoles, {}),
    api.call(listInvitations, {}),
  ]);
  return { items, roles, invitations, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
