import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { problemSchema, refusalsOf } from '#platform/http/openapi-problems.ts';
import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';
import { order } from '#testing/buyer.ts';
import { hostileBody, hostileText } from '#testing/fuzz/hostile.ts';
import { type Known, mutatedValuesOf, valuesOf } from '#testing/fuzz/json-arbitrary.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { askCustomer, assignOrder } from '#workflows/prepare-report/contract.ts';
import { answerClarification, checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { listEndpoints } from './endpoints.ts';

/** `FUZZ_RUNS=500 FUZZ_SEED=42 npm test -- fuzz`: so many requests of each call, and the seed of an earlier run. */
const runs = Number(process.env.FUZZ_RUNS ?? 30);
/** Without FUZZ_RUNS all calls together take no longer, however slow the machine. */
const budgetMs = process.env.FUZZ_RUNS === undefined ? 22_000 : 3_600_000;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const people = ['visitor', 'customer', 'director', 'manager', 'admin'] as const;
type Person = (typeof people)[number] | 'forged';

type Request = Readonly<{
  person: Person;
  params: unknown;
  query: unknown;
  body: unknown;
  rawBody: string | undefined;
  headers: Readonly<Record<string, string>>;
}>;

let app: TestApp;
let known: Known;
const tokens = new Map<Person, string>([['forged', 'eyJhbGciOiJub25lIn0.e30.']]);

before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const asked = {
    name: 'Anna',
    phone: '030-1234567',
    email: 'anna@demo.countercheck.example',
    message: 'How?',
  };
  const question = await clientOf(app.url).call(sendQuestion, { body: asked });
  known = {
    questionId: [question.id],
    countryId: [276, 112, 643],
    tariffId: [2_761, 2_762],
    groupCountryId: [1, 2],
    code: ['de', 'RU'],
    countryCode: ['de'],
    name: ['Nordwind Maschinenbau GmbH', 'маш'],
    email: ['anna@demo.countercheck.example'],
  };
  for (const person of people) if (person !== 'visitor') await signIn(person);
});
after(() => app.close());

let atWork: Known | undefined;

/** A paid order that a member of staff works on; a new one where an earlier call has brought the last one to its end. */
async function orderAtWork(): Promise<Known> {
  const client = clientOf(app.url);
  const { db } = app.services;
  if (atWork !== undefined) {
    const last = db.selectFrom('orders').select('state').where('id', '=', String(atWork.orderId?.[0]));
    const { state } = await last.executeTakeFirstOrThrow();
    if (state === 'in_progress' || state === 'needs_clarification') return atWork;
  }
  const placed = await order(app);
  await placed.pay();
  await client.call(checkPayment, { params: placed.params });
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', placed.number)
    .executeTakeFirstOrThrow();
  const manager = clientOf(app.url, tokens.get('manager'));
  await manager.call(assignOrder, { params: { orderId: id } });
  await manager.call(askCustomer, {
    params: { orderId: id },
    body: { question: 'Which of the two?', language: 'en' },
  });
  const { order: asked } = await client.call(trackOrder, { params: placed.params });
  const clarificationId = asked.clarifications[0]?.id;
  // An even seed finds it at work, an odd one waiting for the customer.
  if (seed % 2 === 0) {
    const body = { clarificationId: clarificationId ?? '', answer: 'The first.' };
    await client.call(answerClarification, { params: placed.params, body });
  }
  atWork = { secret: [placed.secret], orderId: [id], clarificationId: [clarificationId] };
  return atWork;
}

async function signIn(person: Person): Promise<void> {
  const body = { email: `${person}@demo.countercheck.example`, password: demoPassword };
  tokens.set(person, (await clientOf(app.url).call(login, { body })).token);
}

/** What is legal in a header; HTTP has no other characters. */
const headerText = hostileText.map((text) =>
  text
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 300),
);

