import type { Actor } from '#kernel/actor.ts';
import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { type Checks, checkProblems, type Look, type StoodValue } from '#modules/checks/service.ts';
import { type Order, type OrdersService, orderProblems } from '#modules/orders/service.ts';
import type { ThinReason } from '#modules/reports/contract.ts';
import type { Dossier, ReportsService } from '#modules/reports/service.ts';
import { maxNoteLength } from '#modules/worklists/contract.ts';
import type { Notes } from '#modules/worklists/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Check, ReadCheck } from './read-check.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** The second person's side of a report: value by value, then back to its authors or out to the customer. */
export function createCheckReport(deps: {
  db: Db;
  orders: OrdersService;
  reports: ReportsService;
  checks: Checks;
  accounts: Pick<AccountsService, 'users'>;
  notes: Pick<Notes, 'add'>;
  readCheck: ReadCheck;
  /** Of prepare-report: approves what `admit` lets through. */
  approve: (
    orderId: string,
    actor: Staff,
    thinReason: ThinReason | undefined,
    isWalked: true,
  ) => Promise<Dossier | undefined>;
}) {
  const { db, orders, reports, checks, readCheck, accounts, notes } = deps;

  /** Throws 404 for somebody who is not of the staff. */
  async function assertStaff(ids: readonly string[]): Promise<void> {
    const staff = new Set((await accounts.users.listStaff(db)).map(({ id }) => id));
    if (!ids.every((id) => staff.has(id))) throw new Problem(checkProblems.unknownColleague);
  }

  /** One act of somebody who has written nothing in a report that waits for a second person. */
  async function decide(
    orderId: string,
    actor: Staff,
    work: (tx: Tx, check: Check, read: { order: Order; dossier: Dossier }) => Promise<void>,
  ): Promise<Dossier> {
    return db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (order.state !== 'in_review') throw new Problem(orderProblems.wrongState);
      const dossier = await reports.getDossier(tx, orderId, order.revision);
      const check = await readCheck(tx, order, dossier);
      if (check.authors.has(actor.accountId)) throw new Problem(checkProblems.ownValue);
      await work(tx, check, { order, dossier });
      return dossier;
    });
  }

  const changeAt = (check: Check, place: string) => {
    const change = check.changes.find(({ value }) => value.place === place);
    if (change === undefined) throw new Problem(checkProblems.unknownValue);
    return change;
  };

  // Each answers the dossier that it has read: whoever shows the check then need not read it again.
  return {
    /** What is accepted is what was seen: 409 where another value stands there by now. */
    accept: (
      orderId: string,
      seen: readonly Readonly<{ place: string; fingerprint: string }>[],
      actor: Staff,
    ): Promise<Dossier> =>
      decide(orderId, actor, async (tx, check) => {
        for (const { place, fingerprint } of seen)
          if (changeAt(check, place).value.fingerprint !== fingerprint)
            throw new Problem(checkProblems.valueChanged);
        const said = seen.map((one) => ({ what: 'accept' as const, ...one }));
        await checks.say(tx, check.checked, said, actor);
      }),

    undo: (orderId: string, place: string, actor: Staff): Promise<Dossier> =>
      decide(orderId, actor, async (tx, check) => {
        if (check.standing.get(place)?.accepted === undefined) return;
        await checks.say(tx, check.checked, [{ what: 'undo', place }], actor);
      }),

    /** Whoever is named has a note at the order that says so. Somebody who wrote in the report, or anybody while it is worked on, replies; a second person comments. */
    async comment(
      orderId: string,
      { mentions, ...said }: { place: string; text: string; mentions: readonly string[] },
      actor: Staff,
    ): Promise<Dossier> {
      if (mentions.length > 0) await assertStaff(mentions);
      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        const isReviewed = order.state === 'in_review';
        if (!isReviewed && order.state !== 'in_progress') throw new Problem(orderProblems.wrongState);
        const dossier = await reports.getDossier(tx, orderId, order.revision);
        const check = await readCheck(tx, order, dossier);
        const isKnown =
          check.standing.has(said.place) ||
          [...check.values, ...check.changes.map(({ value }) => value)].some(
            ({ place }) => place === said.place,
          );
        if (!isKnown) throw new Problem(checkProblems.unknownValue);
        const what = isReviewed && !check.authors.has(actor.accountId) ? 'comment' : 'reply';
        await checks.say(tx, check.checked, [{ what, ...said }], actor);
        if (mentions.length === 0) return dossier;
        const { value } = check.changes.find(({ value: { place } }) => place === said.place) ?? {};
        const text = shorten(`${value?.label || said.place}: ${said.text}`, maxNoteLength);
        await notes.add(tx, orderId, { text, mentions }, actor);
        return dossier;
      });
    },

    /** Gives the report back with its open comments, of which the event row keeps the beginning. */
    sendBack: (orderId: string, actor: Staff): Promise<Dossier> =>
      decide(orderId, actor, async (tx, check, { order, dossier }) => {
        if (check.open.length === 0) throw new Problem(checkProblems.nothingToSay);
        const labels = new Map(check.changes.map(({ value }) => [value.place, value.label || value.section]));
        const reason = check.open
          .map(({ place, text }) => `${labels.get(place) ?? place}: ${text}`)
          .join('; ');
        await checks.closeRound(tx, check.checked, await stood(tx, check, { order, dossier }), actor);
        await orders.apply(tx, orderId, 'reject', { actor, reason: shorten(reason, 500) });
      }),

    /** Approves what was walked through: every changed value accepted, no comment open. Problem 403, 409. */
    approve: (
      orderId: string,
      actor: Staff,
      thinReason: ThinReason | undefined,
    ): Promise<Dossier | undefined> => deps.approve(orderId, actor, thinReason, true),

    async look(orderId: string, looks: readonly Look[], actor: Staff): Promise<void> {
      const { revision, state } = await orders.get(db, orderId);
      if (state === 'in_review') await checks.noteLooks(db, { orderId, revision }, actor.accountId, looks);
    },
  };

  /** Every value as it stands, in the words of each language. */
  async function stood(
    tx: Tx,
    { values }: Check,
    { order, dossier }: { order: Order; dossier: Dossier },
  ): Promise<StoodValue[]> {
    const shown = new Map<string, Partial<Record<Locale, string>>>();
    for (const locale of Object.values(inEveryLanguage((one) => one)))
      for (const value of (await readCheck(tx, order, dossier, locale)).values)
        shown.set(value.place, { ...shown.get(value.place), [locale]: value.shown });
    return values.map(({ place, fingerprint, source }) => ({
      ...{ place, fingerprint, source },
      shown: shown.get(place) ?? {},
    }));
  }
}

export type CheckReport = ReturnType<typeof createCheckReport>;
