import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Countries } from '#modules/countries/service.ts';
import {
  type BuyerView,
  type ClaimView,
  maxClarifications,
  maxEvents,
  type OrderView,
} from '#modules/orders/contract.ts';
import { isHandEvent, rowOf as orderRowOf } from '#modules/orders/order-states.ts';
import {
  type Buyer,
  type Buyers,
  type Claim,
  dueOfClaim,
  type Order,
  type OrdersService,
  openStepsOf,
  type Research,
  type VatCheck,
} from '#modules/orders/service.ts';
import type { PaymentView } from '#modules/payments/contract.ts';
import { rowOf } from '#modules/payments/payment-states.ts';
import { isByInvoice, type Payment } from '#modules/payments/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';
import { viewLateness } from './late-view.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Happened = ReturnType<OrdersService['listEvents']>;

/** An order as its customer may see it, in the customer's language. */
export async function viewOrder(
  deps: {
    db: Db;
    clock: Clock;
    orders: OrdersService;
    research: Research;
    buyers: Buyers;
    countries: Countries;
  },
  order: Order,
  locale: Locale,
  /** What has happened to it, where somebody has read that or is about to. */
  happened?: Awaited<Happened> | Happened,
): Promise<OrderView> {
  const { db, orders, research, buyers, countries } = deps;
  const reads = inOneGo(db);
  const [country, events, workItems, buyer] = await Promise.all([
    countries.getCountryById(db, order.countryId),
    happened ?? orders.listEvents(reads, order.id),
    research.listWorkItems(reads, order.id, order.revision),
    buyers.find(reads, order.id),
  ]);
  // Each question is an event.
  const wasAsked = events.some(({ event }) => event === 'ask');
  const clarifications = wasAsked ? await research.listClarifications(db, order.id) : [];
  return {
    number: order.number,
    state: order.state,
    revision: order.revision,
    countryCode: order.countryCode.toLowerCase(),
    countryName: country.name[locale],
    reportContentTypeId: order.reportKind,
    subject: order.subject,
    tariffName: order.tariff.name[locale],
    priceMinor: order.tariff.price.amountMinor,
    agreedMinor: order.agreedMinor,
    late: viewLateness(order, { openSteps: openStepsOf(workItems) }, deps.clock.now()),
    currency: order.tariff.price.currency,
    minDays: order.tariff.minDays,
    maxDays: order.tariff.maxDays,
    email: order.email,
    buyer:
      buyer === undefined ? null : await viewBuyer(deps, buyer, await buyers.vatCheck(db, order.id), locale),
    timeZone: order.timeZone,
    placedAt: order.placedAt.toISOString(),
    startedAt: iso(order.startedAt),
    dueMin: iso(order.dueMin),
    dueMax: iso(order.dueMax),
    dueBy: order.state === 'cancelled' ? iso(order.dueMax) : iso(orders.latestDue(order)),
    sentAt: iso(order.sentAt),
    endReason: endReasonOf(order, events),
    workItems: workItems.map((item) => ({ ...item, doneAt: iso(item.doneAt) })),
    clarifications: clarifications.slice(-maxClarifications).map((row) => ({
      ...row,
      askedAt: row.askedAt.toISOString(),
      answeredAt: iso(row.answeredAt),
    })),
    // Who of us goes on with it is no news to the customer.
    events: events
      .filter(({ event }) => !isHandEvent(event))
      .slice(-maxEvents)
      .map(({ event, state, at }) => ({ event, state, at: at.toISOString() })),
  };
}

/** What the mail about the end said too. */
function endReasonOf({ state }: Order, events: Awaited<Happened>): string {
  const { ending } = orderRowOf(state);
  if (ending !== 'not_found' && ending !== 'cancelled') return '';
  const end = events.findLast(({ event }) => event === 'declare_not_found' || event === 'cancel');
  return shorten(end?.reason ?? '', 500);
}

/** The same for colleagues of who ordered: a company does not tell them each other's addresses. */
export function withoutAddresses({ buyer, ...order }: OrderView): OrderView {
  return { ...order, email: '', buyer: buyer && { ...buyer, copies: [] } };
}

async function viewBuyer(
  { db, countries }: { db: Db; countries: Countries },
  { countryCode, copies, ...buyer }: Buyer,
  vat: VatCheck | undefined,
  locale: Locale,
): Promise<BuyerView> {
  const country = countryCode === '' ? undefined : await countries.getCountryByCode(db, countryCode);
  return {
    ...buyer,
    countryCode: countryCode.toLowerCase(),
    countryName: country?.name[locale] ?? '',
    copies: [...copies],
    vatCheck: vat === undefined ? null : viewVatCheck(vat),
  };
}

function viewVatCheck({ outcome, name, address, requestIdentifier, askedAt }: VatCheck) {
  return { outcome, name, address, requestIdentifier, askedAt: askedAt.toISOString() };
}

/** The money line of an order. */
export function viewPayment(payment: Payment): PaymentView {
  const { attempt, route, state, amountMinor, dueMinor, capturedMinor, currency } = payment;
  const { cardBrand, cardLast4, declineCode } = payment;
  const { isEnded, isCaptured } = rowOf(state);
  return {
    attempt,
    isByInvoice: isByInvoice(payment),
    route,
    state,
    amountMinor,
    dueMinor,
    capturedMinor,
    currency,
    // The gateway's own words may be of any length.
    cardBrand: cardBrand && shorten(cardBrand, 100),
    cardLast4: cardLast4 && shorten(cardLast4, 20),
    declineCode: declineCode && shorten(declineCode, 200),
    captureBefore: isEnded || isCaptured ? null : iso(payment.captureBefore),
    capturedAt: iso(payment.capturedAt),
  };
}

/** A claim without the bytes of its files, and without what we are still weighing among ourselves. */
export function viewClaim(claim: Claim): ClaimView {
  const { id, text, madeAt, files, state, answeredAt, decidedAt, decision, refundMinor } = claim;
  const isDecided = decidedAt !== null;
  const { answerDue, decisionDue } = dueOfClaim(claim);
  return {
    id,
    text,
    madeAt: madeAt.toISOString(),
    state: state === 'proposed' ? 'open' : state,
    answerDue: answerDue.toISOString(),
    decisionDue: decisionDue.toISOString(),
    answeredAt: iso(answeredAt),
    decidedAt: iso(decidedAt),
    decision: isDecided ? decision : null,
    refundMinor: isDecided ? refundMinor : null,
    files: files.map((file) => ({ id: file.id, type: file.type, size: file.size })),
  };
}
