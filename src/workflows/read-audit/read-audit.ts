import { dayMs } from '#kernel/clock.ts';
import { uuid } from '#kernel/shapes.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { AuditAct, AuditFilter, AuditLog } from '#modules/audit/service.ts';
import { findIdByNumber, numbersOf } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { auditCsv } from './audit-csv.ts';
import type { AuditActView, AuditPage, AuditQuery } from './contract.ts';

const mostExported = 50_000;

/** The log of what staff did, with the names of people and orders. */
export function createReadAudit(deps: {
  db: Db;
  auditLog: Pick<AuditLog, 'list' | 'last'>;
  accounts: Pick<AccountsService, 'users'>;
}) {
  const { db, auditLog, accounts } = deps;

  async function filterOf({ accountId, action, about, from, to }: AuditQuery): Promise<AuditFilter> {
    const orderId = about === undefined ? undefined : await findIdByNumber(db, about);
    return {
      ...(accountId !== undefined && { accountId }),
      ...(action !== undefined && { action }),
      ...(about !== undefined && { about: orderId ?? about }),
      ...(from !== undefined && { from: new Date(`${from}T00:00:00Z`) }),
      ...(to !== undefined && { to: new Date(new Date(`${to}T00:00:00Z`).getTime() + dayMs) }),
    };
  }

  async function viewsOf(acts: readonly AuditAct[]): Promise<AuditActView[]> {
    const names = await accounts.users.namesOf(db, [...new Set(acts.map(({ accountId }) => accountId))]);
    const numbers = await numbersOf(db, [...new Set(acts.flatMap((act) => orderIn(act) ?? []))]);
    return acts.map((act) => {
      const { seq, at, accountId, role, call, action, subject, ended, hash } = act;
      const orderId = orderIn(act) ?? null;
      return {
        ...{ seq, at: at.toISOString(), accountId, personName: names.get(accountId) ?? null, role, call },
        ...{ action, subject, hash, status: ended, orderId },
        orderNumber: orderId === null ? null : (numbers.get(orderId) ?? null),
      };
    });
  }

  return {
    async list(query: AuditQuery & Readonly<{ page: number; pageSize: number }>): Promise<AuditPage> {
      const { page, pageSize } = query;
      const wanted = await filterOf(query);
      const { acts, total } = await auditLog.list(wanted, { limit: pageSize, offset: (page - 1) * pageSize });
      const staff = await accounts.users.listStaff(db);
      return {
        items: await viewsOf(acts),
        ...{ total, page, pageSize },
        people: staff.map(({ id, name }) => ({ accountId: id, name })),
        last: (await auditLog.last()) ?? null,
      };
    },
    async exportCsv(query: AuditQuery): Promise<Buffer> {
      const { acts } = await auditLog.list(await filterOf(query), { limit: mostExported, offset: 0 });
      return Buffer.from(auditCsv(await viewsOf(acts)), 'utf8');
    },
  };
}

export type ReadAudit = ReturnType<typeof createReadAudit>;

/** The order that an act is about, by its address. */
function orderIn({ subject }: AuditAct): string | undefined {
  const id = /\borderId (\S{36})/.exec(subject)?.[1];
  return uuid.safeParse(id).success ? id : undefined;
}
