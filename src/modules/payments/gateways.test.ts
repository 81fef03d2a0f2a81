import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatewayRules } from './gateway-rules.ts';
import { createGateways } from './gateways.ts';
import { createSandboxGatewayClient } from './sandbox/sandbox-gateway.ts';

const named = (name: string) => ({
  ...createSandboxGatewayClient({ baseUrl: 'http://127.0.0.1:1', apiKey: '', webhookSecrets: [] }),
  name,
});
const order = { countryCode: 'DE', currency: 'EUR' } as const;

test('new payments begin at the first gateway, others go on where they began', () => {
  const gateways = createGateways([named('new'), named('old')]);
  assert.equal(gateways.choose(order).name, 'new');
  assert.equal(gateways.of({ gateway: 'old' }).name, 'old');
});

test('the first rule that fits country and currency decides where a payment begins', () => {
  const rules = gatewayRules.parse(' sandbox:KZ+BY  stripe:EUR+GBP stripe:DE+USD sandbox ');
  const gateways = createGateways([named('sandbox'), named('stripe')], rules);
  for (const [countryCode, currency, expected] of [
    ['KZ', 'EUR', 'sandbox'],
    ['kz', 'EUR', 'sandbox'],
    ['DE', 'EUR', 'stripe'],
    [undefined, 'GBP', 'stripe'],
    ['DE', 'USD', 'stripe'],
    ['FR', 'USD', 'sandbox'],
    [undefined, 'USD', 'sandbox'],
  ] as const)
    assert.equal(gateways.choose({ countryCode, currency }).name, expected, `${countryCode} ${currency}`);
});

test('rules that cannot be read, or leave an order without a gateway, are refused in words', () => {
  for (const [text, words] of [
    ['', /must be names/],
    ['paypal', /must be names/],
    ['stripe:', /must be names/],
    ['stripe:eur', /must be names/],
    ['stripe:CHF sandbox', /must be names/],
    ['stripe:EUR:DE sandbox', /must be names/],
    ['stripe:EUR', /every order/],
    ['sandbox stripe:DE', /every order/],
  ] as const)
    assert.match(gatewayRules.safeParse(text).error?.issues[0]?.message ?? 'taken', words, text);
  assert.throws(() => createGateways([named('sandbox')], gatewayRules.parse('stripe')), /no gateway stripe/);
});

test('a gateway that is not there is found by nobody, whatever its name', () => {
  const gateways = createGateways([named('new')]);
  assert.equal(gateways.find('constructor'), undefined);
  assert.throws(() => gateways.of({ gateway: 'gone' }), /there is no gateway gone/);
});

test('two gateways of one name do not start', () => {
  assert.throws(() => createGateways([named('one'), named('one')]), /one name/);
});
