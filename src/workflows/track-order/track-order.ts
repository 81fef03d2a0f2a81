import { type Actor, visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import { isPayable, isReportSent, isUnfinished, mayCustomerCancel } from '#modules/orders/order-states.ts';
import type { Buyers, Order, OrdersService, Research, ShareOffersService } from '#modules/orders/service.ts';
import {
  type Claims,
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
import type { Db } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { TrackedOrder } from './contract.ts';
import { viewClaim, viewOrder, viewPayment } from './view.ts';

/** The customer's side of an order: look, pay, answer, cancel, download; the secret link is the key. */
export function createTrackOrder(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
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
  const { shareOffers, orderFiles, debts } = deps;

  async function view(order: Order, locale: Locale): Promise<TrackedOrder> {
    const payment = await payments.getActive(db, order.id);
    const offer = await shareOffers.latest(db, order.id);
    return {
      order: await viewOrder(deps, order, locale),
      payment: viewPayment(payment),
      debt: debts.view(isByInvoice(payment) ? await debts.findOf(db, payment) : undefined),
      shareOffer: offer === undefined ? null : viewShareOffer(offer, locale, clock.now()),
      mayCancel: mayCustomerCancel(order.state),
      mayPay: isPayable(order.state) && !isSecured(payment.state),
      hasReport: isReportSent(order.state),
      isUndelivered: order.deliveryProblem !== null && order.state !== 'sending',
      mayClaim: claims.mayClaim(order),
      claims: (await claims.list(db, order.id)).map(viewClaim),
      mayAddFiles: isUnfinished(order.state),
      files: (await orderFiles.list(db, order.id)).map(viewOrderFile),
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
    async track(secret: string, locale: Locale): Promise<TrackedOrder> {
      return view(await orders.getBySecret(db, secret), locale);
    },
    /** Asks the gateway now; when it is silent the order is shown as we know it. */
    async check(secret: string, locale: Locale): Promise<TrackedOrder> {
      const { id } = await orders.getBySecret(db, secret);
      try {
        await checkPayment(await payments.getActive(db, id));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
      }
      return view(await orders.get(db, id), locale);
    },
    /** The card page to go on at: of the open payment, else of a new attempt. */
    async pay(secret: string): Promise<string> {
      const { id } = await orders.getBySecret(db, secret);
      try {
        const page = await openPage(id);
        if (page !== null) return page;
        const { id: paymentId, ...attempt } = await startAgain(id, visitor);
        await outbox.runNow(paymentKey(attempt, 'open'));
        const { hostedUrl } = await payments.get(db, paymentId);
        if (hostedUrl !== null) return hostedUrl;
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
      }
      throw new Problem(paymentProblems.gatewayDown, { retryAfterSeconds: 30 });
    },
    async cancel(secret: string, locale: Locale): Promise<TrackedOrder> {
      const { id } = await orders.getBySecret(db, secret);
      const order = await db.transaction().execute(async (tx) => {
        const { state } = await orders.lock(tx, id);
        if (!mayCustomerCancel(state)) throw new Problem(orderProblems.wrongState);
        await payments.releaseAll(tx, id, visitor);
        return orders.apply(tx, id, 'cancel', { actor: visitor });
      });
      return view(order, locale);
    },
    async answer(
      secret: string,
      clarificationId: string,
      answer: string,
      locale: Locale,
    ): Promise<TrackedOrder> {
      const { id } = await orders.getBySecret(db, secret);
      const order = await db.transaction().execute(async (tx) => {
        const asked = await orders.lock(tx, id);
        await research.answer(tx, asked, clarificationId, answer);
        return orders.apply(tx, id, 'answer', { actor: visitor });
      });
      return view(order, locale);
    },
    async claim(secret: string, text: string): Promise<{ claimId: string }> {
      const { id } = await orders.getBySecret(db, secret);
      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        const { id: claimId, isNew } = await claims.make(tx, order, text, visitor);
        if (!isNew) return { claimId };
        // While the debit is under way the order waits for it; the claim is heard after that.
        if (order.state === 'completed') await orders.apply(tx, id, 'claim', { actor: visitor });
        const key = `claim:${claimId}`;
        await outbox.enqueue(tx, { topic: orderTopics.claim, key, payload: { orderId: id, claimId } });
        const receipt = { orderId: id, notice: 'claim_received' };
        await outbox.enqueue(tx, { topic: orderTopics.notify, key: `${key}:received`, payload: receipt });
        return { claimId };
      });
    },
    async addClaimFile(secret: string, claimId: string, bytes: Buffer) {
      const { id } = await orders.getBySecret(db, secret);
      await db.transaction().execute(async (tx) => {
        await claims.addFile(tx, await orders.lock(tx, id), claimId, bytes, visitor);
      });
      return { claims: (await claims.list(db, id)).map(viewClaim) };
    },
    /** Gives the analyst a paper; nobody but staff sees it. */
    async addFile(secret: string, bytes: Buffer) {
      const { id } = await orders.getBySecret(db, secret);
      await db.transaction().execute(async (tx) => {
        await orderFiles.add(
          tx,
          { id, isOpen: isUnfinished((await orders.lock(tx, id)).state) },
          bytes,
          visitor,
        );
      });
      return { files: (await orderFiles.list(db, id)).map(viewOrderFile) };
    },
    async download(secret: string, locale: Locale): Promise<FileReply> {
      const order = await orders.getBySecret(db, secret);
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
