import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { deleteDrafts, findTermsAt, lockPrices, upsertDrafts } from './drafts-repository.ts';
import {
  findPriceList,
  findRows,
  insertPriceList,
  insertPriceListEvent,
  listPriceLists,
  markWithdrawn,
  type PriceList,
  replaceRows,
  type TermsChange,
} from './lists-repository.ts';
import { NotAPriceFile, type PricedLine, type RefusedLine, readPriceCsv } from './price-csv.ts';
import { type DeskTariff, draftedChanges, type PriceDesk, readPriceDesk, termsToBe } from './price-desk.ts';
import { pricingProblems } from './problems.ts';
import { putInForce } from './put-in-force.ts';
import { isSameTerms, type Raise, raisedPrice, type Terms } from './terms.ts';

/** Work of the outbox about prices. */
export const pricingTopics = { publish: 'prices.publish' } as const;

/** The list that every installation begins with: the first versions of all tariffs. */
const firstList = '01900000-0000-7000-8000-000000000001';
const maxAheadDays = 366;

/** Terms that somebody wants, and which state of the tariff they saw; null takes their draft away. */
export type WishedTerms = Readonly<{ tariffId: number; seen: string; terms: Terms | null }>;

/** Which tariffs a raise is about: of countries, of a kind of report, those that are on offer. */
export type RaiseOf = Raise &
  Readonly<{ countryIds: ReadonlySet<number> | undefined; kind: ReportKind | undefined }>;

