import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock, hourMs, minuteMs } from '#kernel/clock.ts';
import { viesUrl } from '#modules/registers/vies/vat-answers.ts';
import { type RunningRegisters, startSandboxRegisters } from '#sandbox/registers/start-registers.ts';
import { type OrderWish, order } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import { checkVatNumber } from './contract.ts';

const clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
let registers: RunningRegisters;
let app: TestApp;
before(async () => {
  const companies = async (country: string, number: string) =>
    number === `${country}136695976`
      ? {
          ...{ country, number, issuer: '', name: 'Beispiel GmbH', nameLat: 'Beispiel GmbH', formText: null },
          ...{
            formGeneric: null,
            status: 'Active' as const,
            address: 'Hafenstr. 1',
            city: null,
            postcode: null,
          },
          ...{
            phones: [],
            emails: [],
            website: null,
            foundedOn: null,
            closedOn: null,
            vatCode: number,
            lei: null,
          },
          ...{ names: [], currency: 'EUR', isDemo: true },
        }
      : undefined;
  registers = await startSandboxRegisters({ port: 0, clock, companies, slowMs: 1 });
  app = await startTestApp({
    withScheduledJobs: false,
    clock,
    env: {
      VIES_CHECK: 'on',
      REGISTER_URLS: `vies=${registers.baseOf('vies', viesUrl)}`,
      SELLER_NAME: 'Reports SARL',
      SELLER_COUNTRY: 'FR',
      SELLER_VAT: 'FR40303265045',
      SELLER_VAT_PERCENT: '20',
    },
  });
});
after(async () => {
  await app?.close();
  await registers?.close();
});

const buyerWith = (vatCode: string): NonNullable<OrderWish['buyer']> => ({
  legalEntityType: 'LegalEntity',
  companyName: 'Beispiel GmbH',
  countryCode: 'de',
  vatCode,
});
const check = (vatCode: string, countryCode = 'DE') =>
  clientOf(app.url).call(checkVatNumber, { body: { countryCode, vatCode } });
const checkOf = async ({ secret }: { secret: string }) =>
  (await clientOf(app.url).call(trackOrder, { params: { secret } })).order.buyer?.vatCheck;

// Last digits of the sandbox: 00 is not valid, of 99 its state says nothing.
const [valid, notValid, silent] = ['DE136695976', 'DE111111800', 'DE111111699'];

test('VIES is asked before ordering, and what it says is kept with the order', async () => {
  const { vatCheck } = await check(valid);
  assert.deepEqual(
    [vatCheck?.outcome, vatCheck?.name, vatCheck?.address, vatCheck?.requestIdentifier],
    ['valid', 'Beispiel GmbH', 'Hafenstr. 1', 'DEMODE136695976'],
  );
  const kept = await checkOf(await order(app, { buyer: buyerWith(valid) }));
  assert.deepEqual(kept, vatCheck);
  assert.equal((await check(notValid)).vatCheck?.outcome, 'not_valid');
  assert.equal((await check('7707083893', 'RU')).vatCheck, null, 'outside the Union nobody is asked');
  await assert.rejects(check('DE12'), { status: 400 });
});

test('a number that is not valid stops no order: it is kept as said, with the answer', async () => {
  const kept = await checkOf(await order(app, { buyer: buyerWith(notValid) }));
  assert.deepEqual([kept?.outcome, kept?.name], ['not_valid', '']);
});

test('an answer that did not come stops no order either, and is asked for by itself until it comes', async () => {
  const placed = await order(app, { buyer: buyerWith(silent) });
  assert.equal((await checkOf(placed))?.outcome, 'unanswered');
  clock.advance(2 * minuteMs);
  await app.services.outbox.drain();
  assert.equal((await checkOf(placed))?.outcome, 'unanswered', 'the state is still away');

  registers.switches.set('vies', { mode: 'down' });
  const other = await order(app, { buyer: buyerWith('DE129273398') });
  assert.equal((await checkOf(other))?.outcome, 'unanswered');
  registers.switches.set('vies', { mode: 'ok' });
  clock.advance(hourMs);
  await app.services.outbox.drain();
  assert.equal((await checkOf(other))?.outcome, 'valid');
  const { rows } = await app.pool.query(
    `SELECT c.outcome FROM order_vat_checks c JOIN orders o ON o.id = c.order_id WHERE o.number = $1 ORDER BY c.asked_at`,
    [other.number],
  );
  assert.deepEqual(
    rows.map(({ outcome }) => outcome),
    ['unanswered', 'valid'],
  );
});

test('a private person, a company without a number and switched-off checks ask nobody', async () => {
  for (const buyer of [{ note: 'Only a note' }, { ...buyerWith(valid), vatCode: '' }])
    assert.equal(await checkOf(await order(app, { buyer })), null);
});
