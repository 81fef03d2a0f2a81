import type pg from 'pg';
import { getCountry } from '#modules/countries/contract.ts';
import { clientOf, payByCard } from '#testing/people.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

/** The gateway is asked by so many at once. */
const atOnce = 4;

/**
 * Orders that are accepted, each on a company of its own, placed and paid for over HTTP as customers do; answers their ids. With
 * `each` there is one at a time, and the next is placed when it is through.
 */
export async function placeOrders(
  app: { url: string; pool: pg.Pool },
  count: number,
  each?: (orderId: string) => Promise<void>,
): Promise<string[]> {
  // Of every country one, then of every country a second one, so that every protocol of the demo world is spoken.
  const { rows } = await app.pool.query<{ id: string; country: string }>(
    `SELECT id, country FROM (
       SELECT id, country, reg_code, row_number() OVER (PARTITION BY country ORDER BY reg_code) AS place FROM companies
       WHERE reg_code IS NOT NULL AND status = 'Active') numbered
     ORDER BY country IN ('GB', 'NO') AND place <= 5 DESC, place, md5(country) LIMIT $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`the demo register has only ${rows.length} of ${count} companies`);
  const ids: string[] = [];
  const group = each === undefined ? atOnce : 1;
  for (let at = 0; at < count; at += group) {
    const placed = await Promise.all(rows.slice(at, at + group).map((row) => placeOne(app, row)));
    ids.push(...placed);
    for (const id of placed) await each?.(id);
  }
  return ids;
}

async function placeOne(
  app: { url: string; pool: pg.Pool },
  company: Readonly<{ id: string; country: string }>,
): Promise<string> {
  const visitor = clientOf(app.url);
  const { country, tariffs } = await visitor.call(getCountry, {
    body: { code: company.country.toLowerCase() },
  });
  const tariff = tariffs.toSorted((a, b) => a.maxDays - b.maxDays)[0];
  if (tariff === undefined) throw new Error(`nothing to order in ${company.country}`);
  const placed = await visitor.call(placeOrder, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      countryId: country.id,
      subject: { kind: 'company', companyId: company.id },
      tariffId: tariff.id,
      quotedPriceMinor: tariff.tariffPrice,
      quotedCurrency: tariff.tariffCurrency,
      email: 'buyer@demo.countercheck.example',
      locale: 'en',
      acceptTerms: true,
    },
  });
  if (placed.paymentUrl === null) throw new Error('the gateway gave no card page');
  await payByCard(placed.paymentUrl, '4242 4242 4242 4242');
  const { order } = await visitor.call(checkPayment, { params: { secret: placed.secret } });
  if (order.state !== 'queued') throw new Error(`${placed.number} is ${order.state}`);
  const { rows } = await app.pool.query<{ id: string }>('SELECT id FROM orders WHERE number = $1', [
    placed.number,
  ]);
  if (rows[0] === undefined) throw new Error(`${placed.number} is nowhere`);
  return rows[0].id;
}