/** Prices as staff edit them: one draft for everybody, price lists that take effect at once or at a time, and their history. */
export function createPricing({ clock, outbox }: { clock: Clock; outbox: Outbox }) {
  /** Writes drafts; terms that are the published ones need none. */
  async function keep(
    tx: Tx,
    wishes: readonly Readonly<{ tariff: DeskTariff; terms: Terms | null }>[],
    actor: Actor,
  ): Promise<void> {
    const isGone = ({ tariff, terms }: (typeof wishes)[number]) =>
      terms === null || isSameTerms(terms, tariff.terms);
    const changed = wishes.filter(
      ({ tariff, terms }) => !isSameTerms(terms ?? tariff.terms, termsToBe(tariff)),
    );
    const written = changed.flatMap((wish) =>
      wish.terms === null || isGone(wish) ? [] : [{ tariffId: wish.tariff.tariffId, terms: wish.terms }],
    );
    // A draft that came to equal what is published meanwhile goes too.
    const gone = wishes.filter((wish) => wish.tariff.draft !== undefined && isGone(wish));
    const who = { by: actorName(actor), at: clock.now() };
    await upsertDrafts(tx, written, who);
    await deleteDrafts(
      tx,
      gone.map(({ tariff }) => tariff.tariffId),
    );
    const event = { priceListId: null, actor: who.by, at: who.at };
    if (written.length > 0)
      await insertPriceListEvent(tx, { ...event, event: 'draft', tariffs: written.length });
    if (gone.length > 0) await insertPriceListEvent(tx, { ...event, event: 'discard', tariffs: gone.length });
  }

  /** The desk under lock, as the caller saw it; throws 409 where somebody has changed it since. */
  async function deskAsSeen(tx: Tx, mark: string): Promise<PriceDesk> {
    await lockPrices(tx);
    const desk = await readPriceDesk(tx);
    if (desk.mark !== mark) throw new Problem(pricingProblems.changedMeanwhile);
    return desk;
  }

  async function getList(db: Db | Tx, id: string): Promise<PriceList> {
    const list = await findPriceList(db, id);
    if (list === undefined) throw new Problem(pricingProblems.unknownPriceList);
    return list;
  }

  /** What would have to change for all prices to be what they were under a published list. */
  async function restoring(db: Db | Tx, id: string, desk: PriceDesk): Promise<TermsChange[]> {
    const { state, publishedAt } = await getList(db, id);
    if (state !== 'published' || publishedAt === null) throw new Problem(pricingProblems.notRestorable);
    const then = await findTermsAt(db, id === firstList ? undefined : publishedAt);
    return desk.tariffs.flatMap(({ tariffId, terms: before }) => {
      const after = then.get(tariffId);
      return after === undefined || isSameTerms(before, after) ? [] : [{ tariffId, before, after }];
    });
  }

  /** Makes a list of changes; without a time it takes effect within this transaction. */
  async function make(
    tx: Tx,
    desk: PriceDesk,
    changes: readonly TermsChange[],
    how: { reason: string; dueAt: Date | undefined; restores: string | null; actor: Actor },
  ): Promise<string> {
    if (changes.length === 0) throw new Problem(pricingProblems.nothingToPublish);
    assertSellable(desk, changes);
    const now = clock.now();
    const id = uuidv7(now);
    const { reason, dueAt, restores, actor } = how;
    const madeBy = actorName(actor);
    await insertPriceList(tx, { id, reason, restores, madeBy, madeAt: now, dueAt: dueAt ?? now });
    await replaceRows(tx, id, changes);
    if (dueAt === undefined) {
      await putInForce(tx, id, { actor: madeBy, reason, now });
      return id;
    }
    await insertPriceListEvent(tx, {
      priceListId: id,
      event: 'schedule',
      actor: madeBy,
      reason,
      tariffs: changes.length,
      at: now,
    });
    const delayMs = dueAt.getTime() - now.getTime();
    await outbox.enqueue(tx, {
      topic: pricingTopics.publish,
      key: `price-list:${id}`,
      payload: { priceListId: id },
      delayMs,
    });
    return id;
  }

  return {
    read: readPriceDesk,

    /** Throws 404 for a tariff that is not there and 409 where somebody changed one since it was seen; all or none. */
    async write(tx: Tx, wishes: readonly WishedTerms[], actor: Actor): Promise<void> {
      await lockPrices(tx);
      const desk = await readPriceDesk(tx);
      const byId = new Map(desk.tariffs.map((tariff) => [tariff.tariffId, tariff]));
      const known = [...new Map(wishes.map((wish) => [wish.tariffId, wish])).values()].map((wish) => {
        const tariff = byId.get(wish.tariffId);
        if (tariff === undefined) throw new Problem(pricingProblems.unknownDraftTariff);
        if (tariff.seen !== wish.seen) throw new Problem(pricingProblems.changedMeanwhile);
        return { tariff, terms: wish.terms };
      });
      await keep(tx, known, actor);
    },

    /** Drafts another price for many tariffs at once, from the price that is drafted or published. */
    async raise(tx: Tx, mark: string, { countryIds, kind, ...raise }: RaiseOf, actor: Actor): Promise<void> {
      const desk = await deskAsSeen(tx, mark);
      const meant = desk.tariffs.filter(
        (tariff) =>
          termsToBe(tariff).isOffered &&
          (kind === undefined || tariff.reportKind === kind) &&
          (countryIds === undefined || countryIds.has(tariff.countryId)),
      );
      const wishes = meant.map((tariff) => {
        const from = termsToBe(tariff);
        return { tariff, terms: { ...from, priceMinor: raisedPrice(from.priceMinor, raise) } };
      });
      await keep(tx, wishes, actor);
    },

    /** Drafts what a table says; lines that cannot be taken are answered. Throws 422 for what is no such table. */
    async importCsv(
      tx: Tx,
      { mark, text, lineOf }: { mark: string; text: string; lineOf: (tariff: DeskTariff) => PricedLine },
      actor: Actor,
    ): Promise<readonly RefusedLine[]> {
      const desk = await deskAsSeen(tx, mark);
      const known = new Map(desk.tariffs.map((tariff) => [tariff.tariffId, lineOf(tariff)]));
      const { taken, refused } = readTable(text, known);
      const wishes = desk.tariffs.flatMap((tariff) => {
        const terms = taken.get(tariff.tariffId);
        return terms === undefined ? [] : [{ tariff, terms }];
      });
      await keep(tx, wishes, actor);
      return refused;
    },

    /** Publishes the draft now, or at a time within a year; throws 409 where it is not the one that was seen. */
    async publish(
      tx: Tx,
      { mark, reason, at }: { mark: string; reason: string; at: Date | undefined },
      actor: Actor,
    ): Promise<string> {
      const desk = await deskAsSeen(tx, mark);
      const aheadMs = at === undefined ? 0 : at.getTime() - clock.now().getTime();
      if (aheadMs < 0 || aheadMs > maxAheadDays * dayMs) throw new Problem(pricingProblems.wrongTime);
      const changes = draftedChanges(desk);
      const id = await make(tx, desk, changes, { reason, dueAt: at, restores: null, actor });
      await deleteDrafts(
        tx,
        changes.map(({ tariffId }) => tariffId),
      );
      return id;
    },

    /** Takes a list back before its time; what it was to change is a draft again where nobody drafted anew. */
    async withdraw(tx: Tx, id: string, reason: string, actor: Actor): Promise<void> {
      await lockPrices(tx);
      if ((await getList(tx, id)).state !== 'scheduled') throw new Problem(pricingProblems.notScheduled);
      const rows = await findRows(tx, id);
      await markWithdrawn(tx, id);
      const at = clock.now();
      const by = actorName(actor);
      await insertPriceListEvent(tx, {
        priceListId: id,
        event: 'withdraw',
        actor: by,
        reason,
        tariffs: rows.length,
        at,
      });
      const { tariffs } = await readPriceDesk(tx);
      const free = new Map(
        tariffs.filter(({ draft }) => draft === undefined).map((one) => [one.tariffId, one]),
      );
      const wishes = rows.flatMap(({ tariffId, after }) => {
        const tariff = free.get(tariffId);
        return tariff === undefined ? [] : [{ tariff, terms: after }];
      });
      await keep(tx, wishes, actor);
    },

    /** What going back to a published list would change, and the mark to do it with. */
    async previewRestore(db: Db, id: string): Promise<{ mark: string; changes: TermsChange[] }> {
      const desk = await readPriceDesk(db);
      return { mark: desk.mark, changes: await restoring(db, id, desk) };
    },

    /** Publishes a new list that is equal to an earlier one. The draft stays as it is. */
    async restore(
      tx: Tx,
      { id, mark, reason }: { id: string; mark: string; reason: string },
      actor: Actor,
    ): Promise<string> {
      const desk = await deskAsSeen(tx, mark);
      const changes = await restoring(tx, id, desk);
      return make(tx, desk, changes, { reason, dueAt: undefined, restores: id, actor });
    },

    list: listPriceLists,
    getList,
    changesOf: findRows,

    /** What the outbox does when the time of a list has come; a list that was taken back stays so. */
    async publishDue(tx: Tx, id: string): Promise<void> {
      await lockPrices(tx);
      const { state, reason, madeBy } = await getList(tx, id);
      if (state === 'scheduled') await putInForce(tx, id, { actor: madeBy, reason, now: clock.now() });
    },
  };
}

export type Pricing = ReturnType<typeof createPricing>;

function readTable(text: string, known: ReadonlyMap<number, PricedLine>) {
  try {
    return readPriceCsv(text, known);
  } catch (error) {
    if (error instanceof NotAPriceFile) throw new Problem(pricingProblems.notAPriceFile, { cause: error });
    throw error;
  }
}

/** Every country that sells a credit report goes on to do so: its pages have a price to show. */
function assertSellable({ tariffs }: PriceDesk, changes: readonly TermsChange[]): void {
  const after = new Map(changes.map((change) => [change.tariffId, change.after]));
  const credit = tariffs.filter(({ reportKind }) => reportKind === 'credit');
  const ofCountry = Map.groupBy(credit, ({ countryId }) => countryId);
  for (const own of ofCountry.values()) {
    const isTouched = own.some(({ tariffId }) => after.has(tariffId));
    const isSold = own.some(({ tariffId, terms }) => (after.get(tariffId) ?? terms).isOffered);
    if (isTouched && !isSold) throw new Problem(pricingProblems.countryWithoutTariff);
  }
}
