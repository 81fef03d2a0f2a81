import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { apiKey, openBench, type SandboxBench } from '#sandbox/sandbox-bench.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';

/**
 * The commands `npm run test:live -- stripe`, `npm run test:live -- yookassa` and `npm run test:live -- yookassa pay`, against the
 * sandbox in the places of Stripe and YooKassa.
 */

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const run = (words: readonly string[], key: string) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const environment = { ...process.env, STRIPE_SECRET_KEY: key, STRIPE_API_HOST: bench.url };
    const options = { env: environment, cwd: `${import.meta.dirname}/..` };
    execFile(process.execPath, ['bin/test-live.ts', ...words], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

test('all that the product asks of Stripe is tried, and each thing has its line', async () => {
  const { code, out, err } = await run(['stripe'], `sk_test_${apiKey}`);
  assert.deepEqual([code, err], [0, ''], out);
  assert.equal(
    out
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('✔')).length,
    8,
    out,
  );
});

test('what is not as expected is said, and the command fails', async () => {
  const { code, out } = await run(['stripe'], 'sk_test_another');
  assert.equal(code, 1);
  assert.match(out, /✖ a page \(hold\) opens and closes: Stripe does not accept the key/);
});

test('a live key is refused before anything is asked, and so is another gateway', async () => {
  for (const key of ['sk_live_1', 'rk_live_1', '', 'pk_test_1'])
    assert.match((await run(['stripe'], key)).err, /must be a test key/, key);
  assert.equal((await run(['paypal'], 'sk_test_1')).code, 2);
  const { rows } = await bench.pool.query(`SELECT 1 FROM sandbox.payments WHERE order_number <> 'TEST-LIVE'`);
  assert.deepEqual(rows, []);
});

const shop = (key: string) => ({
  ...process.env,
  YOOKASSA_SHOP_ID: '100500',
  YOOKASSA_SECRET_KEY: key,
  YOOKASSA_API_URL: `${bench.url}/v3`,
});

test('all that the product asks of YooKassa is tried, once a person has paid the page', async () => {
  const options = { env: shop(`test_${apiKey}`), cwd: `${import.meta.dirname}/..` };
  const command = spawn(process.execPath, ['bin/test-live.ts', 'yookassa', 'pay'], options);
  let out = '';
  for await (const part of command.stdout.setEncoding('utf8')) {
    out += part;
    const [address] = /http\S+\/pay\/\w+/.exec(part) ?? [];
    const card = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Jane Doe' };
    if (address !== undefined) await bench.form(address, card);
  }
  if (command.exitCode === null) await once(command, 'exit');
  assert.equal(command.exitCode, 0, out);
  assert.equal(out.match(/^✔/gm)?.length, 8, out);
});

test('a live key of YooKassa is refused before anything is asked', async () => {
  for (const key of ['live_1', '']) {
    const options = { env: shop(key), cwd: `${import.meta.dirname}/..` };
    const command = spawn(process.execPath, ['bin/test-live.ts', 'yookassa'], options);
    const said = (await command.stderr.setEncoding('utf8').toArray()).join('');
    assert.match(said, /those of a test shop/, key);
  }
});
