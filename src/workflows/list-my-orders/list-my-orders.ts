import type { Actor } from '#kernel/actor.ts';
import type { QueryOf, ReplyOf } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import { maySettle } from '#kernel/policy.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import type { Countries } from '#modules/countries/service.ts';
import {
  isInView,
  isReportSent,
  isWaiting,
  type OrderListView,
  statesOfView,
} from '#modules/orders/order-states.ts';
import {
  isCheaperByLateness,
  type Order,
  type OrdersService,
  priceOf,
  subjectName,
} from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { listMyOrders, MyOrder } from './contract.ts';

/** More words than anybody types; each is one more condition of the query. */
const maxWords = 8;

export interface ListMyOrders {
  /** A page of the actor's own orders. Throws 401 where there is no such account (any more). */
  list(
    actor: Actor,
    query: QueryOf<typeof listMyOrders>,
    locale: Locale,
  ): Promise<ReplyOf<typeof listMyOrders>>;
}

/** What a customer sees of their own orders; those placed as a guest with the same address come along. */
export function createListMyOrders(deps: {
  db: Db;
  accounts: AccountsService;
  orders: OrdersService;
  countries: Countries;
}): ListMyOrders {
  const { db, accounts, orders, countries } = deps;

  return {
    async list(actor, { view, whose, search, countryId, page, pageSize }, locale) {
      // The profile is read anew: an address counts only while it is the confirmed one of a living account.
      const { userId: accountId, email } = await accounts.profiles.get(db, actor);
      await orders.takeOverGuestOrders(db, { accountId, email });
      const words = search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords);
      const standing = await accounts.legalEntities.standingOf(db, actor);
      const of = { accountId, entityId: standing?.entityId, isMineOnly: whose === 'mine' };
      const filter = { of, states: statesOfView(view), words, countryId };
      const [found, counted, everyCountry] = await Promise.all([
        orders.listOwn(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
        orders.countOwn(db, of),
        countries.listCountries(db),
      ]);
      const countryOf = new Map(everyCountry.map(({ id, code, name }) => [id, { code, name: name[locale] }]));
      const countIn = (wanted: OrderListView) =>
        counted.reduce((sum, { state, count }) => sum + (isInView(wanted, state) ? count : 0), 0);
      const own = [...new Set(counted.map((row) => row.countryId))];
      const colleagues = found.orders.filter((order) => order.accountId !== accountId);
      const names = await accounts.users.namesOf(
        db,
        colleagues.map((order) => order.accountId),
      );
      return {
        items: found.orders.map((order) => {
          const isOwn = order.accountId === accountId;
          return viewOf(order, {
            ...countryOf.get(order.countryId),
            // The link carries everything; a colleague opens the order by the own account.
            secret: isOwn ? orders.secretOf(order) : '',
            isOwn,
            maySettle: maySettle({
              isOrderer: isOwn,
              isDirector: order.entityId !== null && standing?.isDirector === true,
            }),
            orderedBy: (order.accountId !== null && !isOwn && names.get(order.accountId)) || '',
            locale,
          });
        }),
        total: found.total,
        page,
        pageSize,
        isOfCompany: standing !== undefined,
        counts: {
          all: countIn('all'),
          open: countIn('open'),
          waiting: countIn('waiting'),
          delivered: countIn('delivered'),
          closed: countIn('closed'),
        },
        countries: own
          .map((id) => ({ id, name: countryOf.get(id)?.name ?? '' }))
          .sort((a, b) => a.name.localeCompare(b.name, locale)),
      };
    },
  };
}

function viewOf(
  order: Order,
  of: {
    name?: string;
    secret: string;
    isOwn: boolean;
    maySettle: boolean;
    orderedBy: string;
    locale: Locale;
  },
): MyOrder {
  const { name = '', locale, ...whose } = of;
  const { subject, tariff, state } = order;
  const codes = subject.kind === 'company' ? subject : subject.request;
  return {
    orderId: order.id,
    number: order.number,
    ...whose,
    isOfCompany: order.entityId !== null,
    state,
    countryCode: order.countryCode.toLowerCase(),
    countryName: name,
    // Registers bound their names less than we do.
    companyName: subjectName(subject).slice(0, 300),
    companyNumber: (codes.regCode || codes.vatCode).slice(0, 64),
    tariffName: tariff.name[locale],
    priceMinor: priceOf(order).amountMinor,
    late: isCheaperByLateness(order)
      ? { days: order.lateDays, wholeMinor: priceOf({ ...order, latePercent: 100 }).amountMinor }
      : null,
    currency: tariff.price.currency,
    placedAt: order.placedAt.toISOString(),
    timeZone: order.timeZone,
    dueMax: order.dueMax?.toISOString() ?? null,
    sentAt: order.sentAt?.toISOString() ?? null,
    hasReport: isReportSent(state),
    isWaiting: isWaiting(state),
  };
}
