import { type Locale, locales } from '#kernel/locale.ts';
import type { Countries } from '#modules/countries/service.ts';
import type { DebtsService } from '#modules/debts/service.ts';
import type { FeedbackService } from '#modules/feedback/service.ts';
import { isHandEvent, isReportSent } from '#modules/orders/order-states.ts';
import type {
  Buyers,
  Claims,
  Order,
  OrderFiles,
  OrdersService,
  Research,
  SentMails,
  ShareOffersService,
} from '#modules/orders/service.ts';
import { isByInvoice, type Payment, type PaymentsService } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { debtOf } from './own-debts.ts';

/** More mails than an order can have. */
const maxMails = 1_000;

export type OrderDeps = Readonly<{
  db: Db;
  orders: OrdersService;
  research: Research;
  buyers: Buyers;
  claims: Claims;
  orderFiles: OrderFiles;
  sentMails: SentMails;
  shareOffers: ShareOffersService;
  payments: PaymentsService;
  debts: DebtsService;
  countries: Countries;
  reports: ReportsService;
  feedback: FeedbackService;
}>;

/** Orders as their customer has seen them: no secrets, and nothing about who of the staff did what. */
export async function ordersOf(deps: OrderDeps, list: readonly Order[], locale: Locale): Promise<unknown[]> {
  const views: unknown[] = [];
  // One after the other: an export hurries nobody.
  for (const order of list) views.push(await viewOf(deps, order, locale));
  return views;
}

async function viewOf(deps: OrderDeps, order: Order, locale: Locale) {
  const { db, orders, research, buyers, claims, payments, countries, feedback } = deps;
  const country = await countries.getCountryById(db, order.countryId);
  const review = await feedback.reviews.findByOrder(db, order.id);
  const { tariff } = order;
  return {
    number: order.number,
    state: order.state,
    email: order.email,
    buyer: (await buyers.find(db, order.id)) ?? null,
    vatChecks: await buyers.listVatChecks(db, order.id),
    language: order.locale,
    timeZone: order.timeZone,
    country: { code: order.countryCode.toLowerCase(), name: country.name[locale] },
    report: order.reportKind,
    subject: order.subject,
    tariff: { name: tariff.name[locale], minDays: tariff.minDays, maxDays: tariff.maxDays },
    price: tariff.price,
    agreedMinor: order.agreedMinor,
    lateDays: order.lateDays,
    latePercent: order.latePercent,
    termsVersion: order.termsVersion,
    placedAt: order.placedAt,
    startedAt: order.startedAt,
    dueMin: order.dueMin,
    dueMax: order.dueMax,
    sentAt: order.sentAt,
    closedAt: order.closedAt,
    events: (await orders.listEvents(db, order.id))
      .filter(({ event }) => !isHandEvent(event))
      .map(({ event, state, at }) => ({ event, state, at })),
    clarifications: (await research.listClarifications(db, order.id)).map(({ id: _, ...said }) => said),
    claims: (await claims.list(db, order.id)).map(({ revision, text, madeAt, files, ...standing }) => ({
      revision,
      text,
      madeAt,
      decidedAt: standing.decidedAt,
      decision: standing.decidedAt === null ? null : standing.decision,
      refundMinor: standing.decidedAt === null ? null : standing.refundMinor,
      files: files.map(({ type, size, sha256, addedAt }) => ({ type, size, sha256, addedAt })),
    })),
    files: (await deps.orderFiles.list(db, order.id)).map(({ type, size, sha256, addedAt }) => ({
      type,
      size,
      sha256,
      addedAt,
    })),
    shareOffers: (await deps.shareOffers.list(db, order.id)).map(
      ({ id: _, orderId: _order, askedBy: _staff, reason, ...offer }) => ({
        ...offer,
        reason: reason[order.locale],
      }),
    ),
    mails: (await deps.sentMails.list(db, order.id, maxMails)).map(({ subject, recipient, acceptedAt }) => ({
      subject,
      to: recipient,
      acceptedAt,
    })),
    payments: await Promise.all(
      (await payments.list(db, order.id)).map(async (payment) => ({
        ...paymentOf(payment),
        invoice: await debtOf(deps, payment),
      })),
    ),
    review:
      review === undefined
        ? null
        : {
            authorName: review.authorName,
            companyName: review.companyName,
            rating: review.rating,
            text: review.text,
            reply: review.reply,
            state: review.state,
            createdAt: review.createdAt,
            publishedAt: review.publishedAt,
          },
  };
}

function paymentOf(payment: Payment) {
  const { attempt, route, state, amountMinor, currency, cardBrand, cardLast4, declineCode } = payment;
  const { capturedMinor, refundedMinor, createdAt, capturedAt } = payment;
  const card = { cardBrand, cardLast4, declineCode };
  return {
    attempt,
    isByInvoice: isByInvoice(payment),
    route,
    state,
    amountMinor,
    currency,
    dueMinor: payment.dueMinor,
    capturedMinor,
    refundedMinor,
    ...card,
    createdAt,
    capturedAt,
  };
}

/** Documents that were delivered; those of a corrected order's earlier revisions carry their number. */
export async function reportFilesOf(
  { db, reports }: OrderDeps,
  list: readonly Order[],
): Promise<{ name: string; sha256: string }[]> {
  const files: { name: string; sha256: string }[] = [];
  for (const { id, number, revision, sentAt, state } of list) {
    if (sentAt === null) continue;
    const last = isReportSent(state) ? revision : revision - 1;
    for (let each = 1; each <= last; each += 1) {
      for (const locale of locales) {
        const file = await reports.findReportFile(db, id, each, locale);
        const name = each === revision ? `${number}-${locale}.pdf` : `${number}-${each}-${locale}.pdf`;
        if (file !== undefined) files.push({ name, sha256: file.sha256 });
      }
    }
  }
  return files;
}
