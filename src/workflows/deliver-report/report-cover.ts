import type { Countries } from '#modules/countries/service.ts';
import type { Order, OrdersService } from '#modules/orders/service.ts';
import type { ReportCover } from '#modules/reports/service.ts';
import { type Db, inOneGo } from '#platform/database/kysely.ts';

export type ReportCoverOf = (order: Order) => Promise<ReportCover>;

/** The title page of an order's report. Its date is that of the approval, so that rendering again gives the same file. */
export function reportCoverOf(deps: { db: Db; orders: OrdersService; countries: Countries }): ReportCoverOf {
  const { db, orders, countries } = deps;
  return async (order) => {
    const [country, events] = await Promise.all([
      countries.getCountryById(db, order.countryId),
      orders.listEvents(inOneGo(db), order.id),
    ]);
    const approved = events.findLast(({ event }) => event === 'approve');
    const assigned = events.find(({ event }) => event === 'assign');
    const { subject } = order;
    const asked = subject.kind === 'company' ? subject : subject.request;
    return {
      reportNumber: `${order.number}/${order.revision}`,
      orderNumber: order.number,
      country: { code: order.countryCode, name: country.name },
      tariffName: order.tariff.name,
      requestedAs: {
        name: asked.name,
        regCode: asked.regCode,
        vatCode: asked.vatCode,
        address: asked.address,
      },
      orderedAt: order.placedAt,
      startedAt: assigned?.at ?? order.startedAt,
      // Before the approval it is a preview of how things stood at the last event.
      issuedAt: approved?.at ?? events.at(-1)?.at ?? order.placedAt,
      isDemo: subject.kind === 'company' && subject.isDemo,
    };
  };
}
