import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { getProfile, updateProfile } from '#modules/accounts/contract.ts';
import { type CompanyRecord, createCompanies } from '#modules/companies/service.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { listQuestions, sendQuestion } from '#modules/feedback/contract.ts';
import { clientOf, payByCard, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { findCompany, getKnownCompany } from '#workflows/find-company/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { askCustomer, assignOrder, getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { answerClarification, checkPayment, trackOrder } from '#workflows/track-order/contract.ts';

/** Bounds of replies must let through whatever the rules let in: one that is too small would be our own 500. */
let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

/** Each of these counts as two in JavaScript, and as one for people and for JSON Schema. */
const wide = (length: number) => '😀'.repeat(length);
/** Cut where nobody would read on, when it is transliterated; so the Latin name is told. */
const han = '中'.repeat(1_000);

const endless: CompanyRecord = {
  country: 'CN',
  sourceRef: 'r'.repeat(500),
  name: han,
  nameLat: 'zhong '.repeat(300),
  formText: 'f'.repeat(900),
  status: 'Active',
  statusText: wide(900),
  regCode: '9'.repeat(400),
  vatCode: '8'.repeat(400),
  address: wide(4_000),
  names: [
    { kind: 'trading', text: 'Endless Trading' },
    ...Array.from({ length: 200 }, (_, index) => ({
      kind: 'former' as const,
      text: `${index} ${wide(3_000)}`,
    })),
  ],
};

/** Places, pays and works on an order about `subject`, reading it everywhere it is shown. */
async function walkOrder(
  subject: { kind: 'company'; companyId: string } | { kind: 'request'; request: object },
) {
  const client = clientOf(app.url);
  const { tariffs } = await client.call(getCountry, { body: { code: 'cn' } });
  const tariff = tariffs[0];
  assert.ok(tariff);
  const { secret, number, paymentUrl } = await client.call(placeOrder, {
    body: {
      countryId: 156,
      subject,
      tariffId: tariff.id,
      quotedPriceMinor: tariff.tariffPrice,
      quotedCurrency: tariff.tariffCurrency,
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.de`,
      locale: 'ru',
      acceptTerms: true,
    },
  });
  const params = { secret };
  await payByCard(paymentUrl ?? '', '4242 4242 4242 4242');
  await client.call(checkPayment, { params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: { view: 'all' } });
  const orderId = items.find((item) => item.number === number)?.orderId;
  assert.ok(orderId);
  await manager.call(assignOrder, { params: { orderId } });
  // The customer reads Russian, so the question has a word of it.
  const question = `Что ${wide(1_996)}`;
  await manager.call(askCustomer, { params: { orderId }, body: { question, language: 'ru' } });
  const { order } = await client.call(trackOrder, { params });
  const clarificationId = order.clarifications[0]?.id ?? '';
  await client.call(answerClarification, { params, body: { clarificationId, answer: wide(4_000) } });
  await manager.call(getStaffOrder, { params: { orderId } });
}

test('a company of a register without bounds is found, ordered and worked on', async () => {
  const register = { code: 'endless', name: 'Endless register', licence: 'none', url: null, isDemo: true };
  const companies = createCompanies(app.services);
  await app.services.db.transaction().execute((tx) => companies.upsertCompanies(tx, [endless], register));
  const client = clientOf(app.url);
  const found = await client.call(findCompany, {
    body: { countryId: 156, company: { name: 'Endless Trading' } },
  });
  const company = found.companies?.[0];
  assert.equal(company?.name, han);
  assert.ok(company.nameLat.length > 900 && company.formerNames.length > 50);
  const companyId = company.id;
  await client.call(getKnownCompany, { params: { countryCode: 'cn', companyId } });
  await walkOrder({ kind: 'company', companyId });
});

test('the longest request in words is ordered and worked on', async () => {
  const request = {
    name: `Nordwind ${wide(291)}`,
    regCode: wide(64),
    vatCode: wide(64),
    address: wide(500),
    phone: wide(40),
    email: wide(254),
    addInfo: wide(2_000),
  };
  const { request: echoed } = await clientOf(app.url).call(findCompany, {
    body: { countryId: 156, company: request },
  });
  assert.equal(echoed?.addInfo, request.addInfo);
  await walkOrder({ kind: 'request', request });
});

test('the longest profile and the longest question are shown again', async () => {
  const director = await signIn(app.url, 'director@demo.countercheck.example', demoPassword);
  const body = {
    lastName: wide(100),
    name: wide(100),
    patronymic: wide(100),
    username: 'u'.repeat(32),
    phone: '1'.repeat(30),
    companyName: wide(300),
    companyNameLat: '№'.repeat(300),
    companyNumber: wide(64),
    vatCode: wide(64),
    companyAddress: wide(500),
  };
  const changed = await director.call(updateProfile, { body });
  assert.equal(changed.companyAddress, body.companyAddress);
  // The token carries the name: it must still be one that the server takes.
  const again = await signIn(app.url, 'director@demo.countercheck.example', demoPassword);
  assert.deepEqual(await again.call(getProfile, {}), changed);

  await clientOf(app.url).call(sendQuestion, {
    body: { name: wide(200), phone: '1'.repeat(30), email: 'a@b.de', message: wide(5_000) },
  });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQuestions, { query: {} });
  assert.equal(items.at(-1)?.message, wide(5_000));
});
