import { type Actor, actorName, system, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { inEveryLanguage, type Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { once } from '#platform/http/idempotency.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { type RequestEvent, requestMachine } from './data-request-states.ts';
import { isKind, isRelation } from './kinds/request-kind-rules.ts';
import { requestProblems } from './problems.ts';
import {
  deleteClosedBefore,
  deleteRequestsOf,
  findAskedTimes,
  findRequest,
  findRequestsOf,
  insertRequest,
  insertRequestEvents,
  listRequestEvents,
  updateRequest,
} from './repository.ts';
import type { DataRequest, RequestEventRow } from './request.ts';
import { words } from './texts/problems/words.ts';
import { checkRequest, type RequestFields } from './web/request-rules.ts';

export type { DataRequest } from './request.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Topics of the outbox: word of it to our own address, a receipt to whoever asked, and what we answer. */
export const requestTopics = {
  notice: 'data-requests.notice',
  receipt: 'data-requests.receipt',
  answer: 'data-requests.answer',
} as const;

/** The law's month (GDPR, article 12). */
const requestDays = 30;
const maxPerDay = 10;
const keptMonths = 36;
const erasedAtOnce = 1000;
const maxEvents = 200;

/**
 * What people ask of us about data on them. It is stored first and acknowledged by mail; one of us answers by hand. Neither
 * page nor mail says whether anything is held: that stands in the answer of a person alone.
 */
export function createDataRequests(deps: { clock: Clock; outbox: Outbox; secrets: Secrets }) {
  const { clock, outbox, secrets } = deps;

  const note = (tx: Tx, ids: readonly string[], row: Omit<RequestEventRow, 'at'>) =>
    insertRequestEvents(tx, ids, { ...row, at: clock.now() });

  async function store(tx: Tx, request: DataRequest): Promise<void> {
    const { id, email, createdAt } = request;
    const earlier = await findAskedTimes(tx, email, new Date(createdAt.getTime() - dayMs));
    if (earlier.length >= maxPerDay)
      throw new Problem(requestProblems.tooManyRequests, { retryAfterSeconds: dayMs / 1000 });
    await insertRequest(tx, request);
    await note(tx, [id], { from: null, event: 'ask', to: request.state, actor: actorName(visitor) });
    const payload = { requestId: id };
    await outbox.enqueue(tx, { topic: requestTopics.notice, key: `data-request:${id}:notice`, payload });
    // Anybody may type anybody's address: it gets one receipt a day, however often it is typed.
    if (earlier.length > 0) return;
    await outbox.enqueue(tx, { topic: requestTopics.receipt, key: `data-request:${id}:receipt`, payload });
  }

  async function lock(tx: Tx, id: string): Promise<DataRequest> {
    const request = await findRequest(tx, id, true);
    if (request === undefined) throw new Problem(requestProblems.unknownRequest);
    return request;
  }

  /** Moves a locked request along an edge of the table, with its event row. */
  async function move(
    tx: Tx,
    request: DataRequest,
    event: RequestEvent,
    staff: Staff,
    changes: Omit<Parameters<typeof updateRequest>[2], 'state'>,
  ): Promise<DataRequest> {
    const to = requestMachine.next(request.state, event);
    if (to === undefined) throw new Problem(requestProblems.requestMoved);
    await updateRequest(tx, request.id, { state: to, ...changes });
    await note(tx, [request.id], { from: request.state, event, to, actor: actorName(staff) });
    return { ...request, ...changes, state: to };
  }

  return {
    /** Throws 400 with the refused fields, 429 for a flood with one address. */
    async ask(
      db: Db,
      fields: RequestFields,
      { locale, idempotencyKey }: { locale: Locale; idempotencyKey: string | undefined },
    ): Promise<{ id: string; dueAt: string }> {
      const faults = checkRequest(fields);
      const { kind, relation } = fields;
      if (faults.length > 0 || !isKind(kind) || !isRelation(relation))
        throw new Problem(problems.invalidInput, { fields: faults });
      const deduplication = { db, clock, seal: secrets.seal, unseal: secrets.unseal };
      const request = { scope: 'data-request', caller: visitor, key: idempotencyKey, body: fields };
      return once<{ id: string; dueAt: string }>(deduplication, request, (keep) =>
        db.transaction().execute(async (tx) => {
          const createdAt = clock.now();
          const dueAt = new Date(createdAt.getTime() + requestDays * dayMs);
          const said = { id: uuidv7(createdAt), dueAt: dueAt.toISOString() };
          await store(tx, {
            ...{ id: said.id, kind, relation, locale, createdAt, dueAt, state: requestMachine.initial },
            name: fields.name.trim(),
            company: fields.company.trim(),
            message: fields.message.trim(),
            email: fields.email.trim(),
            ...{ assigneeId: null, answer: null, closedAt: null },
          });
          await keep(tx, said);
          return said;
        }),
      );
    },
    /** Undefined once it is erased. */
    find: (db: Db, id: string) => findRequest(db, id),
    /** A request with what happened to it. Throws 404. */
    async get(db: Db, id: string) {
      const request = await findRequest(db, id);
      if (request === undefined) throw new Problem(requestProblems.unknownRequest);
      return { request, events: await listRequestEvents(db, id, maxEvents) };
    },
    /** Somebody takes it, or puts it back; throws 404, and 409 where the table has no such edge. */
    async assign(tx: Tx, id: string, to: string | null, staff: Staff): Promise<void> {
      const found = await lock(tx, id);
      if (to === null) await move(tx, found, 'put_back', staff, { assigneeId: null });
      else await move(tx, found, 'take', staff, { assigneeId: to });
    },
    /** Answers it, or refuses with the reason: either is mailed. Whoever answers a new one takes it with that. Throws 400, 404, 409. */
    async reply(tx: Tx, id: string, reply: { outcome: 'answer' | 'refuse'; text: string }, staff: Staff) {
      const found = await lock(tx, id);
      if (!readsAs(reply.text, found.locale)) throw otherLanguage();
      const taken =
        found.state === 'new' ? await move(tx, found, 'take', staff, { assigneeId: staff.accountId }) : found;
      const changes = { answer: reply.text, closedAt: clock.now() };
      if (reply.outcome === 'refuse') await move(tx, taken, 'refuse', staff, changes);
      else await move(tx, taken, 'answer', staff, changes);
      const payload = { requestId: id };
      await outbox.enqueue(tx, { topic: requestTopics.answer, key: `data-request:${id}:answer`, payload });
    },
    /** The mail server will not have our receipt: the address is wrong. */
    async noteReceiptRefused(tx: Tx, { id, state }: DataRequest): Promise<void> {
      await note(tx, [id], { from: state, event: 'receipt_refused', to: state, actor: actorName(system) });
    },
    /** Everything kept of a person, found by e-mail in any case. */
    exportOf: (db: Db | Tx, email: string) => findRequestsOf(db, email),
    /** Erases all of it; rows without personal data stay as the proof. */
    async eraseOf(tx: Tx, email: string, actor: Actor): Promise<number> {
      const ids = await deleteRequestsOf(tx, email);
      await note(tx, ids, { from: null, event: 'erase', to: 'erased', actor: actorName(actor) });
      return ids.length;
    },
    /** Erases what was closed more than three years ago; answers how many went. */
    async eraseOld(db: Db): Promise<number> {
      const before = new Date(clock.now());
      before.setUTCMonth(before.getUTCMonth() - keptMonths);
      return db.transaction().execute(async (tx) => {
        const ids = await deleteClosedBefore(tx, before, erasedAtOnce);
        await note(tx, ids, { from: null, event: 'erase', to: 'erased', actor: actorName(system) });
        return ids.length;
      });
    },
  };
}

export type DataRequestsService = ReturnType<typeof createDataRequests>;

function otherLanguage(): Problem {
  const text = inEveryLanguage((locale) => words[locale].otherLanguage);
  return new Problem(problems.invalidInput, { fields: [{ field: 'text', code: 'other_language', text }] });
}
