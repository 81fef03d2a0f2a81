import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { placeOrder, quoteDueDates } from './contract.ts';

let app: TestApp;
// A Friday, half an hour before the desk's cut-off.
const clock = createSettableClock(new Date('2026-11-20T15:30:00Z'));
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, clock });
});
after(() => app.close());

const quoteOf = async (countryCode: string) => {
  const { items } = await clientOf(app.url).call(quoteDueDates, { params: { countryCode } });
  return items;
};

test('what is quoted holds also for a card that is confirmed after the cut-off', async () => {
  const { tariffs } = await clientOf(app.url).call(getCountry, { body: { code: 'de' } });
  const express = tariffs.toSorted((a, b) => a.maxDays - b.maxDays)[0];
  const quoted = (await quoteOf('DE')).find(({ tariffId }) => tariffId === express?.id)?.dueBy;
  const placed = await order(app);
  const waiting = await placed.client.call(trackOrder, { params: placed.params });
  assert.equal(waiting.order.dueBy, quoted, 'the tracker says what the order page said');
  clock.advance(45 * 60_000);
  await placed.pay();
  const { order: accepted } = await placed.client.call(checkPayment, { params: placed.params });
  assert.equal(accepted.dueMax, quoted, 'accepted on Friday evening: counted from Monday, as was quoted');
  assert.equal(accepted.dueBy, accepted.dueMax);
});

test('every tariff of the country has its moment, a country that is not there none', async () => {
  const client = clientOf(app.url);
  const { tariffs: credit } = await client.call(getCountry, { body: { code: 'fr' } });
  const { tariffs: annual } = await client.call(getCountry, {
    body: { code: 'fr', reportContentTypeId: 'annual' },
  });
  const tariffs = [...credit, ...annual];
  assert.equal(annual.length, 2);
  const quoted = await quoteOf('fr');
  assert.deepEqual(
    quoted.map(({ tariffId }) => tariffId),
    tariffs.map(({ id }) => id),
  );
  await assert.rejects(quoteOf('zz'), { status: 404 });
});

test('the zone of the buyer is kept with the order, and only a zone is taken', async () => {
  const client = clientOf(app.url);
  const body = await orderBody(client);
  const { secret } = await client.call(placeOrder, { body: { ...body, timeZone: 'Asia/Yekaterinburg' } });
  const { order: kept } = await client.call(trackOrder, { params: { secret } });
  assert.equal(kept.timeZone, 'Asia/Yekaterinburg');
  for (const timeZone of ['Moon/Base', '', 'x'.repeat(65), 'Europe/London\n'])
    await assert.rejects(client.call(placeOrder, { body: { ...body, timeZone } }), { status: 400 });
});

test('the card page names company, number, country, tariff and the moment, in the buyer’s zone', async () => {
  const client = clientOf(app.url);
  const body = { ...(await orderBody(client)), timeZone: 'Europe/Berlin', locale: 'ru' as const };
  const { paymentUrl } = await client.call(placeOrder, { body });
  const page = (await (await fetch(paymentUrl ?? '')).text()).replaceAll('\u00a0', ' ');
  assert.match(page, /<dt>Компания<\/dt><dd>Nordwind Maschinenbau GmbH<\/dd>/);
  assert.match(page, /<dt>Номер<\/dt><dd>[^<]+<\/dd>/);
  assert.match(page, /<dt>Страна<\/dt><dd>Германия<\/dd>/);
  assert.match(page, /<dt>Тариф<\/dt><dd>[^<]+<\/dd>/);
  assert.match(
    page,
    /<dt>Отчёт придёт<\/dt><dd>не\sпозднее \d+\sноября 2026\sг\., 19:00\s\(Берлин, UTC\+1\)<\/dd>/,
  );
  assert.match(page, /Страница открыта до\s20\sноября, \d\d:\d\d \(Берлин, UTC\+1\)/);
});
