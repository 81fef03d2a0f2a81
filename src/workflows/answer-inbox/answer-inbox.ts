import type { Actor } from '#kernel/actor.ts';
import { addCalendarDays } from '#kernel/business-days.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { DataRequestsService } from '#modules/data-requests/service.ts';
import type { FeedbackService } from '#modules/feedback/service.ts';
import {
  type Claims,
  deskDay,
  deskHoursOf,
  deskTimeZone,
  type OrdersService,
  orderProblems,
  startOfDeskDay,
} from '#modules/orders/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Inbox, type InboxCounts, type InboxItem, type InboxKind, inboxKinds } from './contract.ts';
import type { InboxOwner, InboxState } from './inbox-rules.ts';
import { countInboxRows, countOpen, findInboxRows, type InboxRow } from './repository.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

export type InboxWish = Readonly<{
  kind?: InboxKind | undefined;
  state: InboxState;
  owner: InboxOwner;
  search: string;
  page: number;
  pageSize: number;
}>;

const openingLetters = 200;
const maxWords = 8;

/** One list of what a person must answer. It reads all rooms at once, and has each room do what is done about its own. */
export function createAnswerInbox(deps: {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountsService, 'users'>;
  feedback: Pick<FeedbackService, 'questions' | 'reviews'>;
  dataRequests: Pick<DataRequestsService, 'assign'>;
  orders: Pick<OrdersService, 'lock'>;
  claims: Pick<Claims, 'assign' | 'orderOf'>;
}) {
  const { db, clock, accounts, feedback, dataRequests, orders, claims } = deps;

  async function counts(reader: Staff, now: Date): Promise<InboxCounts> {
    const found = await countOpen(db, reader.accountId, now);
    const sum = (of: 'open' | 'late' | 'mine' | 'nobody') => found.reduce((total, row) => total + row[of], 0);
    return {
      ...{ open: sum('open'), late: sum('late'), mine: sum('mine'), nobody: sum('nobody') },
      kinds: inboxKinds.map((kind) => {
        const row = found.find((one) => one.kind === kind);
        return { kind, open: row?.open ?? 0, late: row?.late ?? 0 };
      }),
    };
  }

  async function itemsOf(rows: readonly InboxRow[], now: Date): Promise<InboxItem[]> {
    const ids = rows.map(({ assignee_id }) => assignee_id);
    const names = await accounts.users.namesOf(db, ids);
    const endOfToday = startOfDeskDay(addCalendarDays(deskDay(now), 1));
    return rows.map((row) => {
      const { kind, id, who, about, locale, is_open: isOpen, due_at: dueAt, assignee_id } = row;
      const hours = isOpen ? deskHoursOf(now, dueAt) : null;
      return {
        ...{ kind, id, who, about, locale, isOpen },
        orderId: row.order_id,
        orderNumber: row.order_number === '' ? null : row.order_number,
        opening: row.opening.replaceAll(/\s+/g, ' ').trim(),
        receivedAt: row.received_at.toISOString(),
        dueAt: dueAt.toISOString(),
        deskHoursLeft: hours === null ? null : Math.round(hours * 10) / 10,
        isLate: isOpen && dueAt < now,
        isDueToday: isOpen && dueAt >= now && dueAt < endOfToday,
        closedAt: row.closed_at?.toISOString() ?? null,
        assignee: assignee_id === null ? null : { id: assignee_id, name: names.get(assignee_id) ?? '' },
      };
    });
  }

  async function assign(tx: Tx, kind: InboxKind, id: string, to: string | null, staff: Staff): Promise<void> {
    if (kind === 'question') return feedback.questions.assign(tx, id, to, staff);
    if (kind === 'review') return feedback.reviews.assign(tx, id, to, staff);
    if (kind === 'request') return dataRequests.assign(tx, id, to, staff);
    const orderId = await claims.orderOf(tx, id);
    if (orderId === undefined) throw new Problem(orderProblems.unknownClaim);
    return claims.assign(tx, await orders.lock(tx, orderId), id, to, staff);
  }

  return {
    async read(wish: InboxWish, reader: Staff): Promise<Inbox> {
      const now = clock.now();
      const { kind, state, owner, page, pageSize } = wish;
      const words = wish.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
      const filter = { kind, state, owner, words, me: reader.accountId, now };
      const piece = { offset: (page - 1) * pageSize, limit: pageSize, letters: openingLetters };
      const [rows, total, counted] = await Promise.all([
        findInboxRows(db, filter, piece),
        countInboxRows(db, filter),
        counts(reader, now),
      ]);
      return {
        ...{ items: await itemsOf(rows, now), total, page, pageSize, counts: counted },
        ...{ asOf: now.toISOString(), timeZone: deskTimeZone },
      };
    },
    count: (reader: Staff) => counts(reader, clock.now()),
    /** Throws 404, and 409 for what is done. */
    assign: (kind: InboxKind, id: string, isMine: boolean, staff: Staff): Promise<void> =>
      db.transaction().execute((tx) => assign(tx, kind, id, isMine ? staff.accountId : null, staff)),
  };
}

export type AnswerInbox = ReturnType<typeof createAnswerInbox>;
