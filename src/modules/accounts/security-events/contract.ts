import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { count, page, pageSize } from '#kernel/shapes.ts';

/** What is noted; the table's CHECK has the same list. */
export const securityEventKinds = [
  'sign_in',
  'sign_in_failed',
  'code_failed',
  'sign_in_blocked',
  'right_refused',
  'staff_act',
  'company_act',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventView = z.object({
  kind: z.enum(securityEventKinds),
  action: z
    .string()
    .max(40)
    .describe('what was done or refused, an action of the policy; empty for sign-ins'),
  call: z.string().max(60).describe('the name of the call; empty for sign-ins'),
  network: z
    .string()
    .max(50)
    .describe('the address without its last part; empty where many of one day are one'),
  device: z.string().max(100).describe('e.g. Firefox, Windows; empty where the program did not say'),
  firstAt: z.iso.datetime().max(35),
  lastAt: z.iso.datetime().max(35),
  times: count.describe('like things of one day are one entry'),
});
export type SecurityEventView = z.output<typeof securityEventView>;

export const listOwnSecurityEvents = defineEndpoint({
  name: 'listOwnSecurityEvents',
  method: 'GET',
  path: '/User/SecurityEvents',
  summary: 'Sign-ins, failed ones and refused rights of one’s account in the last 90 days, the latest first',
  action: 'profile.manage',
  reply: z.object({ items: z.array(securityEventView).max(100) }),
});

export const listSecurityEvents = defineEndpoint({
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/staff/security-events',
  summary: 'Security events of every account, the latest first',
  action: 'people.manage',
  query: z.object({
    kind: z.enum(securityEventKinds).optional().describe('only events of this kind'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    items: z
      .array(
        securityEventView.extend({
          fullName: z.string().max(400).describe('empty where no account has the typed address'),
          email: z.string().max(254),
        }),
      )
      .max(50),
    total: count,
    page,
    pageSize,
  }),
});
