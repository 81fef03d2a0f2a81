import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { actions } from '#kernel/policy.ts';
import {
  count,
  instant,
  line,
  page,
  pageSize,
  queryPage,
  queryPageSize,
  text,
  uuid,
} from '#kernel/shapes.ts';

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .max(64);
const auditedAction = z.enum(actions);

const auditAct = z
  .object({
    seq: count.describe('its place in the log; between two acts stand the lines of how they ended'),
    at: instant,
    accountId: uuid,
    personName: text(1_000).nullable().describe('null: the account is erased'),
    role: z.enum(roles).or(text(40)),
    call: text(60).describe('the name of the call in this document'),
    action: text(40).describe('what it needed the right to do'),
    subject: text(500).describe('ids out of its address'),
    orderId: uuid.nullable(),
    orderNumber: text(40).nullable(),
    status: z
      .int()
      .min(100)
      .max(599)
      .nullable()
      .describe('of the answer; null while it is under way, or its process died'),
    hash: sha256,
  })
  .meta({ id: 'AuditAct' });
export type AuditActView = z.output<typeof auditAct>;

const filter = {
  accountId: uuid.optional().describe('whose acts'),
  action: auditedAction.optional().describe('acts that need this right'),
  about: line(60).min(3).optional().describe('an id, or the number of an order'),
  from: z.iso.date().max(10).optional().describe('since the beginning of this day, UTC'),
  to: z.iso.date().max(10).optional().describe('until the end of this day, UTC'),
};
export type AuditQuery = Readonly<{
  accountId?: string | undefined;
  action?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}>;

const auditPage = z.object({
  items: z.array(auditAct).max(50),
  total: count,
  page,
  pageSize,
  people: z
    .array(z.object({ accountId: uuid, name: text(1_000) }))
    .max(500)
    .describe('who can be chosen'),
  last: z.object({ seq: count, hash: sha256 }).nullable().describe('the end of the chain: note it elsewhere'),
});
export type AuditPage = z.output<typeof auditPage>;

export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/staff/audit',
  summary: 'What staff did, the latest first',
  details:
    'Every act of staff is written down before it is done, in a chain of hashes; `npm run verify-audit` walks along it.',
  action: 'audit.read',
  query: z.object({ ...filter, page: queryPage, pageSize: queryPageSize }),
  reply: auditPage,
});

export const exportAudit = defineEndpoint({
  name: 'exportAudit',
  method: 'GET',
  path: '/staff/audit/export',
  summary: 'The same acts as a CSV table, at most 50,000',
  action: 'audit.read',
  query: z.object(filter),
  file: 'text/csv',
});
