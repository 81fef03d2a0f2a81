import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import { isInWork, isOverUnsent } from '#modules/orders/order-states.ts';
import { type Order, type OrdersService, orderProblems, orderTopics } from '#modules/orders/service.ts';
import type { ResearchRuns } from '#modules/registers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Assemble, assemblyOf } from './assembly-of.ts';
import type { OrderResearch, StaffResearch } from './contract.ts';
import { fileSourcesOf, handInFile, isOfFile } from './hand-in-file.ts';
import { researchProblems } from './problems.ts';
import { researchSubjectOf } from './research-subject.ts';
import { isSilent, viewForCustomer, viewForStaff } from './research-view.ts';
import { createResearchWatch } from './research-watch.ts';

/** While sources are asked, what has come is made into facts this often. */
const assembleEveryMs = 500;
const payloadShape = z.object({ orderId: z.string() });

/** What an order needs of sources: asked when it is accepted, made into facts as it comes, shown to customer and staff. */
export function createResearchCompany(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  companies: CompaniesService;
  researchRuns: ResearchRuns;
  /** Makes ready what assembling needs, outside of its transactions. */
  prepare?: () => Promise<void>;
  /** Looks whether lists have changed since orders in work were screened. */
  rescreen?: () => Promise<void>;
  /** Has what is kept for orders in work read again by newer readers; answers whether it has looked for any. */
  readAgain?: () => Promise<boolean>;
  /** Of reports: makes facts of what sources said; the same input again changes nothing. */
  assemble: Assemble;
}) {
  const { db, outbox, orders, companies, researchRuns, assemble } = deps;
  const { prepare = async () => {}, rescreen = async () => {}, readAgain = async () => false } = deps;
  let wake = () => {};

  /** Begins the research of an order unless it has begun; false where its company is not identified. */
  async function begin(orderId: string, actor: Actor): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (!isInWork(order.state)) return false;
      const subject = await researchSubjectOf(tx, companies, order);
      if (subject === undefined || researchRuns.sources.length === 0) return false;
      await researchRuns.begin(tx, { orderId, subject, startedBy: actorName(actor) });
      return true;
    });
  }

  outbox.on(orderTopics.research, async (payload) => {
    const { orderId } = payloadShape.parse(payload);
    if (await begin(orderId, system)) wake();
    else if (await isOver(db, orderId))
      await db.transaction().execute((tx) => researchRuns.drop(tx, orderId));
  });

  /** It ended without a report, for good: neither is more asked for it, nor anything written. */
  async function isOver(at: Db | Tx, orderId: string): Promise<boolean> {
    return isOverUnsent((await orders.get(at, orderId)).state);
  }

  async function handOver(): Promise<void> {
    await prepare();
    await rescreen();
    await researchRuns.handOver(async (tx, { id, orderId }) => {
      if (!(await isOver(tx, orderId))) await assemble(tx, orderId, await assemblyOf(tx, researchRuns, id));
    });
  }

  /** Makes the facts of an order anew of what its sources have said so far; without research there is nothing to make them of. */
  async function reassemble(tx: Tx, orderId: string): Promise<void> {
    const run = await researchRuns.runOf(tx, orderId);
    if (run !== undefined) await assemble(tx, orderId, await assemblyOf(tx, researchRuns, run.id));
  }

  async function view(
    order: Pick<Order, 'id' | 'state' | 'subject'>,
    locale: Locale,
  ): Promise<OrderResearch> {
    // The number first: what is read after it is at least as new.
    const version = (await researchRuns.countSteps(db, [order.id])).get(order.id) ?? 0;
    const run = await researchRuns.runOf(db, order.id);
    const tasks = run === undefined ? [] : await researchRuns.tasks(db, run.id);
    const isAwaited = order.state === 'queued' && order.subject.kind === 'company';
    const isExpected = run === undefined && isAwaited && researchRuns.sources.length > 0;
    return viewForCustomer({ version, run, tasks, isExpected }, locale);
  }

  const watching = createResearchWatch({ countSteps: (ids) => researchRuns.countSteps(db, ids), view });

  async function staffView(orderId: string, locale: Locale): Promise<StaffResearch> {
    const order = await orders.get(db, orderId);
    const run = await researchRuns.runOf(db, orderId);
    const tasks = run === undefined ? [] : await researchRuns.tasks(db, run.id);
    const readings = run === undefined ? [] : await researchRuns.readings(db, run.id);
    const files = fileSourcesOf(await researchSubjectOf(db, companies, order)).map(({ code }) => code);
    const hasSources = researchRuns.sources.length > 0;
    return viewForStaff({ order, run, tasks, readings, hasSources, files }, locale);
  }

  /** Only while what comes can still become part of the report. */
  async function lockOpen(tx: Tx, orderId: string): Promise<void> {
    const { state } = await orders.lock(tx, orderId);
    if (!isInWork(state)) throw new Problem(orderProblems.wrongState);
  }

  return {
    /** Has `listener` called whenever there is something new to ask. */
    onBegun(listener: () => void): void {
      wake = listener;
    },
    /** Asks all that is due, and makes facts of what comes as it comes; what failed in reading again is thrown at the end. */
    async drain(): Promise<number> {
      const work = researchRuns.drain();
      const asking = settled(work);
      // What is fresh first: no answer waits for one that is read again beside it.
      await handOver();
      const again = readAgain();
      const ended = Promise.all([asking, settled(again)]).then(() => true);
      while (!(await Promise.race([ended, pause(assembleEveryMs, false)]))) await handOver();
      // Nothing was asked, nothing read: nothing has come since.
      const isIdle = (await work.catch(() => 1)) === 0 && !(await again.catch(() => true));
      if (!isIdle) await handOver();
      await again;
      return work;
    },
    async track(secret: string, locale: Locale): Promise<OrderResearch> {
      return view(await orders.getBySecret(db, secret), locale);
    },
    /** Server-sent events of the same. */
    async watch(secret: string, locale: Locale): Promise<Readable> {
      return watching.watch(await orders.getBySecret(db, secret), locale);
    },
    endWatching: watching.close,
    staffView,
    reassemble,
    async askAgain(orderId: string, taskId: string, actor: Actor): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await lockOpen(tx, orderId);
        const run = await researchRuns.runOfTask(tx, taskId);
        if (run?.orderId !== orderId) throw new Problem(researchProblems.unknownQuestion);
        const asked = (await researchRuns.tasks(tx, run.id)).find(({ id }) => id === taskId);
        if (asked !== undefined && isOfFile(asked.source)) throw new Problem(researchProblems.notAsked);
        if (!(await researchRuns.askAgain(tx, taskId, actorName(actor))))
          throw new Problem(researchProblems.beingAsked);
      });
      wake();
    },
    async askSilent(orderId: string, actor: Actor): Promise<void> {
      await db.transaction().execute((tx) => lockOpen(tx, orderId));
      // A research that was never begun is; one that was gets the questions to sources that came later.
      if (!(await begin(orderId, actor))) throw new Problem(researchProblems.notIdentified);
      await db.transaction().execute(async (tx) => {
        const run = await researchRuns.runOf(tx, orderId);
        const tasks = run === undefined ? [] : await researchRuns.tasks(tx, run.id);
        for (const { id } of tasks.filter(isSilent)) await researchRuns.askAgain(tx, id, actorName(actor));
      });
      wake();
    },
    /** A file of a source, read and laid into the dossier as an answer is. */
    async handIn(orderId: string, code: string, file: Buffer, actor: Actor): Promise<void> {
      const order = await orders.get(db, orderId);
      const given = { order, code, file, actor: actorName(actor) };
      await handInFile({ db, companies, researchRuns }, given, lockOpen);
      wake();
    },
    /** The bytes that a source answered, for whoever works on the order. */
    async answerFile(orderId: string, snapshotId: string): Promise<FileReply> {
      const run = await researchRuns.runOf(db, orderId);
      const readings = run === undefined ? [] : await researchRuns.readings(db, run.id);
      const snapshot = readings.find((one) => one.snapshotId === snapshotId)?.snapshot;
      if (snapshot === undefined) throw new Problem(researchProblems.unknownAnswer);
      const bytes = await researchRuns.bytesOf(snapshot);
      return { bytes, fileName: `${snapshot.source}-${snapshot.sha256.slice(0, 12)}.bin` };
    },
  };
}

/** Once it has ended, whatever came of it. */
const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  );

export type ResearchCompany = ReturnType<typeof createResearchCompany>;
