import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { money } from '#kernel/money.ts';
import { apiKey, openBench, type SandboxBench, until, webhookSecret } from '#sandbox/sandbox-bench.ts';
import { nestedForm } from '#sandbox/stripe/form.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { disputesShape, intentShape, refundShape, sessionShape, setupShape } from './stripe-wire.ts';

/**
 * What goes to and fro is held against the part of Stripe's published schema, and Stripe's own example objects against
 * what the adapter reads. Neither is part of this project: without them these tests are skipped, and say so.
 */
const folder = join(import.meta.dirname, '../../../../../shared/data/payments');
const schemaFile = join(folder, 'stripe-openapi-subset.json');
const skip = existsSync(schemaFile) ? false : 'Stripe’s published schema is not here';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Members that the API has since got; the published schema is older and allows no others. */
const newer = ['allowed_payment_method_types'];

type Exchange = Readonly<{ call: string; form: unknown; status: number; answer: Record<string, unknown> }>;

describe('the words spoken with Stripe', { skip }, () => {
  let bench: SandboxBench;
  const exchanges: Exchange[] = [];
  before(async () => {
    bench = await openBench(await createThrowawayDatabase());
    await speakOfEverything();
  });
  after(() => bench?.close());

  /** Every call of the adapter, with a yes and a no. */
  async function speakOfEverything() {
    const gateway = createStripeGateway({
      apiUrl: bench.url,
      apiKey: `sk_test_${apiKey}`,
      webhookSecrets: [`whsec_${webhookSecret}`],
      async fetch(url, init) {
        const answered = await fetch(url, init);
        const call = `${init?.method} ${new URL(String(url)).pathname}`;
        const form = nestedForm(Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))));
        exchanges.push({ call, form, status: answered.status, answer: await answered.clone().json() });
        return answered;
      },
    });
    const amount = money(9000, 'EUR');
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
    const open = (route: 'hold' | 'verify') => gateway.openSession(request(route), randomUUID());
    const paid = async (route: 'hold' | 'verify', number = '4242424242424242') => {
      const opened = await open(route);
      await bench.form(opened.hostedUrl ?? '', { ...card, number });
      return (await gateway.find(opened.gatewayPaymentId)) ?? assert.fail('not found');
    };
    await paid('hold', '4000000000000002');
    await paid('hold', '4000000000003220');
    await gateway.release((await open('hold')).gatewayPaymentId, randomUUID());
    const held = await paid('hold');
    await gateway.capture(held.gatewayPaymentId, amount, randomUUID());
    await gateway.capture(held.gatewayPaymentId, amount, randomUUID());
    await gateway.refund(held.gatewayPaymentId, money(500, 'EUR'), randomUUID());
    await gateway.listRefunds(held.gatewayPaymentId);
    const { rows } = await bench.pool.query('SELECT id FROM sandbox.payments WHERE order_id = $1', [
      held.orderId,
    ]);
    await bench.post(`/v1/test/payments/${rows[0].id}/dispute`, { status: 'open' });
    await gateway.find(held.gatewayPaymentId);
    await gateway.release((await paid('hold')).gatewayPaymentId, randomUUID());
    for (const key of [randomUUID(), randomUUID()]) await gateway.forgetCard?.(held.cardToken ?? '', key);
    for (const number of ['4242424242424242', '4000000000000341']) {
      const { cardToken, gatewayPaymentId } = await paid('verify', number);
      await gateway.authoriseSavedCard(
        { ...request('hold'), attempt: 2, cardToken: cardToken ?? '' },
        randomUUID(),
      );
      await gateway.release(gatewayPaymentId, randomUUID());
    }
    for await (const _ of gateway.listSince(new Date(0)));
    await until(() => bench.received.length >= 12);
  }

  function schemas({ coerceTypes }: { coerceTypes: boolean }) {
    const schema = jsonSchemaOf(read(schemaFile));
    const ajv = new Ajv({ strict: false, coerceTypes, allErrors: true, logger: false });
    ajv.addSchema({ ...schema, $id: 'stripe' });
    const hold = (reference: string, value: unknown) => {
      const isValid = ajv.getSchema(`stripe${reference}`);
      assert.ok(isValid, `the schema has ${reference}`);
      assert.ok(isValid(structuredClone(value)), `${reference}: ${ajv.errorsText(isValid.errors)}`);
    };
    return { paths: Object.keys(schema.paths), hold };
  }

  it('what the adapter sends is what the API takes', () => {
    const { paths, hold } = schemas({ coerceTypes: true }); // forms know texts only
    const held = new Set<string>();
    for (const { call, form } of exchanges) {
      const [method = '', path = ''] = call.split(' ');
      const known = paths.find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      if (known === undefined || method !== 'POST') continue;
      held.add(known);
      const place = known.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
      const media = 'content/application~1x-www-form-urlencoded/schema';
      hold(`#/paths/${place}/post/requestBody/${media}`, without(form, newer));
    }
    assert.deepEqual([...held].toSorted(), [
      '/v1/checkout/sessions',
      '/v1/payment_intents',
      '/v1/payment_intents/{intent}/cancel',
      '/v1/payment_intents/{intent}/capture',
      '/v1/refunds',
    ]);
  });

  it('what the sandbox answers and tells is what the API answers and tells', () => {
    const { hold } = schemas({ coerceTypes: false });
    const held = new Set<string>();
    const object = (value: Record<string, unknown>) => {
      const name = String(value.object);
      held.add(name);
      if (name === 'list') for (const one of Object(value.data)) object(one);
      else hold(`#/components/schemas/${name}`, value);
    };
    for (const { status, answer } of exchanges) {
      if (status === 200) object(answer);
      else hold('#/components/schemas/error', answer);
    }
    for (const { raw } of bench.received) {
      const event = JSON.parse(raw);
      object(event);
      object(event.data.object);
    }
    assert.deepEqual([...held].toSorted(), [
      'charge',
      'checkout.session',
      'dispute',
      'event',
      'list',
      'payment_intent',
      'payment_method',
      'refund',
    ]);
  });

  it('a wrong word is noticed', () => {
    const { hold } = schemas({ coerceTypes: false });
    const refund = exchanges.find(({ answer }) => answer.object === 'refund')?.answer;
    assert.throws(() => hold('#/components/schemas/refund', { ...refund, object: 'refnd' }), /object/);
  });

  it('Stripe’s own example objects can be read', () => {
    const { resources } = read(join(folder, 'stripe-fixtures3.json'));
    const currency = 'eur';
    assert.ok(intentShape.safeParse({ ...resources.payment_intent, currency }).success);
    assert.ok(refundShape.safeParse({ ...resources.refund, currency }).success);
    assert.ok(disputesShape.safeParse({ data: [{ ...resources.dispute, currency }] }).success);
    assert.ok(setupShape.safeParse(resources.setup_intent).success);
    assert.ok(sessionShape.safeParse({ ...resources['checkout.session'], currency }).success);
  });
});

/** Of OpenAPI 3.0 what JSON Schema says otherwise: `nullable`, and discriminators, which only help generators. */
function jsonSchemaOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(jsonSchemaOf) as Value; // a list stays a list
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, discriminator: _, ...rest } = value as Record<string, unknown>; // an object, asked above
  const mended = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, jsonSchemaOf(one)]));
  return (nullable === true ? { anyOf: [mended, { type: 'null' }] } : mended) as Value; // the same schema in other words
}

const without = (form: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(Object(form)).filter(([name]) => !names.includes(name)));
