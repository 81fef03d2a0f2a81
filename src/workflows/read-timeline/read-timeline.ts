import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { OrdersService } from '#modules/orders/service.ts';
import type { Notes } from '#modules/worklists/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import {
  type Timeline,
  type TimelineKind,
  type TimelineRow,
  timelineKinds,
  timelineRow,
  timelineThings,
} from './contract.ts';
import { countTimeline, findTimeline, type TimelineMark, type TimelineRecord } from './repository.ts';

/** Everything that happened to an order, as staff read it. */
export function createReadTimeline(deps: {
  db: Db;
  orders: Pick<OrdersService, 'get'>;
  accounts: AccountsService;
  notes: Pick<Notes, 'list'>;
}) {
  const { db, orders, accounts, notes } = deps;

  return async function readTimeline(
    orderId: string,
    wish: Readonly<{ kind?: TimelineKind | undefined; before?: string | undefined; limit: number }>,
  ): Promise<Timeline> {
    // Throws 404.
    await orders.get(db, orderId);
    const { kind, limit } = wish;
    const before = wish.before === undefined ? undefined : markOf(wish.before);
    const [found, counts, colleagues] = await Promise.all([
      findTimeline(db, orderId, { kind, before, limit: limit + 1 }),
      countTimeline(db, orderId),
      accounts.users.listStaff(db),
    ]);
    const shown = found.slice(0, limit).reverse();
    const names = await accounts.users.namesOf(
      db,
      shown.map(({ actor }) => accountOf(actor)),
    );
    const hasNotes = shown.some(({ what }) => what === 'note');
    const noted = new Map((hasNotes ? await notes.list(db, orderId) : []).map((note) => [note.id, note]));
    return {
      rows: shown.map((row) => viewOf(row, names, noted.get(row.of_id ?? '')?.mentions ?? [])),
      earlier: found.length > limit && shown[0] !== undefined ? keyOf(shown[0]) : null,
      counts: timelineKinds.map((each) => ({
        kind: each,
        count: counts.find((one) => one.kind === each)?.count ?? 0,
      })),
      colleagues: colleagues.slice(0, 200),
    };
  };
}

export type ReadTimeline = ReturnType<typeof createReadTimeline>;

function viewOf(
  row: TimelineRecord,
  names: ReadonlyMap<string, string>,
  mentions: TimelineRow['mentions'],
): TimelineRow {
  const { at, kind, event, text, of_id: ofId } = row;
  const actor = row.actor ?? 'system';
  const name = names.get(accountOf(actor) ?? '');
  return {
    key: keyOf(row),
    at: at.toISOString(),
    ...{ kind, event, actor, ofId, mentions: [...mentions] },
    what: timelineThings.find((one) => one === row.what) ?? 'order',
    actorName: name === undefined ? null : shorten(name, 400),
    text: text === null ? null : shorten(text, 5_000),
    // What a row carries is written by the view alone; what this build does not know is left out.
    details: timelineRow.shape.details.catch({}).parse(row.data),
  };
}

const keyOf = ({ at, source, ref }: TimelineMark) => `${at.toISOString()}~${source}~${ref}`;

function markOf(key: string): TimelineMark {
  const [at = '', source = '', ref = ''] = key.split('~');
  return { at: new Date(at), source: Number(source), ref };
}

function accountOf(actor: string | null): string | null {
  return actor?.startsWith('account:') ? actor.slice('account:'.length) : null;
}
