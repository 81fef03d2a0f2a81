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
import type { Desk } from './contract.ts';
import type { DeskHeadOf } from './desk-head.ts';

type Staff = Extract<Actor, { kind: 'account' }>;
type Section = (typeof sectionCodes)[number];
type Standing = Pick<Desk, 'patch' | 'state' | 'isEditable' | 'people'>;
/** Where a value stands; without a field it is a section itself. */
type Place = Readonly<{ section: Section; field?: string | undefined; position: number }>;
type Asked = Readonly<{ since: number; section?: Section | undefined }>;

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

  /** What every answer brings along; `viewer` counts as being there. */
  async function standing(order: Order, dossier: Dossier, asked: Asked, staff: Staff, locale: Locale) {
    const [steps, readers] = await Promise.all([
      research.listWorkItems(db, order.id, order.revision),
      dossierDesk.meet(db, dossier.id, staff.accountId, asked.section ?? null),
    ]);
    const names = await namesIn(dossier, [staff.accountId, ...readers.map(({ accountId }) => accountId)]);
    const viewer = { actor: staff, locale, nameOf: names };
    const found: Standing = {
      patch: await dossierDesk.patch(db, dossier, asked.since, steps, order.locale, viewer),
      state: order.state,
      isEditable: order.state === 'in_progress' && dossier.sealedAt === null,
      people: readers.map(({ accountId, section, seenAt }) => ({
        name: names(`account:${accountId}`) ?? accountId,
        section: sectionOf(section),
        seenAt: seenAt.toISOString(),
      })),
    };
    return { found, viewer, steps };
  }

  /** Who has written in a dossier, by name; a machine has none. */
  async function namesIn(dossier: Dossier, others: readonly string[]) {
    const said = [...dossier.facts, ...dossier.missingDataReasons].flatMap((one) => [
      one.enteredBy,
      ...('confirmed' in one ? [one.confirmed?.by ?? '', one.confirmation?.by ?? ''] : []),
    ]);
    return namesOf([...said, ...others.map((id) => `account:${id}`)]);
  }

  async function namesOf(actors: readonly string[]): Promise<(actor: string) => string | null> {
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
      const { found, steps } = await standing(order, dossier, { since: 0, section }, staff, locale);
      return { ...found, ...(await deps.headOf(order, dossier, steps, staff, locale)) };
    },

    /** Only while somebody works on the order; Problem 404, 409. Sent twice at once, the second waits for the first. */
    async change(
      orderId: string,
      changes: readonly DeskChange[],
      asked: Asked,
      staff: Staff,
      locale: Locale,
    ): Promise<Standing & { results: DeskChangeResult[] }> {
      const { order, made } = await db.transaction().execute(async (tx: Tx) => {
        const locked = await orders.lock(tx, orderId);
        if (locked.state !== 'in_progress') throw new Problem(orderProblems.wrongState);
        const dossier = { orderId, revision: locked.revision };
        return { order: locked, made: await dossierDesk.change(tx, dossier, changes, staff) };
      });
      const { found, viewer } = await standing(order, made.dossier, asked, staff, locale);
      return { ...found, results: dossierDesk.presentResults(made.results, made.dossier, viewer) };
    },

    async follow(orderId: string, asked: Asked, staff: Staff, locale: Locale): Promise<Standing> {
      const { order, dossier } = await find(orderId);
      return (await standing(order, dossier, asked, staff, locale)).found;
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

function accountIdOf(actor: string): string | undefined {
  return actor.startsWith('account:') ? actor.slice('account:'.length) : undefined;
}
