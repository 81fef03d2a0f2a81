import { localizedPath } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { type OrdersService, subjectName } from '#modules/orders/service.ts';
import type { Payment, SessionRequest } from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';

/** What the hosted card page is told: whom the report is about, and where the payer comes back to. */
export function sessionRequestOf(deps: { db: Db; orders: OrdersService; publicUrl: () => string }) {
  const { db, orders, publicUrl } = deps;
  return async (payment: Payment): Promise<SessionRequest> => {
    const order = await orders.get(db, payment.orderId);
    const { locale } = order;
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
      description: locale === 'ru' ? `Отчёт о компании ${company}` : `Credit report on ${company}`,
      successUrl: back('/payment-success'),
      cancelUrl: back('/payment-error'),
    };
  };
}