function requestsOf(endpoint: AnyEndpoint, known: Known): fc.Arbitrary<Request> {
  const part = (schema: z.ZodType | undefined) =>
    schema === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 3, arbitrary: valuesOf(schema, known) },
          { weight: 1, arbitrary: mutatedValuesOf(schema, known) },
        );
  return fc.record({
    person: fc.constantFrom<Person>(...people, 'forged'),
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: endpoint.body === undefined ? fc.constant(undefined) : part(endpoint.body),
    rawBody:
      endpoint.method === 'GET'
        ? fc.constant(undefined)
        : fc.option(hostileBody, { nil: undefined, freq: 6 }),
    headers: fc.record(
      {
        'Accept-Locale': fc.oneof(fc.constantFrom('en', 'ru'), headerText),
        'X-Sender-Id': headerText,
        'X-Request-Id': headerText,
        'Idempotency-Key': headerText,
        'Content-Type': fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-16',
          'nonsense',
        ),
      },
      { requiredKeys: [] },
    ),
  });
}

function pathOf(endpoint: AnyEndpoint, params: unknown): string {
  const given: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {};
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(given[name] ?? 'x').slice(0, 250);
    // An address has no lone surrogates; half a percent sign is sent as it is.
    return text === '%' || text === '%00%ff' ? text : encodeURIComponent(text.toWellFormed()) || 'x';
  });
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => [
    name,
    String(value).toWellFormed().slice(0, 2_000),
  ]);
  return `?${new URLSearchParams(pairs)}`;
}

async function send(endpoint: AnyEndpoint, request: Request): Promise<Response> {
  const { person, params, query, body, rawBody, headers } = request;
  const token = tokens.get(person);
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${app.url}/api/v1${pathOf(endpoint, params)}${searchOf(query)}`, {
    method: endpoint.method,
    headers: {
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
}

async function assertAnswer(endpoint: AnyEndpoint, response: Response): Promise<void> {
  const { status } = response;
  const type = response.headers.get('content-type');
  if (status !== (endpoint.status ?? 200)) {
    const problem = await response.text();
    assert.ok(status < 500, `${status} ${problem.slice(0, 500)}`);
    assert.equal(type, 'application/problem+json; charset=utf-8', `${status} ${problem.slice(0, 200)}`);
    const { value, status: said } = problemSchema.strict().parse(JSON.parse(problem));
    assert.ok(value.length > 0 && said === status);
    // Whether a path is one of ours, and can be read at all, is asked before the call is known.
    const documented = [...refusalsOf(endpoint), 431, ...(endpoint.params === undefined ? [] : [404])];
    assert.ok(documented.includes(status), `${status} is not in the document: ${problem.slice(0, 200)}`);
    return;
  }
  if (endpoint.file !== undefined) {
    assert.equal(type, endpoint.file);
    await response.arrayBuffer();
    return;
  }
  const text = await response.text();
  if (endpoint.reply === undefined) return assert.equal(text, '');
  assert.equal(type, 'application/json; charset=utf-8');
  const reply: unknown = JSON.parse(text);
  // Parsing leaves out what the contract does not know: nothing may be left out.
  assert.deepEqual(endpoint.reply.parse(reply), reply);
}

describe(`any request is answered as its contract says (seed ${seed}, ${runs} runs)`, () => {
  const endpoints = listEndpoints();
  const interruptAfterTimeLimit = Math.max(2_000, budgetMs / endpoints.length);
  for (const endpoint of endpoints) {
    it(`${endpoint.method} ${endpoint.path}`, async () => {
      const isAboutOrder = /\{(secret|orderId)\}/.test(endpoint.path);
      const values = { ...known, ...(isAboutOrder ? await orderAtWork() : {}) };
      const property = fc.asyncProperty(requestsOf(endpoint, values), async (request) => {
        await assertAnswer(endpoint, await send(endpoint, request));
      });
      await fc.assert(property, { numRuns: runs, seed, interruptAfterTimeLimit, endOnFailure: true });
    });
  }
});
