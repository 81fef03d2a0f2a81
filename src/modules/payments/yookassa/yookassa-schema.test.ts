import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench, until } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { sandboxShop } from './open-yookassa.ts';
import { createYookassaGateway } from './yookassa-gateway.ts';

/**
 * What goes to and fro is held against YooKassa's published schema, in which every member has to be known. It is not part of this
 * project: without it these tests are skipped, and say where it is to be had.
 */
const file = join(
  import.meta.dirname,
  '../../../../../shared/data/payments/yookassa-openapi-specification.yaml',
);
const skip = existsSync(file)
  ? false
  : 'put https://yookassa.ru/developers/api/yookassa-openapi-specification.yaml into ../shared/data/payments';

type Exchange = Readonly<{ call: string; body: unknown; status: number; answer: Record<string, unknown> }>;

describe('the words spoken with YooKassa', { skip }, () => {
  let bench: SandboxBench;
  const exchanges: Exchange[] = [];
  before(async () => {
    bench = await openBench(await createThrowawayDatabase());
    await speakOfEverything();
  });
  after(() => bench?.close());

  /** Every call of the adapter, with a yes and a no. */
  async function speakOfEverything() {
    const gateway = createYookassaGateway({
      shopId: sandboxShop,
      secretKey: `test_${apiKey}`,
      apiUrl: `${bench.url}/v3`,
      receipts: { vatCode: 1, taxSystemCode: 2, emailOf: async () => 'buyer@shop.example' },
      async fetch(url, init) {
        const answered = await fetch(url, init);
        const call = `${init?.method} ${new URL(String(url)).pathname.slice('/v3'.length)}`;
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
        exchanges.push({ call, body, status: answered.status, answer: await answered.clone().json() });
        return answered;
      },
    });
    const amount = money(900_000, 'RUB');
    const request = (route: 'hold' | 'verify') => ({
      orderId: randomUUID(),
      orderNumber: 'CC-1',
      attempt: 1,
      route,
      amount,
      locale: 'ru' as const,
      timeZone: null,
      description: 'Отчёт',
      details: [{ name: 'Страна', value: 'Германия' }],
      successUrl: 'https://shop.example/ok',
      cancelUrl: 'https://shop.example/no',
    });
    const card = { expiry: '12/34', cvc: '123', name: 'Jane Doe' };
    const paid = async (route: 'hold' | 'verify', number = '4242424242424242') => {
      const opened = await gateway.openSession(request(route), randomUUID());
      await bench.form(opened.hostedUrl ?? '', { ...card, number });
      return (await gateway.find(opened.gatewayPaymentId)) ?? assert.fail('not found');
    };
    await paid('hold', '4000000000000002');
    await paid('hold', '4000000000003220');
    const held = await paid('hold');
    await gateway.capture(held.gatewayPaymentId, amount, randomUUID());
    await gateway.capture(held.gatewayPaymentId, amount, randomUUID());
    await gateway.refund(held.gatewayPaymentId, money(50_000, 'RUB'), randomUUID());
    await bench.post('/v1/test/faults', { refunds: 'failed', ms: 0 });
    await gateway.refund(held.gatewayPaymentId, money(10_000, 'RUB'), randomUUID());
    const part = await paid('hold');
    await gateway.capture(part.gatewayPaymentId, money(400_000, 'RUB'), randomUUID());
    await gateway.release((await paid('hold')).gatewayPaymentId, randomUUID());
    for (const number of ['4242424242424242', '4000000000000341']) {
      const { cardToken, gatewayPaymentId } = await paid('verify', number);
      await gateway.authoriseSavedCard(
        { ...request('hold'), attempt: 2, cardToken: cardToken ?? '' },
        randomUUID(),
      );
      await gateway.release(gatewayPaymentId, randomUUID());
    }
    await gateway.find(randomUUID());
    for await (const _ of gateway.listSince(new Date(0)));
    await gateway.listRefunds(held.gatewayPaymentId);
    await until(() => bench.received.length >= 12);
  }

  it('what the adapter sends is what the API takes', () => {
    const { paths, hold } = schemas();
    const seen = new Set<string>();
    for (const { call, body } of exchanges) {
      const [method = '', path = ''] = call.split(' ');
      const known = paths.find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      if (known === undefined || method !== 'POST') continue;
      seen.add(known);
      const { requestBody } = document.paths[known].post;
      if (requestBody === undefined) assert.deepEqual(body, {}, call);
      else hold(call, requestBody.content['application/json'].schema, body);
    }
    assert.deepEqual([...seen].toSorted(), [
      '/payments',
      '/payments/{payment_id}/cancel',
      '/payments/{payment_id}/capture',
      '/refunds',
    ]);
    const opened = exchanges.filter(({ call }) => call === 'POST /payments').map(({ body }) => Object(body));
    assert.ok(opened.every(({ capture, receipt }) => capture === false && receipt.items.length === 1));
  });

  it('what the sandbox answers and tells is what the API answers and tells', () => {
    const { component } = schemas();
    const seen = new Set<string>();
    const object = (name: string, value: unknown) => {
      seen.add(name);
      component(name, value);
    };
    for (const { call, status, answer } of exchanges) {
      const isList = answer.type === 'list';
      const kind = call.includes('/refunds') ? 'Refund' : 'Payment';
      if (status === 200) object(isList ? `${kind}List` : kind, answer);
      else object(status === 404 ? 'NotFound' : 'BadRequest', answer);
      const method = Object(answer).payment_method;
      if (method !== undefined) object('PaymentMethodBankCard', method);
      const confirmation = Object(answer).confirmation;
      if (confirmation !== undefined) object('ConfirmationRedirect', confirmation);
    }
    for (const { raw } of bench.received) {
      const { type, event, object: told } = JSON.parse(raw);
      assert.equal(type, 'notification');
      object('NotificationEventType', event);
      object(event.startsWith('refund.') ? 'Refund' : 'Payment', told);
    }
    assert.deepEqual([...seen].toSorted(), [
      'BadRequest',
      'ConfirmationRedirect',
      'NotFound',
      'NotificationEventType',
      'Payment',
      'PaymentList',
      'PaymentMethodBankCard',
      'Refund',
      'RefundList',
    ]);
  });

  it('a wrong word is noticed, and a member that is not there', () => {
    const { component } = schemas();
    const refund = exchanges.find(({ call }) => call === 'POST /refunds')?.answer;
    assert.throws(() => component('Refund', { ...refund, status: 'succeded' }), /allowed values/);
    assert.throws(() => component('Refund', { ...refund, reason: 'x' }), /unevaluated/);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a document in another's words, walked by names
const document: any = skip === false ? parse(readFileSync(file, 'utf8')) : undefined;

function schemas() {
  const formats = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, email: /^\S+@\S+$/ };
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false, formats });
  const hold = (what: string, schema: unknown, value: unknown) => {
    const isValid = ajv.compile(closed(schema) as object); // an object of the document
    assert.ok(isValid(value), `${what}: ${ajv.errorsText(isValid.errors)} ${JSON.stringify(value)}`);
  };
  const component = (name: string, value: unknown) =>
    hold(name, { $ref: `#/components/schemas/${name}` }, value);
  return { paths: Object.keys(document.paths), hold, component };
}

/**
 * The schema with all it refers to, in JSON Schema's words and closed: a member that it does not name is none. Discriminators only
 * help generators; what they choose from may be any of it.
 */
function closed(schema: unknown, isWhole = true): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, nullable, discriminator: _, properties, allOf, oneOf, items, ...rest } = Object(schema);
  if (typeof $ref === 'string') {
    const target = $ref
      .split('/')
      .slice(1)
      .reduce((at, name) => at[name], document);
    return closed(target, isWhole);
  }
  const named = properties as Record<string, unknown> | undefined; // of OpenAPI
  const isObject = (named !== undefined || allOf !== undefined) && rest.additionalProperties === undefined;
  const mended = {
    ...rest,
    // Java’s way to say that a dot may be a line's end.
    ...(typeof rest.pattern === 'string' && { pattern: rest.pattern.replace(/^\(\?s\)\./, '[^]') }),
    ...(named && {
      properties: Object.fromEntries(Object.entries(named).map(([name, one]) => [name, closed(one)])),
    }),
    ...(allOf && { allOf: allOf.map((one: unknown) => closed(one, false)) }),
    ...(oneOf && { anyOf: oneOf.map((one: unknown) => closed(one, isWhole)) }),
    ...(items && { items: closed(items) }),
    ...(rest.additionalProperties && { additionalProperties: closed(rest.additionalProperties) }),
    ...(isObject && isWhole ? { unevaluatedProperties: false } : {}),
  };
  return nullable === true ? { anyOf: [mended, { type: 'null' }] } : mended;
}
