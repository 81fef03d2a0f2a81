import { type Actor, actorName, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { newLinkSecret, uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { quotedDue } from './calendar/due-dates.ts';
import { orderCalendar } from './calendar/work-calendar.ts';
import type { OrderSubject } from './contract.ts';
import { beginPause, eventChanges, lateNewsOf, noticeOf } from './event-changes.ts';
import type { Order, TariffSnapshot } from './order.ts';
import {
  insertOrderEvent,
  listOrderEvents,
  noteOrderEvent,
  type OrderEventRow,
} from './order-events-repository.ts';
import {
  isOnUs,
  isOverUnsent,
  type OrderEvent,
  type OrderState,
  orderMachine,
  orderStates,
} from './order-states.ts';
import {
  countOwnOrders,
  findOwnOrders,
  type OrdersOfReader,
  type OwnOrdersCount,
  type OwnOrdersFilter,
  takeOverGuestOrders,
} from './own-orders-repository.ts';
import { createOrdersOfOwner, type OrdersOfOwner } from './owner.ts';
import { orderProblems } from './problems.ts';
import { promiseEnding } from './promises/promise-ending.ts';
import { createPromises as createPromiseCounts } from './promises/promises.ts';
import { insertPromise } from './promises/promises-repository.ts';
import {
  changeLocked,
  findOrder,
  insertOrder,
  listOrders,
  listSentBetween,
  listStale,
  type OrderChanges,
  updateOrder,
} from './repository.ts';
import { orderTopics } from './sendings/order-topics.ts';

export * from './buyer/buyers.ts';
export { checkBuyer, checkVatCode, unknownBuyerCountry } from './buyer/check-buyer.ts';
export { deskDue } from './calendar/desk-due.ts';
export { deskCalendar, deskDaysSince, deskHoursLeft, deskHoursOf } from './calendar/work-calendar.ts';
export { dueOfClaim } from './claim-decisions.ts';
export { type Claims, createClaims, mayHaveClaims } from './claims.ts';
export type { Claim } from './claims-repository.ts';
export { correctionMail } from './correction-mail.ts';
export { deskDay, startOfDeskDay } from './desk/desk-clock.ts';
export { countDays, countStates, listUrgent, type UrgentOrder } from './desk/desk-figures.ts';
export { deskTimeZone } from './desk/desk-hours.ts';
export { createOrderFiles, type OrderFiles, viewOrderFile } from './files/order-files.ts';
export { isLateLikely, latenessAt, nextLateness, openStepsOf } from './late/lateness.ts';
export { orderMail, saysOffer } from './mails.ts';
export { claimNotices, type Notice, notices } from './notices.ts';
export {
  agreesToFurtherHolds,
  furtherHoldsSince,
  isCheaperByLateness,
  isFree,
  latePromiseOf,
  type Order,
  priceOf,
  subjectName,
  type TariffSnapshot,
} from './order.ts';
export { mayHaveOffers, paymentRows, type SearchedPlace } from './order-facts.ts';
export { countOrdersOf, findIdByNumber, listIds, numbersOf } from './order-numbers.ts';
export { noticeStates } from './order-states.ts';
export { createOpenOrder, type OpenedOrder, type OrderKey } from './owner.ts';
export { notCustomersLanguage, orderProblems } from './problems.ts';
export type { Promises } from './promises/promises.ts';
export type { PromiseCount } from './promises/promises-repository.ts';
export { createReaddress, type Readdress } from './readdress.ts';
export { createResearch, type Research } from './research.ts';
export { searchWords } from './search-text.ts';
export { listDownloads, noteDownload } from './sendings/downloads.ts';
export { mailTopics, orderTopics } from './sendings/order-topics.ts';
export { createRecipients, type Recipients } from './sendings/recipients.ts';
export * from './sendings/returned-mails.ts';
export { createSentMails, type SentMail, type SentMails } from './sendings/sent-mails.ts';
export * from './share/share-offers.ts';
export { words as lateRuleWords } from './texts/late-rule/words.ts';
export { type CardFate, cardFates } from './texts/mail-facts.ts';

/** An order as the transaction has it that keeps everybody else from changing it. */
export type LockedOrder = Readonly<{ locked: Order }>;

export type PlacedOrder = Readonly<{ order: Order; secret: string }>;

/** What an event is told beside its name. */
export type EventContext = Readonly<{
  actor: Actor;
  reason?: string;
  changes?: OrderChanges;
}>;

export interface OrdersService extends OrdersOfOwner {
  /** Writes an order that waits for its payment, with its secret link. */
  place(
    tx: Tx,
    input: {
      email: string;
      locale: Locale;
      timeZone: string | null;
      accountId: string | null;
      countryId: number;
      countryCode: string;
      reportKind: ReportKind;
      subject: OrderSubject;
      tariff: TariffSnapshot;
      termsVersion: string;
      actor: Actor;
    },
  ): Promise<PlacedOrder>;
  /**
   * Moves an order by one edge and leaves an event row. Throws 409 where the table has no such edge. One that this transaction has
   * `locked`, and not changed since, is not read again.
   */
  apply(tx: Tx, which: string | LockedOrder, event: OrderEvent, context: EventContext): Promise<Order>;
  /** Reads and locks; throws 404. */
  lock(tx: Tx, orderId: string): Promise<Order>;
  get(db: Db | Tx, orderId: string): Promise<Order>;
  /** The order of a secret link; throws 404. */
  getBySecret(db: Db | Tx, secret: string): Promise<Order>;
  /** By when the report is there at the latest: as promised, or as it would be if the card were confirmed at `at`. */
  latestDue(
    order: Readonly<{
      countryCode: string;
      dueMax?: Date | null;
      tariff: Pick<TariffSnapshot, 'minDays' | 'maxDays'>;
    }>,
    at?: Date,
  ): Date;
  /** The secret of an order's link, for mails. */
  secretOf(order: Order): string;
  listEvents(db: Db | Tx, orderId: string): Promise<OrderEventRow[]>;
  list(db: Db, filter: { states?: readonly OrderState[]; limit: number }): Promise<Order[]>;
  listStale(db: Db, state: OrderState, before: Date): Promise<Order[]>;
  /** Paid orders whose report was sent between two instants, the first one first. */
  listSentBetween(db: Db, from: Date, to: Date, limit: number): Promise<Order[]>;
  /** Null: what was wrong with it is mended. While a mailbox refuses the report itself, time is not ours. */
  noteDeliveryProblem(tx: Tx, orderId: string, problem: string | null): Promise<void>;
  /** Whether what is written down of an order's lateness holds at this moment, so that `reckonLate` would write nothing. */
  isReckoned(order: Order): boolean;
  /** Before a report leaves, or its funds are looked at: from now on its price is what the late rule leaves of it. */
  reckonLate(tx: Tx, orderId: string): Promise<Order>;
  /** How an attempt to send stands, without a move: since when it is under way, and whether an earlier one is in doubt. */
  noteSending(tx: Tx, orderId: string, attempt: { since: Date | null; isInDoubt: boolean }): Promise<void>;
  /** The mail server has taken the report although the order stands elsewhere: kept with a row, moves nothing. */
  noteLateSending(tx: Tx, order: Order, proof: { messageId: string; response: string }): Promise<void>;
  /** Orders of somebody and of their company, the latest first, and how many there are on all pages. */
  listOwn(
    db: Db,
    filter: OwnOrdersFilter,
    page: { limit: number; offset: number },
  ): Promise<{ orders: Order[]; total: number }>;
  /** How many of them are in each state and country. */
  countOwn(db: Db, of: OrdersOfReader): Promise<OwnOrdersCount[]>;
  /** Gives an account the orders placed as a guest with its confirmed address; answers how many. Idempotent. */
  takeOverGuestOrders(db: Db, owner: { accountId: string; email: string }): Promise<number>;
}

/** Orders: placed once, moved only along the state table, every move leaving a row. */
export function createOrders(deps: { clock: Clock; secrets: Secrets; outbox: Outbox }): OrdersService {
  const { clock, secrets, outbox } = deps;
  const getOr404 = async (db: Db | Tx, by: { id: string } | { secretHash: string }, lock = false) => {
    const order = await findOrder(db, by, lock);
    if (order === undefined) throw new Problem(orderProblems.unknownOrder);
    return order;
  };
  return {
    ...createOrdersOfOwner({ clock, secrets }),
    async place(tx, { actor, ...input }) {
      const secret = newLinkSecret();
      const now = clock.now();
      const state = orderMachine.next(orderMachine.initial, 'place');
      if (state === undefined) throw new Problem(orderProblems.wrongState);
      const order = await insertOrder(tx, {
        ...input,
        id: uuidv7(now),
        state,
        secretHash: sha256Hex(secret),
        secretSealed: secrets.seal(secret),
        placedAt: now,
      });
      await noteOrderEvent(tx, {
        orderId: order.id,
        from: orderMachine.initial,
        event: 'place',
        to: state,
        actor: actorName(actor),
        reason: null,
        at: now,
      });
      return { order, secret };
    },
    async apply(tx, which, event, { actor, reason, changes }) {
      const order = typeof which === 'string' ? await getOr404(tx, { id: which }, true) : which.locked;
      const { id: orderId } = order;
      const to = orderMachine.next(order.state, event);
      if (to === undefined) throw new Problem(orderProblems.wrongState);
      const accountId = actor.kind === 'account' ? actor.accountId : null;
      if ((event === 'approve' || event === 'offer_share') && accountId === order.authorId)
        throw new Problem(orderProblems.ownReport);
      const now = clock.now();
      const happened = { orderId, from: order.state, event, to, actor: actorName(actor), at: now };
      const notice = noticeOf(event, to, order.revision);
      const changed = { ...eventChanges(order, event, to, { now, accountId }), ...changes };
      const [eventId, moved] = await Promise.all([
        (notice === undefined ? noteOrderEvent : insertOrderEvent)(tx, {
          ...happened,
          reason: reason ?? null,
        }),
        changeLocked(tx, order, changed),
      ]);
      const promised = promisedOf(order);
      const ending = promiseEnding(promised, event, now);
      if (ending !== undefined) await insertPromise(tx, promised, ending, now);
      if (notice !== undefined) {
        const key = `o${orderId}:notify:${eventId}`;
        await outbox.enqueue(tx, { topic: orderTopics.notify, key, payload: { orderId, notice, reason } });
      }
      const wasAccepted = order.startedAt !== null;
      const bearing = event === 'accept' ? 'begin' : wasAccepted && isOverUnsent(to) ? 'end' : undefined;
      if (bearing !== undefined)
        await outbox.enqueue(tx, {
          topic: orderTopics.research,
          key: bearing === 'begin' ? `o${orderId}:research` : `o${orderId}:research:${bearing}`,
          payload: { orderId },
        });
      return moved;
    },
    lock: (tx, id) => getOr404(tx, { id }, true),
    get: (db, id) => getOr404(db, { id }),
    getBySecret: (db, secret) => getOr404(db, { secretHash: sha256Hex(secret) }),
    latestDue: ({ countryCode, dueMax, tariff }, at = clock.now()) =>
      dueMax ?? quotedDue(at, tariff, orderCalendar(countryCode)),
    secretOf: (order) => secrets.unseal(order.secretSealed),
    listEvents: listOrderEvents,
    list: listOrders,
    listStale,
    listSentBetween,
    async noteDeliveryProblem(tx, orderId, problem) {
      const order = await getOr404(tx, { id: orderId }, true);
      const isStopped = problem !== null && order.state === 'ready' && order.pausedAt === null;
      await updateOrder(tx, orderId, {
        ...(isStopped ? beginPause(order, clock.now()) : {}),
        deliveryProblem: problem,
      });
    },
    isReckoned: (order) => lateNewsOf(order, clock.now()) === undefined,
    async reckonLate(tx, orderId) {
      const order = await getOr404(tx, { id: orderId }, true);
      const news = lateNewsOf(order, clock.now());
      return news === undefined ? order : updateOrder(tx, orderId, news);
    },
    async noteSending(tx, orderId, { since, isInDoubt }) {
      await updateOrder(tx, orderId, { sendingSince: since, isSendInDoubt: isInDoubt });
    },
    async noteLateSending(tx, { id, state }, { messageId, response }) {
      const problem = `the mail server has taken the report although the order is ${state}`;
      const words = { mailMessageId: messageId, mailResponse: response.slice(0, 500) };
      await updateOrder(tx, id, { ...words, deliveryProblem: problem });
      const event = { orderId: id, from: state, event: 'send', to: state, at: clock.now() } as const;
      await noteOrderEvent(tx, { ...event, actor: actorName(system), reason: problem });
    },
    listOwn: findOwnOrders,
    countOwn: countOwnOrders,
    takeOverGuestOrders,
  };
}

const promisedOf = ({ id, revision, countryCode, tariff, dueMax, state }: Order) => ({
  orderId: id,
  revision,
  countryCode,
  minDays: tariff.minDays,
  maxDays: tariff.maxDays,
  dueMax,
  isOnUs: isOnUs(state),
});

/** How promised days were kept, from the rows that their ends left. */
export function createPromises({ clock }: { clock: Clock }) {
  return createPromiseCounts({ clock, statesOnUs: orderStates.filter(isOnUs) });
}
