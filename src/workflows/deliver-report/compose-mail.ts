import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { Countries } from '#modules/countries/service.ts';
import { type DebtsService, owedMinor } from '#modules/debts/service.ts';
import { type InvoicesService, writtenNumber } from '#modules/invoices/service.ts';
import {
  type CardFate,
  cardFates,
  claimNotices,
  notices,
  type Order,
  type OrdersService,
  orderMail,
  type Research,
  type ShareOffersService,
  saysOffer,
} from '#modules/orders/service.ts';
import { isByInvoice, type Payment, type PaymentsService } from '#modules/payments/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { MailAnswer } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { AnswerOf } from './report-answer.ts';
import { searchedPlaces } from './searched-places.ts';
import { thinReasonOf } from './thin-reason.ts';

/** Mails of an order that are made of the order: its notices and the report's own. */
export const composedKinds = z.enum([...notices, 'report']);
export type ComposedKind = z.output<typeof composedKinds>;

/** What a report that has been drawn says in its customer's language. */
export type DrawnAnswer = Readonly<{ answer: MailAnswer; thinReason: string | undefined }>;

/** What a mail's words depend on beside the order. */
export type ComposedOf = Readonly<{
  kind: ComposedKind;
  /** What its Message-ID begins with. */
  key: string;
  reason?: string | undefined;
  card?: CardFate | undefined;
  copy?: { to: string; stopToken?: string | undefined } | undefined;
  /** What its report says, where that has just been drawn: it need not be made a second time. */
  drawn?: DrawnAnswer | undefined;
  /** The attempt that counts, where somebody has read it. */
  payment?: Payment | undefined;
  /** In place of the secret of the order's link. */
  secret?: string;
}>;

export type ComposeMail = (order: Order, of: ComposedOf) => Promise<Mail>;

/** Of a kept word, whatever an older build wrote. */
export const parseCard = (word: string | null): CardFate | undefined =>
  word === null ? undefined : z.enum(cardFates).safeParse(word).data;

/** Makes a mail of an order as it is now; made again it says the same, but for what has changed in the order since. */
export function createComposeMail(deps: {
  db: Db;
  orders: Pick<OrdersService, 'secretOf'>;
  research: Research;
  countries: Countries;
  reports: ReportsService;
  payments: PaymentsService;
  shareOffers: Pick<ShareOffersService, 'latest'>;
  clock: Clock;
  debts: Pick<DebtsService, 'findOf'>;
  invoices: Pick<InvoicesService, 'list'>;
  publicUrl: () => string;
  /** What the report of an order answers, in its customer's language. */
  answerOf?: AnswerOf;
}): ComposeMail {
  const { db, orders, research, countries, payments, publicUrl } = deps;
  /** What was granted last to give back: the rows stay, so that a mail made again says the same. */
  async function refundMinorOf({ id }: Order): Promise<number | undefined> {
    const refunds = await payments.refunds.list(db, (await payments.getActive(db, id)).id);
    return refunds.findLast(({ claimId }) => claimId !== null)?.amountMinor;
  }
  /** Of an order that is paid by invoice: its invoice, empty while there is none. */
  async function invoiceOf({ id }: Order, card: CardFate | undefined, known: Payment | undefined) {
    const payment = known ?? (await payments.getActive(db, id));
    if (!isByInvoice(payment) || card === 'untouched') return undefined;
    const debt = await deps.debts.findOf(db, payment);
    const paper = (await deps.invoices.list(db, id)).find(({ kind }) => kind === 'invoice');
    // Of one that was paid in part a reminder asks for the rest.
    const isPart = debt !== undefined && debt.paidMinor > 0 && owedMinor(debt) > 0;
    return {
      number: paper === undefined ? '' : writtenNumber(paper),
      dueOn: debt?.dueOn ?? null,
      rest: isPart ? { amountMinor: owedMinor(debt), currency: debt.currency } : null,
    };
  }
  return async (order, { kind, key, reason, card, copy, drawn, payment, secret }) =>
    orderMail(kind, order, {
      secret: secret ?? orders.secretOf(order),
      publicUrl: publicUrl(),
      id: key,
      now: deps.clock.now(),
      countryName: (await countries.getCountryById(db, order.countryId)).name,
      ...(kind === 'not_found' ? { searched: await searchedPlaces(db, research, order) } : {}),
      reason,
      invoice: await invoiceOf(order, card, payment),
      offer: saysOffer(order, kind) ? await deps.shareOffers.latest(db, order.id) : undefined,
      ...(claimNotices.some((one) => one === kind) ? { refundMinor: await refundMinorOf(order) } : {}),
      ...(card === undefined ? {} : { card }),
      ...(kind === 'report'
        ? (drawn ?? { thinReason: await thinReasonOf(deps, order), answer: await deps.answerOf?.(order) })
        : {}),
      ...(copy === undefined ? {} : { copy }),
    });
}
