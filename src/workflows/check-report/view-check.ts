import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { mayDo } from '#kernel/policy.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Checks } from '#modules/checks/service.ts';
import { type OrdersService, type Research, subjectName } from '#modules/orders/service.ts';
import type { Dossier, ReportsService } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import { personOf } from './changes/changes.ts';
import { viewSections } from './check-view.ts';
import type { CheckView } from './contract.ts';
import type { Check, ReadCheck } from './read-check.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** A report as its second person reads it. */
export function createViewCheck(deps: {
  db: Db;
  orders: OrdersService;
  research: Pick<Research, 'listWorkItems'>;
  reports: ReportsService;
  accounts: AccountsService;
  checks: Checks;
  readCheck: ReadCheck;
}) {
  const { db, orders, research, reports, accounts, checks, readCheck } = deps;

  return async function viewCheck(
    orderId: string,
    me: Staff,
    locale: Locale,
    /** As it stands, where somebody has just read it. */
    known?: Dossier,
  ): Promise<CheckView> {
    const order = await orders.get(db, orderId);
    const dossier =
      known?.revision === order.revision ? known : await reports.getDossier(db, orderId, order.revision);
    const { revision } = order;
    const reads = inOneGo(db);
    const [check, events, steps, looks, approval, colleagues] = await Promise.all([
      readCheck(reads, order, dossier, locale),
      orders.listEvents(reads, orderId),
      research.listWorkItems(reads, orderId, revision),
      checks.looks(reads, { orderId, revision }),
      checks.approval(reads, { orderId, revision }),
      accounts.users.listStaff(reads),
    ]);
    const people = [...peopleOf(check), ...looks.map(({ accountId }) => accountId)];
    const approver = personOf(approval?.actor ?? null);
    const names = await accounts.users.namesOf(db, [...people, approver]);
    const nameOf = (accountId: string | null) => shorten(names.get(accountId ?? '') ?? '–', 400);
    const mine = looks.find(({ accountId }) => accountId === me.accountId);
    const isAuthor = check.authors.has(me.accountId);
    const isReviewed = order.state === 'in_review';
    return {
      orderId,
      ...{ number: order.number, state: order.state, revision: order.revision },
      companyName: subjectName(order.subject),
      countryCode: order.countryCode.toLowerCase(),
      dueMax: order.dueMax?.toISOString() ?? null,
      authors: [...check.authors].map((id) => ({ name: nameOf(id), isMe: id === me.accountId })),
      handedOverAt: events.findLast(({ event }) => event === 'submit')?.at.toISOString() ?? null,
      sentBackAt: check.round?.at.toISOString() ?? null,
      hasSealed: check.sealed.size > 0,
      mayDecide: isReviewed && !isAuthor && mayDo(me.role, 'report.approve'),
      mayComment: isReviewed || order.state === 'in_progress',
      isThin: check.view.isThin,
      colleagues: colleagues.slice(0, 200),
      sections: viewSections(check, { me, locale, nameOf }),
      obstacles: reports
        .obstaclesOf(dossier, steps, order.locale)
        .slice(0, 500)
        .map(({ text }) => text[locale]),
      looked: { ms: mine?.ms ?? 0, sources: mine?.sources ?? 0 },
      lookers: mayDo(me.role, 'people.manage')
        ? looks.map(({ accountId, first, last, ...sums }) => ({
            name: nameOf(accountId),
            ...sums,
            ...{ first: first.toISOString(), last: last.toISOString() },
          }))
        : null,
      approval: approval
        ? {
            ...{ by: nameOf(approver), at: approval.at.toISOString() },
            ...{ changed: approval.changed, accepted: approval.accepted },
          }
        : null,
    };
  };
}

/** Everybody who wrote, decided or said something. */
function peopleOf({ authors, entries, changes }: Check): string[] {
  const actors = [
    ...entries.map(({ actor }) => actor),
    ...changes.flatMap(({ value }) => [value.enteredBy, value.reasonBy]),
  ];
  return [...authors, ...actors.map((actor) => personOf(actor)).filter((id) => id !== null)];
}

export type ViewCheck = ReturnType<typeof createViewCheck>;
