import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import { isPayable, isReportSent, isUnfinished, mayCustomerCancel } from '#modules/orders/order-states.ts';
import type {
  Buyers,
  OpenedOrder,
  OrderKey,
  OrdersService,
  Research,
  ShareOffersService,
} from '#modules/orders/service.ts';
import {
  type Claims,
  createOpenOrder,
  mayHaveClaims,
  mayHaveOffers,
  noteDownload,
  type OrderFiles,
  orderProblems,
  orderTopics,
  priceOf,
  viewOrderFile,
  viewShareOffer,
} from '#modules/orders/service.ts';
import { isOpen, isSecured } from '#modules/payments/payment-states.ts';
import {
  GatewayUnavailable,
  isByInvoice,
  type Payment,
  type PaymentsService,
  paymentKey,
  paymentProblems,
  routeFor,
} from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { AccountOrder, TrackedOrder } from './contract.ts';
import { viewClaim, viewOrder, viewPayment, withoutAddresses } from './view.ts';

/**
 * The customer's side of an order: look, pay, answer, cancel, download. The key is the secret link, or the account of who ordered
 * or belongs to the company that it was ordered for.
 */
export function createTrackOrder(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  accounts: Readonly<{
    legalEntities: Pick<AccountsService['legalEntities'], 'standingOf'>;
    users: Pick<AccountsService['users'], 'namesOf'>;
  }>;
  research: Research;
  buyers: Buyers;
  claims: Claims;
  orderFiles: OrderFiles;
  shareOffers: ShareOffersService;
  payments: PaymentsService;
  debts: Pick<DebtsService, 'findOf' | 'view'>;
  countries: Countries;
  reports: ReportsService;
  checkPayment: (payment: Payment) => Promise<Payment>;
  holdMaxDays: number;
}) {
  const { db, clock, outbox, orders, research, claims, payments, reports, checkPayment, holdMaxDays } = deps;
  const { shareOffers, orderFiles, debts, accounts } = deps;
  const open = createOpenOrder({ db, orders, accounts });

  /** Who may not decide about the money is offered nothing of it, and is shown neither the card nor anybody's address; the receipt names both. */
  async function view(
    { order, maySettle }: Pick<OpenedOrder, 'order' | 'maySettle'>,
    locale: Locale,
  ): Promise<TrackedOrder> {
    const reads = inOneGo(db);
    const events = orders.listEvents(reads, order.id);
    const [payment, happened, files, made, seen] = await Promise.all([
      payments.getActive(reads, order.id),
      events,
      orderFiles.list(reads, order.id),
      mayHaveClaims(order) ? claims.list(reads, order.id) : [],
      viewOrder(deps, order, locale, events),
    ]);
    const shown = viewPayment(payment);
    const offer = mayHaveOffers(order.state, happened) ? await shareOffers.latest(db, order.id) : undefined;
    return {
      order: maySettle ? seen : withoutAddresses(seen),
      payment: maySettle ? shown : { ...shown, cardBrand: null, cardLast4: null, declineCode: null },
      debt: debts.view(isByInvoice(payment) ? await debts.findOf(db, payment) : undefined),
      shareOffer: offer === undefined ? null : viewShareOffer(offer, locale, clock.now()),
      mayCancel: maySettle && mayCustomerCancel(order.state),
      mayPay: maySettle && isPayable(order.state) && !isSecured(payment.state),
      hasReport: isReportSent(order.state),
      isUndelivered: order.deliveryProblem !== null && order.state !== 'sending',
      mayClaim: maySettle && claims.mayClaim(order),
      claims: made.map(viewClaim),
      mayAddFiles: isUnfinished(order.state),
      files: files.map(viewOrderFile),
    };
  }

  /** The page of the active payment if it is still open at the gateway. */
  async function openPage(orderId: string): Promise<string | null> {
    const payment = await payments.getActive(db, orderId);
    if (!isOpen(payment.state)) return null;
    if (payment.gatewayPaymentId === null) await outbox.runNow(paymentKey(payment, 'open'));
    const checked = await checkPayment(await payments.getActive(db, orderId));
    return isOpen(checked.state) ? checked.hostedUrl : null;
  }

  async function startAgain(orderId: string, actor: Actor): Promise<Payment> {
    return db.transaction().execute(async (tx) => {
      const order = await orders.lock(tx, orderId);
      const active = await payments.getActive(tx, orderId);
      const isLive = isOpen(active.state) || isSecured(active.state);
      if (!isPayable(order.state) || isLive) throw new Problem(paymentProblems.nothingToPay);
      const isWaiting = order.state === 'awaiting_payment';
      const route = isWaiting ? routeFor(order.tariff.maxDays, holdMaxDays) : 'hold';
      const { countryCode } = order;
      return payments.start(tx, { orderId, countryCode, route, price: priceOf(order), actor });
    });
  }

  return {
    async track(key: OrderKey, locale: Locale): Promise<TrackedOrder> {
      return view(await open(key), locale);
    },
    /** The same to who is signed in, with what they may do about it. */
    async read(key: OrderKey, locale: Locale): Promise<AccountOrder> {
      const opened = await open(key);
      const { order, isOrderer, maySettle } = opened;
      const names = await accounts.users.namesOf(db, [order.accountId]);
      return {
        tracked: await view(opened, locale),
        orderedBy: (order.accountId !== null && names.get(order.accountId)) || '',
        isOwn: isOrderer,
        isOfCompany: order.entityId !== null,
        maySettle,
        mayAnswer: order.state === 'needs_clarification',
      };
    },
    /** Asks the gateway now; when it is silent the order is shown as we know it. */
    async check(key: OrderKey, locale: Locale): Promise<TrackedOrder> {
      const opened = await open(key);
      const { id } = opened.order;
      try {
        await checkPayment(await payments.getActive(db, id));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
      }
      return view({ ...opened, order: await orders.get(db, id) }, locale);
    },
    /** The card page to go on at: of the open payment, else of a new attempt. */
    async pay(key: OrderKey): Promise<string> {
      const { order, actor } = await open(key, 'settle');
      const { id } = order;
      try {
        const page = await openPage(id);
        if (page !== null) return page;
        const { id: paymentId, ...attempt } = await startAgain(id, actor);
        await outbox.runNow(paymentKey(attempt, 'open'));
        const { hostedUrl } = await payments.get(db, paymentId);
        if (hostedUrl !== null) return hostedUrl;
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
      }
      throw new Problem(paymentProblems.gatewayDown, { retryAfterSeconds: 30 });
    },
    async cancel(key: OrderKey, locale: Locale): Promise<TrackedOrder> {
      const opened = await open(key, 'settle');
      const { actor } = opened;
      const { id } = opened.order;
      const order = await db.transaction().execute(async (tx) => {
        const { state } = await orders.lock(tx, id);
        if (!mayCustomerCancel(state)) throw new Problem(orderProblems.wrongState);
        await payments.releaseAll(tx, id, actor);
        return orders.apply(tx, id, 'cancel', { actor });
      });
      return view({ ...opened, order }, locale);
    },
    async answer(
      key: OrderKey,
      clarificationId: string,
      answer: string,
      locale: Locale,
    ): Promise<TrackedOrder> {
      const opened = await open(key);
      const { actor } = opened;
      const { id } = opened.order;
      const order = await db.transaction().execute(async (tx) => {
        const asked = await orders.lock(tx, id);
        await research.answer(tx, asked, clarificationId, answer);
        return orders.apply(tx, id, 'answer', { actor });
      });
      return view({ ...opened, order }, locale);
    },
    async claim(key: OrderKey, text: string): Promise<{ claimId: string }> {
      const { order: found, actor } = await open(key, 'settle');
      const { id } = found;
      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        const { id: claimId, isNew } = await claims.make(tx, order, text, actor);
        if (!isNew) return { claimId };
        // While the debit is under way the order waits for it; the claim is heard after that.
        if (order.state === 'completed') await orders.apply(tx, id, 'claim', { actor });
        const key = `claim:${claimId}`;
        await outbox.enqueue(tx, { topic: orderTopics.claim, key, payload: { orderId: id, claimId } });
        const receipt = { orderId: id, notice: 'claim_received' };
        await outbox.enqueue(tx, { topic: orderTopics.notify, key: `${key}:received`, payload: receipt });
        return { claimId };
      });
    },
    async addClaimFile(key: OrderKey, claimId: string, bytes: Buffer) {
      const { order, actor } = await open(key, 'settle');
      const { id } = order;
      await db.transaction().execute(async (tx) => {
        await claims.addFile(tx, await orders.lock(tx, id), claimId, bytes, actor);
      });
      return { claims: (await claims.list(db, id)).map(viewClaim) };
    },
    /** Gives the analyst a paper; nobody but staff sees it. */
    async addFile(key: OrderKey, bytes: Buffer) {
      const { order, actor } = await open(key);
      const { id } = order;
      await db.transaction().execute(async (tx) => {
        await orderFiles.add(
          tx,
          { id, isOpen: isUnfinished((await orders.lock(tx, id)).state) },
          bytes,
          actor,
        );
      });
      return { files: (await orderFiles.list(db, id)).map(viewOrderFile) };
    },
    async download(key: OrderKey, locale: Locale): Promise<FileReply> {
      const { order } = await open(key);
      if (!isReportSent(order.state)) throw new Problem(orderProblems.unknownOrder);
      const file = await reports.findReportFile(db, order.id, order.revision, locale);
      if (file === undefined) throw new Problem(orderProblems.unknownOrder);
      const bytes = await reports.readReportFile(file.sha256);
      await noteDownload(db, { orderId: order.id, revision: order.revision, locale }, clock.now());
      return { bytes, fileName: `${order.number}-${locale}.pdf` };
    },
  };
}

export type TrackOrder = ReturnType<typeof createTrackOrder>;
