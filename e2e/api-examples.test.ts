import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { apiAreas } from '#app/api-areas.ts';
import { listEndpoints } from '#app/endpoints.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { mayDo } from '#kernel/policy.ts';
import { login } from '#modules/accounts/contract.ts';
import { exampleLanguages } from '#platform/api-docs/examples/languages.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { clientOf } from '#testing/people.ts';
import { type CallRecorder, startCallRecorder } from '#testing/printed-examples/call-recorder.ts';
import { canRun, type ProgramLanguage, runPrograms } from '#testing/printed-examples/run-programs.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

const endpoints = new Map(listEndpoints().map((endpoint) => [endpoint.name, endpoint]));
/** Whose token a call is made with: the first of them who may make it. */
const people = ['customer', 'director', 'manager', 'admin'] as const;
const roles = { customer: 'User', director: 'Director', manager: 'Manager', admin: 'Admin' } as const;

/** Examples that this app can answer as they stand, or with an order and a price of its own in their places. */
const answered = new Set([
  ...['listCountryGroups', 'listCountriesOfGroup', 'listCountries', 'getCountry', 'getPriceList'],
  ...['listSourcesOfCountry', 'getOnTime', 'findCompany', 'suggestCompanies', 'getSampleReport'],
  ...['placeOrder', 'trackOrder', 'checkPayment', 'quoteDueDates', 'watchOrderResearch', 'readExampleReport'],
  ...['register', 'login', 'logout', 'getProfile', 'updateProfile', 'uploadAvatar', 'listMyOrders'],
  ...['exportData', 'sendQuestion', 'sendDataRequest', 'verifyReport', 'listQueue', 'getStaffOrder'],
  ...['readDesk', 'readInbox', 'inviteStaff', 'exportPrices', 'listAudit', 'readTimeline'],
]);

let app: TestApp;
let recorder: CallRecorder;
const folder = mkdtempSync(join(tmpdir(), 'countercheck-examples-'));
const tokens = new Map<string, string>();
/** In the place of the examples' parts of addresses, and of their bodies. */
let known: Readonly<Record<string, string>> = {};
let bodies: Readonly<Record<string, unknown>> = {};

before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  for (const person of people) {
    const body = { email: `${person}@demo.countercheck.example`, password: demoPassword };
    tokens.set(person, (await clientOf(app.url).call(login, { body })).token);
  }
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  known = { secret: placed.secret, orderId: rows[0].id };
  bodies = {
    placeOrder: await orderBody(placed.client),
    login: { email: 'customer@demo.countercheck.example', password: demoPassword },
  };
  recorder = await startCallRecorder(app.url, (operationId, { path, body }) => {
    const parts = endpoints.get(operationId)?.path.split('/') ?? [];
    const real = path.split('/').map((part, index) => {
      // Two parts of the address, /api/v1, are not in the contract's path.
      const name = /^\{(\w+)\}$/.exec(parts[index - 2] ?? '')?.[1];
      return (name === undefined ? undefined : known[name]) ?? part;
    });
    return { path: real.join('/'), body: bodies[operationId] ?? body };
  });
});
after(async () => {
  await recorder?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The programs that the pages print in one language, by call. */
async function printedIn(language: ProgramLanguage): Promise<Map<string, string>> {
  const programs = new Map<string, string>();
  for (const { id } of apiAreas) {
    const html = await (await fetch(`${app.url}/api/docs/${id}?in=${language}`)).text();
    const label = `(\\w+): request in ${exampleLanguages[language].name}`;
    for (const [, name = '', code = ''] of html.matchAll(
      new RegExp(`aria-label="${label}"><code>([^<]*)</code>`, 'g'),
    ))
      programs.set(name, withoutEntities(code));
  }
  return programs;
}

function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('every example of every call runs, and in all languages it is the same call', async (t) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1554d1' } });
  await picture.jpeg().toFile(join(folder, 'picture.jpg'));
  writeFileSync(join(folder, 'letter.pdf'), '%PDF-1.4');
  const ran: ProgramLanguage[] = [];
  for (const language of ['curl', 'typescript', 'python'] as const) {
    if (!canRun(language)) {
      t.diagnostic(`${language} is not on this machine: its examples did not run`);
      continue;
    }
    const printed = await printedIn(language);
    assert.deepEqual([...printed.keys()].toSorted(), [...endpoints.keys()].toSorted());
    const programs = Array.from(printed, ([name, text]) => {
      const action = endpoints.get(name)?.action;
      const person = action && people.find((each) => mayDo(roles[each], action));
      return {
        name,
        text: text.replaceAll(app.url, recorder.originFor(name)),
        token: tokens.get(person ?? 'customer') ?? '',
      };
    });
    const ends = await runPrograms(language, programs, folder);
    for (const { name, fault } of ends) {
      const status = recorder.statusOf(name) ?? 0;
      // curl takes a refusal for an answer; the others say it.
      const isSilent = language === 'curl' || status < 300;
      assert.equal(fault === '', isSilent, `${language}, ${name}: ${status} ${fault}`);
    }
    ran.push(language);
  }
  for (const name of endpoints.keys()) {
    const calls = recorder.sent.get(name) ?? [];
    assert.equal(calls.length, ran.length, name);
    for (const call of calls) assert.deepEqual(call, calls[0], name);
    const status = recorder.statusOf(name) ?? 0;
    if (answered.has(name)) assert.ok(status < 300, `${name}: ${status}`);
    // What it is about is not there, or not in that state; never that the example itself is wrong.
    else assert.ok(status < 300 || [401, 404, 409, 410, 422].includes(status), `${name}: ${status}`);
  }
});
