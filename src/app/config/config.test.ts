import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { envExample } from '#platform/config/settings.ts';
import { ConfigError, readConfig, settings } from './config.ts';

test('an empty environment gives the defaults', () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.sandboxPort, 3001);
  assert.equal(config.databaseUrl, undefined);
  assert.ok(config.dataDir.endsWith('/var'));
});

test('every wrong variable is named at once', () => {
  assert.throws(
    () => readConfig({ PORT: 'many', MAIL_URL: 'http://mail', HOLD_MAX_DAYS: '99' }),
    (error: unknown) =>
      error instanceof ConfigError &&
      ['PORT', 'MAIL_URL', 'HOLD_MAX_DAYS'].every((name) => error.message.includes(name)) &&
      error.message.split('\n').length === 3,
  );
});

test('an empty variable is not set', () => {
  assert.equal(readConfig({ DATABASE_URL: '' }).databaseUrl, undefined);
});

test('an external database is no demo unless it is said, and then mails need a server', () => {
  const external = { DATABASE_URL: 'postgres://localhost/x' };
  assert.throws(() => readConfig(external), /MAIL_URL: is needed/);
  assert.equal(readConfig({ ...external, MAIL_URL: 'smtp://localhost' }).isDemo, false);
  assert.equal(readConfig({ ...external, DEMO: 'on' }).isDemo, true);
});

test('a seller has a name, or nothing is said of it', () => {
  assert.equal(readConfig({}).seller, undefined);
  assert.throws(() => readConfig({ SELLER_ADDRESS: '1 Example Street' }), /SELLER_NAME: is needed/);
  const { seller } = readConfig({ SELLER_NAME: 'Example Ltd', SELLER_EMAIL: 'office@example.org' });
  assert.equal(seller?.name, 'Example Ltd');
  assert.equal(seller?.email, 'office@example.org');
  assert.equal(seller?.bank, undefined);
});

