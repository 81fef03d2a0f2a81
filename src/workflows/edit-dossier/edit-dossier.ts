import { type Actor, actorName } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { type Order, type OrdersService, orderProblems, type Research } from '#modules/orders/service.ts';
import {
  type ChangeView,
  type DeskChange,
  type DeskChangeResult,
  sectionCodes,
} from '#modules/reports/contract.ts';
import type { Dossier, DossierDesk, ReportsService } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Desk, DeskNews, tellings } from './contract.ts';
import type { DeskHeadOf } from './desk-head.ts';

type Staff = Extract<Actor, { kind: 'account' }>;
type Section = (typeof sectionCodes)[number];
type Standing = Pick<Desk, 'state' | 'isEditable' | 'people'>;
/** What is new, in the way that was asked for. */
type Told = Readonly<{ patch: Desk['patch'] | null; news: DeskNews | null }>;
/** Where a value stands; without a field it is a section itself. */
type Place = Readonly<{ section: Section; field?: string | undefined; position: number }>;
type Asked = Readonly<{ since: number; section?: Section | undefined; answer: (typeof tellings)[number] }>;
/** How far a dossier is, whatever stands in it. */
type Mark = Pick<Dossier, 'id' | 'sealedAt'>;
type NameOf = (actor: string) => string | null;

/** The desk at which a dossier is made: by several people at once, each change for itself, none of them lost. */
export function createEditDossier(deps: {
  db: Db;
  orders: OrdersService;
  research: Research;
  accounts: AccountsService;
  reports: ReportsService;
  dossierDesk: DossierDesk;
  headOf: DeskHeadOf;
}) {
  const { db, orders, research, accounts, reports, dossierDesk } = deps;

  /** What every answer brings along; whoever asks counts as being there. `writers` are named too. */
  async function standing(
    order: Order,
    dossier: Mark,
    { section }: Pick<Asked, 'section'>,
    staff: Staff,
    writers: readonly string[],
  ): Promise<{ found: Standing; nameOf: NameOf }> {
    const readers = await dossierDesk.meet(db, dossier.id, staff.accountId, section ?? null);
    const there = [staff.accountId, ...readers.map(({ accountId }) => accountId)];
    const nameOf = await namesOf([...writers, ...there.map((id) => `account:${id}`)]);
    const found = {
      state: order.state,
      isEditable: order.state === 'in_progress' && dossier.sealedAt === null,
      people: readers.map(({ accountId, section: here, seenAt }) => ({
        name: nameOf(`account:${accountId}`) ?? accountId,
        section: sectionOf(here),
        seenAt: seenAt.toISOString(),
      })),
    };
    return { found, nameOf };
  }

  /** The same around a dossier as it stands, whose writers are named. */
  async function around(
    order: Order,
    dossier: Dossier,
    asked: Pick<Asked, 'section'>,
    staff: Staff,
    locale: Locale,
  ) {
    const [steps, { found, nameOf }] = await Promise.all([
      research.listWorkItems(db, order.id, order.revision),
      standing(order, dossier, asked, staff, writersOf(dossier)),
    ]);
    return { found, steps, viewer: { actor: staff, locale, nameOf } };
  }

  /** What is new in a dossier, and what every answer brings along. */
  async function tell(order: Order, dossier: Dossier, asked: Asked, staff: Staff, locale: Locale) {
    const { found, steps, viewer } = await around(order, dossier, asked, staff, locale);
    const { since, answer } = asked;
    const told: Told =
      answer === 'patch'
        ? { patch: await dossierDesk.patch(db, dossier, since, steps, order.locale, viewer), news: null }
        : { patch: null, news: await dossierDesk.news(db, dossier, since, steps, order.locale, locale) };
    return { answered: { ...found, ...told }, viewer };
  }

  async function namesOf(actors: readonly string[]): Promise<NameOf> {
    const ids = [...new Set(actors)].flatMap((actor) => accountIdOf(actor) ?? []);
    const names = await accounts.users.namesOf(db, ids);
    return (actor) => {
      const id = accountIdOf(actor);
      return id === undefined ? null : (names.get(id) ?? id);
    };
  }

  async function find(orderId: string): Promise<{ order: Order; dossier: Dossier }> {
    const order = await orders.get(db, orderId);
    return { order, dossier: await reports.getDossier(db, orderId, order.revision) };
  }

  return {
    /** Problem 404 before anybody has begun to work on the order. */
    async open(orderId: string, section: Section | undefined, staff: Staff, locale: Locale): Promise<Desk> {
      const { order, dossier } = await find(orderId);
      const { found, steps, viewer } = await around(order, dossier, { section }, staff, locale);
      const patch = await dossierDesk.patch(db, dossier, 0, steps, order.locale, viewer);
      return { ...found, patch, ...(await deps.headOf(order, dossier, steps, staff, locale)) };
    },

    /** Only while somebody works on the order; Problem 404, 409. Sent twice at once, the second waits for the first. */
    async change(
      orderId: string,
      changes: readonly DeskChange[],
      asked: Asked,
      staff: Staff,
      locale: Locale,
    ): Promise<Standing & Told & { results: DeskChangeResult[] }> {
      const { order, made } = await db.transaction().execute(async (tx: Tx) => {
        const locked = await orders.lock(tx, orderId);
        if (locked.state !== 'in_progress') throw new Problem(orderProblems.wrongState);
        const dossier = { orderId, revision: locked.revision };
        return { order: locked, made: await dossierDesk.change(tx, dossier, changes, staff) };
      });
      const { answered, viewer } = await tell(order, made.dossier, asked, staff, locale);
      return { ...answered, results: dossierDesk.presentResults(made.results, made.dossier, viewer) };
    },

    /** Asked for every few seconds by everybody who has a dossier open: where nothing is new its facts are not read. */
    async follow(orderId: string, asked: Asked, staff: Staff, locale: Locale): Promise<Standing & Told> {
      const order = await orders.get(db, orderId);
      const mark = await dossierDesk.mark(db, orderId, order.revision);
      if (asked.answer === 'sections' && mark?.changeNo === asked.since)
        return { ...(await standing(order, mark, asked, staff, [])).found, patch: null, news: null };
      const dossier = await reports.getDossier(db, orderId, order.revision);
      return (await tell(order, dossier, asked, staff, locale)).answered;
    },

    async history(orderId: string, { section, field, position }: Place, staff: Staff, locale: Locale) {
      const { dossier } = await find(orderId);
      const place =
        field === undefined ? { section, field: null, position: null } : { section, field, position };
      const changes = await dossierDesk.history(db, dossier.id, place);
      const nameOf = await namesOf([...changes.map(({ actor }) => actor), actorName(staff)]);
      const lines: ChangeView[] = dossierDesk.presentHistory(changes, { actor: staff, locale, nameOf });
      return { changes: lines };
    },
  };
}

export type EditDossier = ReturnType<typeof createEditDossier>;

function sectionOf(code: string | null): Section | null {
  return sectionCodes.find((section) => section === code) ?? null;
}

/** Who has written in a dossier; a machine has no name. */
function writersOf(dossier: Dossier): string[] {
  return [...dossier.facts, ...dossier.missingDataReasons].flatMap((one) => [
    one.enteredBy,
    ...('confirmed' in one ? [one.confirmed?.by ?? '', one.confirmation?.by ?? ''] : []),
  ]);
}

function accountIdOf(actor: string): string | undefined {
  return actor.startsWith('account:') ? actor.slice('account:'.length) : undefined;
}
