import { localizedPath } from '#kernel/locale.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Countries } from '#modules/countries/service.ts';
import { type Order, type OrdersService, paymentRows, subjectName } from '#modules/orders/service.ts';
import type { Payment, SessionRequest } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { words } from './texts/session/words.ts';

/** What the hosted card page is told: whom the report is about, and where the payer comes back to. */
export function sessionRequestOf(deps: {
  db: Db;
  orders: OrdersService;
  countries: Countries;
  publicUrl: () => string;
}) {
  const { db, orders, countries, publicUrl } = deps;
  return async (payment: Payment): Promise<SessionRequest> => {
    const order = await orders.get(db, payment.orderId);
    const { locale } = order;
    const country = await countries.getCountryById(db, order.countryId);
    // The promise of an order in work moves with every answer of its customer: a renewal, which nobody reads, says none.
    const promise = payment.renews === null ? await promiseAt(payment.createdAt, order) : undefined;
    const rows = paymentRows(order, country.name, promise);
    const secret = orders.secretOf(order);
    const company = shorten(subjectName(order.subject), 200);
    const back = (path: string) => `${publicUrl()}${localizedPath(locale, path)}?order=${secret}`;
    return {
      orderId: order.id,
      orderNumber: order.number,
      attempt: payment.attempt,
      route: payment.route,
      amount: { amountMinor: payment.amountMinor, currency: payment.currency },
      locale,
      description: words[locale].description(reportKindName(order.reportKind, locale), company),
      timeZone: order.timeZone,
      // The gateway bounds its texts.
      details: rows.map(([name, value]) => ({ name, value: shorten(value, 300) })),
      successUrl: back('/payment-success'),
      cancelUrl: back('/payment-error'),
    };
  };

  /**
   * By when the report is there, as it stood when the payment was begun: a try that is repeated asks with the same key and
   * must say the same, whatever has happened to the order since. Undefined once the report was there.
   */
  async function promiseAt(at: Date, order: Order): Promise<Date | undefined> {
    if (order.sentAt !== null && order.sentAt <= at) return undefined;
    const events = await orders.listEvents(db, order.id);
    const isPromised = events.some((one) => one.event === 'accept' && one.at <= at);
    return orders.latestDue(isPromised ? order : { ...order, dueMax: null }, at);
  }
}