test('proxies are addresses and networks, never everybody', () => {
  assert.deepEqual(readConfig({}).trustedProxies, []);
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8 ' });
  assert.deepEqual(trustedProxies, ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  for (const wrong of [
    'proxy.example',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '::/0',
    '10.0.0.0/8/8',
    'true',
    '10.0.0.0/',
  ])
    assert.throws(() => readConfig({ TRUSTED_PROXIES: wrong }), /TRUSTED_PROXIES: must be/, wrong);
});

test('limits are never made stricter by the factor', () => {
  assert.equal(readConfig({}).abuseLimitFactor, 1);
  assert.equal(readConfig({ ABUSE_LIMIT_FACTOR: '2.5' }).abuseLimitFactor, 2.5);
  for (const wrong of ['0', '0.5', '-1', 'many', 'Infinity'])
    assert.throws(() => readConfig({ ABUSE_LIMIT_FACTOR: wrong }), /ABUSE_LIMIT_FACTOR/, wrong);
});

test('registers to refresh name a source, a full path or an address, and how often', () => {
  assert.deepEqual(readConfig({}).registerRefresh, []);
  assert.deepEqual(
    readConfig({ REGISTER_REFRESH: 'gleif=/in/gleif*.zip daily; x-y=https://a.example/f weekly full;' })
      .registerRefresh,
    [
      { source: 'gleif', from: '/in/gleif*.zip', everyMs: 86_400_000, isFull: false },
      { source: 'x-y', from: 'https://a.example/f', everyMs: 604_800_000, isFull: true },
    ],
  );
  for (const wrong of [
    'gleif',
    'gleif=in/file daily',
    'gleif=/in/file',
    'gleif=ftp://a/b daily',
    'gleif=/a yearly',
  ])
    assert.throws(() => readConfig({ REGISTER_REFRESH: wrong }), /REGISTER_REFRESH: must be like/, wrong);
});

test('no live register is asked unless it is named, and none over an open line', () => {
  assert.deepEqual(readConfig({}).registers, { codes: [], urls: {}, companiesHouseKey: undefined });
  const { registers } = readConfig({
    REGISTER_CONNECTORS: 'gleif, brreg,gleif',
    REGISTER_URLS: 'brreg=https://proxy.example/api, vies=http://127.0.0.1:9/x',
  });
  assert.deepEqual(registers.codes, ['gleif', 'brreg']);
  assert.deepEqual(registers.urls, { brreg: 'https://proxy.example/api', vies: 'http://127.0.0.1:9/x' });
  assert.throws(
    () => readConfig({ REGISTER_CONNECTORS: 'gleif, krs' }),
    /REGISTER_CONNECTORS: must be codes/,
  );
  assert.throws(
    () => readConfig({ REGISTER_CONNECTORS: 'companies-house' }),
    /COMPANIES_HOUSE_KEY: is needed/,
  );
  for (const wrong of [
    'brreg=http://proxy.example',
    'krs=https://a.example',
    'https://a.example',
    'brreg=file:///etc',
  ])
    assert.throws(() => readConfig({ REGISTER_URLS: wrong }), /REGISTER_URLS/, wrong);
});

test('.env.example is what the settings say', () => {
  assert.equal(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'), envExample(settings));
});

test('Stripe is spoken to where it is named, with a key and a secret; live keys go to Stripe alone and to no demo', () => {
  const { cardGateways, stripe } = readConfig({});
  assert.deepEqual([cardGateways.map(({ gateway }) => gateway), stripe], [['sandbox'], undefined]);
  assert.equal(readConfig({ CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' }).stripe, 'sandbox');
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_new,whsec_old' };
  assert.deepEqual(readConfig(keys).stripe, {
    apiKey: 'sk_test_1',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    apiUrl: undefined,
  });
  const live = { ...keys, STRIPE_SECRET_KEY: 'rk_live_1' };
  for (const [environment, words] of [
    [{ CARD_GATEWAYS: 'stripe' }, /STRIPE_SECRET_KEY: is needed/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRETS: is needed/],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: must begin/],
    [
      { ...keys, STRIPE_WEBHOOK_SECRETS: 'whsec_1,whsec_2,whsec_3' },
      /STRIPE_WEBHOOK_SECRETS: must be one or two/,
    ],
    [{ CARD_GATEWAYS: 'stripe:EUR' }, /CARD_GATEWAYS: must end/],
    [live, /a demo takes no live key/],
    [
      { ...live, DEMO: 'off', MAIL_URL: 'smtp://localhost', STRIPE_API_HOST: 'http://localhost:1' },
      /Stripe alone/,
    ],
  ] as const)
    assert.throws(() => readConfig(environment), words);
  const seller = { ...live, DEMO: 'off', MAIL_URL: 'smtp://localhost' };
  assert.ok(readConfig(seller).stripe);
});

test('the sandbox is on, off or elsewhere; off, nothing may need it', () => {
  assert.equal(readConfig({}).sandbox, 'on');
  assert.equal(
    readConfig({ SANDBOX: 'http://gateway.example:3001/' }).sandbox,
    'http://gateway.example:3001',
  );
  assert.throws(() => readConfig({ SANDBOX: 'off' }), /CARD_GATEWAYS has to name other gateways/);
  const atSandbox = { SANDBOX: 'off', CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' };
  assert.throws(() => readConfig(atSandbox), /STRIPE_API_HOST cannot be at the sandbox/);
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' };
  assert.equal(readConfig({ ...keys, SANDBOX: 'off', CARD_GATEWAYS: 'stripe' }).sandbox, 'off');
});

test('TLS that is demanded stands in the addresses that are spoken to', () => {
  const external = { DATABASE_URL: 'postgres://db.example/x', DEMO: 'on', MAIL_URL: 'smtp://mail.example' };
  const asBefore = readConfig(external);
  assert.deepEqual([asBefore.databaseUrl, asBefore.mailUrl], [external.DATABASE_URL, external.MAIL_URL]);
  const demanded = { ...external, DATABASE_TLS: 'required', MAIL_TLS: 'required' };
  const { databaseUrl, mailUrl } = readConfig(demanded);
  assert.equal(databaseUrl, 'postgres://db.example/x?sslmode=verify-full');
  assert.match(String(mailUrl), /requireTLS=true$/);
  assert.throws(
    () => readConfig({ ...demanded, DATABASE_URL: `${external.DATABASE_URL}?sslmode=disable` }),
    /DATABASE_URL: must not have sslmode where DATABASE_TLS is required/,
  );
});

test('YooKassa is spoken to where it is named, in roubles alone; live keys go to YooKassa alone and to no demo', () => {
  assert.equal(readConfig({}).yookassa, undefined);
  const rule = { CARD_GATEWAYS: 'yookassa:RUB sandbox' };
  assert.equal(readConfig({ ...rule, YOOKASSA_API_URL: 'sandbox' }).yookassa?.at, 'sandbox');
  const keys = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'test_1' };
  const { yookassa } = readConfig({
    ...keys,
    YOOKASSA_VAT_CODE: '1',
    YOOKASSA_SENDERS: '185.71.76.0/27 ::1',
  });
  assert.deepEqual(yookassa?.at, { shopId: '100500', secretKey: 'test_1', apiUrl: undefined });
  assert.deepEqual(yookassa?.receipts, { vatCode: 1, taxSystemCode: undefined });
  const isTaken = (address: string, family: 'ipv4' | 'ipv6') => yookassa?.senders?.check(address, family);
  assert.deepEqual(
    [isTaken('185.71.76.31', 'ipv4'), isTaken('185.71.76.32', 'ipv4'), isTaken('::1', 'ipv6')],
    [true, false, true],
  );
  const live = { ...keys, YOOKASSA_SECRET_KEY: 'live_1' };
  for (const [environment, words] of [
    [rule, /YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: are needed/],
    [{ ...keys, CARD_GATEWAYS: 'yookassa:RU sandbox' }, /roubles alone; write yookassa:RUB/],
    [{ ...keys, CARD_GATEWAYS: 'yookassa:RUB+EUR sandbox' }, /roubles alone/],
    [{ YOOKASSA_SHOP_ID: '1' }, /one is of no use/],
    [{ ...keys, YOOKASSA_SHOP_ID: 'shop' }, /YOOKASSA_SHOP_ID: must be digits/],
    [{ ...keys, YOOKASSA_SECRET_KEY: 'sk_test_1' }, /YOOKASSA_SECRET_KEY: must begin/],
    [{ ...keys, YOOKASSA_VAT_CODE: '13' }, /YOOKASSA_VAT_CODE/],
    [{ ...keys, YOOKASSA_TAX_SYSTEM: '1' }, /YOOKASSA_VAT_CODE: is needed/],
    [{ ...keys, YOOKASSA_SENDERS: '185.71.76.0/33' }, /YOOKASSA_SENDERS: must be addresses/],
    [{ ...keys, YOOKASSA_SENDERS: 'yookassa.ru' }, /YOOKASSA_SENDERS: must be addresses/],
    [live, /a demo takes no live key/],
    [
      { ...live, DEMO: 'off', MAIL_URL: 'smtp://localhost', YOOKASSA_API_URL: 'http://localhost:1' },
      /YooKassa alone/,
    ],
  ] as const)
    assert.throws(() => readConfig(environment), words, JSON.stringify(environment));
});
