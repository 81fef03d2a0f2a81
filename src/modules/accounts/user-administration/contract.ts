import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, page, pageSize, text } from '#kernel/shapes.ts';

const byAccount = z.object({ accountId: z.uuid().max(36) });
const reason = z.string().trim().min(3).max(500);

/** An account as an administrator sees it. */
export const personView = z.object({
  accountId: z.uuid().max(36),
  fullName: z.string().max(400),
  email: z.string().max(254),
  role: z.enum(roles),
  companyName: z.string().max(300),
  createdAt: z.iso.datetime().max(35),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  isSelf: z.boolean().describe('one’s own account: changed by somebody else'),
});
export type PersonView = z.output<typeof personView>;

export const listPeople = defineEndpoint({
  name: 'listPeople',
  method: 'GET',
  path: '/staff/people',
  summary: 'Accounts by name or e-mail, newest first',
  action: 'people.manage',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    role: z.enum(roles).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    items: z.array(personView).max(50),
    total: count,
    page,
    pageSize,
  }),
});

/** Takes effect on the next call of the person: staff are looked up at every one. */
export const changeRole = defineEndpoint({
  name: 'changeRole',
  method: 'POST',
  path: '/staff/people/{accountId}/role',
  summary: 'Give a person another role; never oneself',
  action: 'people.manage',
  refuses: [409],
  params: byAccount,
  body: z.object({ role: z.enum(roles), reason }),
  reply: personView,
});

export const disablePerson = defineEndpoint({
  name: 'disablePerson',
  method: 'POST',
  path: '/staff/people/{accountId}/disable',
  summary: 'Shut an account out; its sign-ins end',
  action: 'people.manage',
  refuses: [409],
  params: byAccount,
  body: z.object({ reason }),
  reply: personView,
});

export const enablePerson = defineEndpoint({
  name: 'enablePerson',
  method: 'POST',
  path: '/staff/people/{accountId}/enable',
  summary: 'Let an account in again',
  action: 'people.manage',
  refuses: [409],
  params: byAccount,
  body: z.object({ reason }),
  reply: personView,
});

/** For a lost telephone; who asked must be known by another way. */
export const resetSecondFactor = defineEndpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/staff/people/{accountId}/reset-second-factor',
  summary: 'Take a lost second factor off; the person’s sign-ins end',
  action: 'people.manage',
  refuses: [409],
  params: byAccount,
  body: z.object({ reason }),
  reply: personView,
});

export const listRoles = defineEndpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/Role/GetRoles',
  summary: 'Roles with their labels',
  action: 'site.use',
  reply: z.object({ items: z.array(z.object({ name: z.enum(roles), label: text(100) })).max(roles.length) }),
});
