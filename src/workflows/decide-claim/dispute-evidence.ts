import type { Clock } from '#kernel/clock.ts';
import { locales } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import {
  type Claims,
  listDownloads,
  type OrdersService,
  orderProblems,
  type SentMails,
  subjectName,
} from '#modules/orders/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createZip } from '#platform/files/zip.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';

/** More events than this no order has; a pack is bounded all the same. */
const maxEvents = 2_000;
const maxMails = 200;
const maxDownloads = 500;
/** The latest of them: what was in force when the money was taken back. */
const maxRevisions = 5;

const readme = `Evidence about a disputed card payment

order.json      what was ordered, when, for how much, under which version of the offer, and the company it is about
events.json     every event of the order and of its payment, as it was written down
delivery.json   the answer of the mail server that took the report, and when the report was fetched
claims.json     what the customer said was wrong, and what was decided
money.json      what was captured and given back
reports.json    size and SHA-256 of each report that was sent; the reports stand in the folder reports
`;

/** The evidence pack of a chargeback, made while it is read. Throws 404 for a dispute that is not of this order. */
export function createDisputeEvidence(deps: {
  db: Db;
  clock: Clock;
  orders: OrdersService;
  claims: Claims;
  sentMails: SentMails;
  payments: PaymentsService;
  reports: Pick<ReportsService, 'findReportFile' | 'readReportFile'>;
}) {
  const { db, clock, orders, claims, sentMails, payments, reports } = deps;

  return async (orderId: string, disputeId: string): Promise<FileReply> => {
    const order = await orders.get(db, orderId);
    const dispute = (await payments.refunds.disputes.list(db, orderId)).find(({ id }) => id === disputeId);
    if (dispute === undefined) throw new Problem(orderProblems.unknownDispute);
    const files = await reportFiles(orderId, order.revision);
    const zip = createZip(clock.now());
    zip.addText('README.txt', readme);
    zip.addJson('order.json', {
      number: order.number,
      placedAt: order.placedAt,
      email: order.email,
      company: subjectName(order.subject),
      country: order.countryCode,
      report: order.reportKind,
      tariff: order.tariff,
      acceptedTermsVersion: order.termsVersion,
      sentAt: order.sentAt,
    });
    zip.addJson('events.json', {
      order: (await orders.listEvents(db, orderId)).slice(-maxEvents).map(({ event, state, at }) => ({
        event,
        state,
        at,
      })),
      payment: (await payments.listEvents(db, orderId))
        .slice(-maxEvents)
        .map(({ attempt, event, state, at }) => ({ attempt, event, state, at })),
    });
    zip.addJson('delivery.json', {
      mails: (await sentMails.list(db, orderId, maxMails)).map(
        ({ kind, revision, recipient, subject, response, acceptedAt }) => ({
          ...{ kind, revision, recipient, subject, acceptedAt },
          mailServerAnswered: response,
        }),
      ),
      downloads: await listDownloads(db, orderId, maxDownloads),
    });
    zip.addJson(
      'claims.json',
      (await claims.list(db, orderId)).map(({ text, madeAt, state, decidedAt, decision, refundMinor }) => ({
        text,
        madeAt,
        state,
        ...(decidedAt === null ? {} : { decidedAt, decision, refundMinor }),
      })),
    );
    const attempts = await payments.list(db, orderId);
    const taken = attempts.find(({ id }) => id === dispute.paymentId);
    zip.addJson('money.json', {
      dispute: { reason: dispute.reason, amountMinor: dispute.amountMinor, openedAt: dispute.openedAt },
      currency: taken?.currency,
      gatewayPaymentId: taken?.gatewayPaymentId,
      card: `${taken?.cardBrand ?? ''} ${taken?.cardLast4 ?? ''}`.trim(),
      capturedMinor: taken?.capturedMinor,
      capturedAt: taken?.capturedAt,
      refundedMinor: taken?.refundedMinor,
      refunds: (await payments.refunds.list(db, dispute.paymentId)).map(
        ({ amountMinor, state, createdAt }) => ({
          amountMinor,
          state,
          createdAt,
        }),
      ),
    });
    zip.addJson(
      'reports.json',
      files.map(({ name, sha256 }) => ({ name, sha256 })),
    );
    for (const { name, sha256 } of files)
      zip.addLater(`reports/${name}`, () => reports.readReportFile(sha256));
    return { bytes: zip.end(), fileName: `evidence-${order.number}.zip` };
  };

  async function reportFiles(orderId: string, last: number) {
    const found: { name: string; sha256: string }[] = [];
    for (let revision = Math.max(1, last - maxRevisions + 1); revision <= last; revision += 1) {
      for (const locale of locales) {
        const file = await reports.findReportFile(db, orderId, revision, locale);
        if (file !== undefined)
          found.push({ name: `revision-${revision}-${locale}.pdf`, sha256: file.sha256 });
      }
    }
    return found;
  }
}

export type DisputeEvidence = ReturnType<typeof createDisputeEvidence>;
