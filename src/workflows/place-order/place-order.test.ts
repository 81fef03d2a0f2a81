import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type Actor, visitor } from '#kernel/actor.ts';
import { minuteMs } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { placeOrderBody } from './contract.ts';
import { termsVersion } from './place-order.ts';

let rooms: OrderRooms;
let body: Awaited<ReturnType<OrderRooms['orderBody']>>;
before(async () => {
  rooms = await openOrderRooms();
  body = await rooms.orderBody();
});
afterEach(() => {
  rooms.gateway.mood = 'answers';
});
after(() => rooms?.close());

const place = (changes: Partial<typeof body> = {}, actor: Actor = visitor, idempotencyKey?: string) =>
  rooms.placeOrder.place({ ...body, ...changes }, { actor, idempotencyKey });
const orderOf = async ({ secret }: { secret: string }) => rooms.orders.getBySecret(rooms.db, secret);
const count = async () =>
  Number((await rooms.database.pool.query('SELECT count(*) FROM orders')).rows[0].count);

/** A company of the demo register. */
async function companyIn(countryCode: string) {
  const { rows } = await rooms.database.pool.query(
    'SELECT id FROM companies WHERE country = $1 ORDER BY id LIMIT 1',
    [countryCode],
  );
  return String(rows[0].id);
}
async function accountOf(role: 'User' | 'Director'): Promise<Actor> {
  const { rows } = await rooms.database.pool.query('SELECT id FROM accounts WHERE role = $1 LIMIT 1', [role]);
  return { kind: 'account', accountId: String(rows[0].id), role };
}

describe('the ways in', () => {
  it('a company of the register: what the register says is kept with the order', async () => {
    const companyId = await companyIn('DE');
    const { subject } = await orderOf(await place({ subject: { kind: 'company', companyId } }));
    assert.ok(subject.kind === 'company');
    assert.equal(subject.companyId, companyId);
    assert.ok(subject.name !== '' && subject.registerName !== '' && subject.isDemo);
    await rooms.database.pool.query("UPDATE companies SET name = 'Renamed' WHERE id = $1", [companyId]);
    const { rows } = await rooms.database.pool.query(
      "SELECT count(*)::int AS n FROM orders WHERE subject::text LIKE '%Renamed%'",
    );
    assert.equal(rows[0].n, 0);
  });

  it('what was typed, where no register has the company', async () => {
    const { subject } = await orderOf(await place());
    assert.ok(subject.kind === 'request');
    assert.equal(subject.request.name, 'Unbekannt Handel GmbH');
  });

  it('as a guest, or as a customer whose order it then is', async () => {
    assert.equal((await orderOf(await place())).accountId, null);
    for (const role of ['User', 'Director'] as const) {
      const actor = await accountOf(role);
      const order = await orderOf(await place({ email: 'somebody.else@example.org' }, actor));
      assert.deepEqual(
        [order.accountId, order.email],
        [actor.kind === 'account' && actor.accountId, 'somebody.else@example.org'],
      );
    }
  });

  it('the language, the zone and the accepted offer are kept as they were', async () => {
    const order = await orderOf(await place({ locale: 'ru', timeZone: 'Asia/Tbilisi' }));
    assert.deepEqual(
      [order.locale, order.timeZone, order.termsVersion],
      ['ru', 'Asia/Tbilisi', termsVersion],
    );
    assert.equal((await orderOf(await place())).timeZone, null);
  });

  it('every tariff of the country: what is there in three days is held at once, what is slower only verified', async () => {
    const tariffs = await rooms.countries.listTariffs(rooms.db, body.countryId);
    const routes = new Set<string>();
    for (const { id: tariffId, priceMinor: quotedPriceMinor, maxDays } of tariffs) {
      const order = await orderOf(await place({ tariffId, quotedPriceMinor }));
      const payment = await rooms.payments.getActive(rooms.db, order.id);
      assert.equal(payment.route, maxDays <= 3 ? 'hold' : 'verify');
      assert.deepEqual([payment.amountMinor, order.tariff.id], [quotedPriceMinor, tariffId]);
      routes.add(payment.route);
    }
    assert.deepEqual([...routes].sort(), ['hold', 'verify']);
  });

  it('the order waits for its payment, with its card page open', async () => {
    const placed = await place();
    const order = await orderOf(placed);
    assert.equal(placed.number, order.number);
    assert.equal(order.state, 'awaiting_payment');
    const { state, hostedUrl, attempt } = await rooms.payments.getActive(rooms.db, order.id);
    assert.deepEqual([state, hostedUrl, attempt], ['created', placed.paymentUrl, 1]);
  });
});

describe('the price', () => {
  const setPrice = (priceMinor: number) =>
    rooms.database.pool.query('UPDATE tariffs SET price_minor = $2 WHERE id = $1', [
      body.tariffId,
      priceMinor,
    ]);

  it('that fell is taken as it is now, one that rose is refused; what was ordered keeps its own', async () => {
    const before = await orderOf(await place());
    try {
      await setPrice(body.quotedPriceMinor - 1_000);
      const { tariff } = await orderOf(await place());
      assert.equal(tariff.price.amountMinor, body.quotedPriceMinor - 1_000);
      await setPrice(body.quotedPriceMinor + 1);
      await assert.rejects(place(), { code: 'price_changed', status: 409 });
      const kept = await rooms.orders.get(rooms.db, before.id);
      assert.equal(kept.tariff.price.amountMinor, body.quotedPriceMinor);
    } finally {
      await setPrice(body.quotedPriceMinor);
    }
  });

  it('in another currency is another price, however low', async () => {
    await assert.rejects(place({ quotedCurrency: 'USD', quotedPriceMinor: 10_000_000 }), {
      code: 'price_changed',
    });
  });
});

