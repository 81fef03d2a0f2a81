import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { ClaimView, OrderView } from '#modules/orders/contract.ts';
import { isReportSent, orderMachine, orderStates, queuedStates } from '#modules/orders/order-states.ts';
import {
  mayHaveClaims,
  mayHaveOffers,
  type Order,
  type OrderFiles,
  type OrdersService,
  type ShareOffersService,
  subjectName,
  viewOrderFile,
  viewShareOffer,
} from '#modules/orders/service.ts';
import type { PaymentView } from '#modules/payments/contract.ts';
import type { Payment, PaymentsService } from '#modules/payments/service.ts';
import type { Dossier, ReportsService } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import { allowedActions } from './allowed-actions.ts';
import { type Answer, maxHistory, maxObstacles, type QueueItem, type StaffOrder } from './contract.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

const maxQueueLength = 200;

/** What staff see: the queue, and one order whole. */
export function createStaffView(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  payments: PaymentsService;
  accounts: AccountsService;
  reports: ReportsService;
  shareOffers: ShareOffersService;
  orderFiles: OrderFiles;
  viewOrder: (
    order: Order,
    locale: Locale,
    happened: Awaited<ReturnType<OrdersService['listEvents']>>,
  ) => Promise<OrderView>;
  viewClaims: (orderId: string) => Promise<ClaimView[]>;
  viewPayment: (payment: Payment) => PaymentView;
}) {
  const { db, clock, orders, payments, accounts, reports, viewOrder, viewClaims, viewPayment } = deps;

  return {
    async queue(view: 'open' | 'all', locale: Locale): Promise<QueueItem[]> {
      const states = view === 'open' ? queuedStates : orderStates;
      const found = await orders.list(db, { states, limit: maxQueueLength });
      const names = await accounts.users.namesOf(
        db,
        found.map(({ assigneeId }) => assigneeId),
      );
      const now = clock.now();
      return found.map((order) => ({
        orderId: order.id,
        number: order.number,
        state: order.state,
        countryCode: order.countryCode.toLowerCase(),
        companyName: subjectName(order.subject),
        tariffName: order.tariff.name[locale],
        placedAt: order.placedAt.toISOString(),
        dueMax: order.dueMax?.toISOString() ?? null,
        isLate: order.dueMax !== null && order.dueMax < now && !isReportSent(order.state),
        assigneeName: names.get(order.assigneeId ?? '') ?? null,
      }));
    },
    async order(
      orderId: string,
      viewer: Staff,
      locale: Locale,
      answer: Answer = 'whole',
      /** As it stands, where somebody has just read it. */
      known?: Dossier,
    ): Promise<StaffOrder> {
      const reads = inOneGo(db);
      const [order, orderHistory, attempts, paymentHistory, files] = await Promise.all([
        orders.get(reads, orderId),
        orders.listEvents(reads, orderId),
        payments.list(reads, orderId),
        payments.listEvents(reads, orderId),
        deps.orderFiles.list(reads, orderId),
      ]);
      const [names, dossier, view] = await Promise.all([
        accounts.users.namesOf(reads, [order.assigneeId, order.authorId]),
        known?.revision === order.revision ? known : reports.findDossier(reads, orderId, order.revision),
        viewOrder(order, locale, orderHistory),
      ]);
      const offer = mayHaveOffers(order.state, orderHistory)
        ? await deps.shareOffers.latest(db, orderId)
        : undefined;
      const present = answer === 'brief' ? reports.outlineDossier : reports.viewDossier;
      const isOpen = orderMachine.may(order.state, 'submit') || orderMachine.may(order.state, 'approve');
      const obstacles =
        dossier === undefined || !isOpen ? [] : reports.obstaclesOf(dossier, view.workItems, order.locale);
      const history = [
        ...orderHistory.map((row) => ({ what: 'order' as const, ...row })),
        ...paymentHistory.map((row) => ({ what: 'payment' as const, ...row })),
      ].sort((a, b) => a.at.getTime() - b.at.getTime());
      return {
        orderId,
        order: view,
        customerLocale: order.locale,
        payments: attempts.map((payment) => ({
          ...viewPayment(payment),
          isActive: payment.isActive,
          needsReview: cut(payment.needsReview, 1000),
        })),
        dossier: dossier === undefined ? null : present(dossier, locale),
        obstacles: obstacles.slice(0, maxObstacles).map(({ text, factIds, ...rest }) => ({
          ...rest,
          factIds: [...factIds],
          text: text[locale],
        })),
        assigneeName: names.get(order.assigneeId ?? '') ?? null,
        authorName: names.get(order.authorId ?? '') ?? null,
        isOwnReport: order.authorId === viewer.accountId,
        shareOffer: offer === undefined ? null : viewShareOffer(offer, locale, clock.now()),
        deliveryProblem: cut(order.deliveryProblem, 2000),
        claims: mayHaveClaims(order) ? await viewClaims(orderId) : [],
        files: files.map(viewOrderFile),
        isSendInDoubt: order.state === 'sending' && order.isSendInDoubt,
        history: history.slice(-maxHistory).map(({ what, event, state, actor, reason, at }) => ({
          what,
          event,
          state,
          actor,
          reason: cut(reason, 2000),
          at: at.toISOString(),
        })),
        actions: allowedActions(order, viewer),
      };
    },
  };
}

/** What other services have said may be of any length. */
function cut(words: string | null, maxChars: number): string | null {
  return words === null ? null : shorten(words, maxChars);
}

export type StaffView = ReturnType<typeof createStaffView>;
