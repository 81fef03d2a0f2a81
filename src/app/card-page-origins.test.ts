import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardPageOrigins } from './card-page-origins.ts';
import { readConfig } from './config/config.ts';

const sandbox = 'http://localhost:3001';
const originsOf = (environment: Record<string, string>) => cardPageOrigins(readConfig(environment), sandbox);

test('forms lead to the pages of the gateways that are in use, and nowhere else', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
  assert.deepEqual(originsOf({}), [sandbox]);
  assert.deepEqual(originsOf({ CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' }), [sandbox]);
  assert.deepEqual(originsOf({ ...keys, CARD_GATEWAYS: 'stripe' }), ['https://checkout.stripe.com']);
  assert.deepEqual(
    originsOf(keys),
    [sandbox, 'https://checkout.stripe.com'],
    'payments that began there go on',
  );
  assert.deepEqual(
    originsOf({ ...keys, CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'http://fake.example:9/x' }),
    ['http://fake.example:9'],
  );
  const shop = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'test_1' };
  assert.deepEqual(originsOf({ ...shop, CARD_GATEWAYS: 'yookassa:RUB sandbox' }), [
    'https://yoomoney.ru',
    sandbox,
  ]);
  assert.deepEqual(originsOf({ YOOKASSA_API_URL: 'sandbox' }), [sandbox]);
});