describe('refusals', () => {
  const nowhere = '0198f3c2-0000-7000-8000-000000000001';
  const cases: readonly (readonly [string, number, () => Promise<Partial<typeof body>>])[] = [
    ['unknown_country', 404, async () => ({ countryId: 99_999 })],
    ['unknown_tariff', 404, async () => ({ tariffId: 9_999_999 })],
    [
      'tariff_of_other_country',
      422,
      async () => ({ countryId: (await rooms.countries.getCountryByCode(rooms.db, 'FR')).id }),
    ],
    ['price_changed', 409, async () => ({ quotedPriceMinor: 1 })],
    ['unknown_company', 404, async () => ({ subject: { kind: 'company', companyId: nowhere } })],
    [
      'unknown_company',
      404,
      async () => ({ subject: { kind: 'company', companyId: await companyIn('GB') } }),
    ],
  ];
  for (const [code, status, changes] of cases) {
    it(`${status} ${code}: in both languages, and nothing is left behind`, async () => {
      const [before, calls] = [await count(), rooms.gateway.calls.length];
      await assert.rejects(place(await changes()), (error) => {
        assert.ok(error instanceof Problem);
        assert.deepEqual([error.code, error.status], [code, status]);
        assert.match(error.text.ru, /[а-яё]/);
        return true;
      });
      assert.deepEqual([await count(), rooms.gateway.calls.length], [before, calls]);
    });
  }

  for (const [what, wrong] of [
    ['terms that were not accepted', { acceptTerms: false }],
    ['no address', { email: 'nobody' }],
    ['an address that is too long', { email: `${'x'.repeat(250)}@a.example` }],
    ['a language we do not speak', { locale: 'de' }],
    ['a price of nothing', { quotedPriceMinor: 0 }],
    ['a price of parts of a cent', { quotedPriceMinor: 80.5 }],
    ['a zone that is none', { timeZone: 'Moon/Base' }],
    ['a request that asks for nothing', { subject: { kind: 'request', request: { address: 'Kiel' } } }],
    ['a company without its id', { subject: { kind: 'company' } }],
    ['a subject of another kind', { subject: { kind: 'person', name: 'Anna' } }],
  ] as const) {
    it(`400: ${what}`, () => {
      assert.equal(placeOrderBody.safeParse(body).success, true);
      assert.equal(placeOrderBody.safeParse({ ...body, ...wrong }).success, false);
    });
  }
});

describe('a gateway that does not answer', () => {
  it('does not lose the order: there is no card page yet, and there is one as soon as it answers', async () => {
    rooms.gateway.mood = 'silent';
    const placed = await place();
    assert.equal(placed.paymentUrl, null);
    const { id, state } = await orderOf(placed);
    assert.equal(state, 'awaiting_payment');
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(minuteMs);
    await rooms.outbox.drain();
    assert.match((await rooms.payments.getActive(rooms.db, id)).hostedUrl ?? '', /^https:/);
  });
});

describe('the same order sent again', () => {
  it('is the same order with the same link and page', async () => {
    const key = crypto.randomUUID();
    const first = await place({}, visitor, key);
    const before = await count();
    assert.deepEqual(await place({}, visitor, key), first);
    assert.equal(await count(), before);
  });

  it('gets the page that was not there the first time', async () => {
    const key = crypto.randomUUID();
    rooms.gateway.mood = 'silent';
    const first = await place({}, visitor, key);
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(minuteMs);
    const again = await place({}, visitor, key);
    assert.deepEqual([again.number, first.paymentUrl], [first.number, null]);
    assert.match(again.paymentUrl ?? '', /^https:/);
  });

  it('with another body is refused', async () => {
    const key = crypto.randomUUID();
    await place({}, visitor, key);
    await assert.rejects(place({ email: 'other@example.org' }, visitor, key), {
      code: 'idempotency_key_reused',
      status: 422,
    });
  });

  it('after a refusal may be corrected and sent with the same key', async () => {
    const key = crypto.randomUUID();
    await assert.rejects(place({ quotedPriceMinor: 1 }, visitor, key), { code: 'price_changed' });
    assert.match((await place({}, visitor, key)).number, /^CC-2026-/);
  });

  it('while the first is still under way makes one order', async () => {
    const key = crypto.randomUUID();
    const before = await count();
    const both = await Promise.allSettled([place({}, visitor, key), place({}, visitor, key)]);
    assert.equal(await count(), before + 1);
    for (const one of both) if (one.status === 'rejected') assert.equal(one.reason.code, 'request_in_flight');
  });

  it('without a key is another order', async () => {
    assert.notEqual((await place()).number, (await place()).number);
  });
});
