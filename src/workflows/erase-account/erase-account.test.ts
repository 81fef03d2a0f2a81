import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import {
  confirmSecondFactor,
  getProfile,
  login,
  refreshToken,
  register,
  startSecondFactor,
} from '#modules/accounts/contract.ts';
import { paymentKey } from '#modules/payments/service.ts';
import { orderBody } from '#testing/buyer.ts';
import { clientOf, payByCard } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { cancelOrder, checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { eraseAccount } from './contract.ts';

const email = 'customer@demo.countercheck.example';
const password = demoPassword;

let app: TestApp;
let client: ApiClient;
let tokens: { token: string; refreshToken: string };
before(async () => {
  // Mails go and money moves when a test says so: three lanes of the worker would do it in any order.
  app = await startTestApp({ withScheduledJobs: false });
  tokens = await clientOf(app.url).call(login, { body: { email, password } });
  client = clientOf(app.url, tokens.token);
});
after(() => app?.close());

const erase = (given: { password: string }) => client.call(eraseAccount, { body: given });

/** Whom the mails went to until now, the first one first. */
async function mailed(): Promise<string[]> {
  const { rows } = await app.pool.query<{ line: string }>(
    "SELECT array_to_string(recipients, ', ') || ': ' || subject AS line FROM mailbox_messages ORDER BY id",
  );
  return rows.map(({ line }) => line);
}

/** Orders as the signed-in customer, or as a guest with the same address, and pays. */
async function order(as: ApiClient) {
  const body = { ...(await orderBody(as)), email: email.toUpperCase() };
  const placed = await as.call(placeOrder, { body });
  const params = { secret: placed.secret };
  await payByCard(placed.paymentUrl ?? '', '4242 4242 4242 4242');
  await as.call(checkPayment, { params });
  await app.services.outbox.drain();
  return { ...placed, params };
}

test('a wrong password erases nothing', async () => {
  await assert.rejects(erase({ password: 'Wrong-pass-1' }), {
    status: 422,
    code: 'wrong_current_password',
    value: [
      { code: 'wrong_current_password', description: 'The current password is wrong.', field: 'password' },
    ],
  });
  assert.equal((await client.call(getProfile, {})).email, email);
});

test('refused while an order is under way or its hold stands; then all of it goes at once', async () => {
  const own = await order(client);
  const guest = await order(clientOf(app.url));
  const refused = { status: 409, code: 'orders_under_way' };
  await assert.rejects(erase({ password }), {
    ...refused,
    value: [own, guest].map(({ number }) => ({
      code: 'orders_under_way',
      description: `Order ${number} is still under way.`,
      field: number,
    })),
  });

  await client.call(cancelOrder, { params: own.params });
  await client.call(cancelOrder, { params: guest.params });
  // A hold on its way back is money that may still move.
  await assert.rejects(erase({ password }), refused);
  const { db, orders, payments, outbox } = app.services;
  for (const { secret } of [own, guest]) {
    const { id } = await orders.getBySecret(db, secret);
    await outbox.runNow(paymentKey(await payments.getActive(db, id), 'release'));
  }

  await erase({ password });
  const unauthenticated = { status: 401 };
  await assert.rejects(client.call(getProfile, {}), unauthenticated);
  await assert.rejects(clientOf(app.url).call(refreshToken, { body: tokens }), unauthenticated);
  await assert.rejects(clientOf(app.url).call(login, { body: { email, password } }), {
    status: 401,
    code: 'wrong_credentials',
  });
  for (const { params } of [own, guest]) {
    await assert.rejects(clientOf(app.url).call(trackOrder, { params }), { status: 404 });
  }
  // What is left of the token orders nothing any more.
  await assert.rejects(
    client.call(placeOrder, { body: await orderBody(clientOf(app.url)) }),
    unauthenticated,
  );
});

test('the old address is told, and what was still to be mailed about the orders goes nowhere', async () => {
  const before = await mailed();
  const { rows } = await app.pool.query(
    "SELECT 1 FROM outbox WHERE topic = 'orders.notify' AND done_at IS NULL",
  );
  assert.equal(rows.length, 2, 'both cancellations are still to be told');
  await app.services.outbox.drain();
  assert.deepEqual((await mailed()).slice(before.length), [`${email}: Your account has been erased`]);
});

test('the same address registers again as a stranger', async () => {
  const body = {
    legalEntityType: 'Individual',
    lastName: 'New',
    name: 'Nora',
    username: 'nora',
    phone: '+49 30 1234567',
    email,
    password: 'Good-pass-1',
    confirmPassword: 'Good-pass-1',
  };
  await clientOf(app.url).call(register, { body });
  await app.services.outbox.drain();
  const { rows } = await app.pool.query<{ raw: Buffer }>(
    "SELECT raw FROM mailbox_messages WHERE subject = 'Confirm your e-mail'",
  );
  const text = rows[0]?.raw.toString('latin1').replaceAll('=\r\n', '') ?? '';
  const link = /token=(?:3D)?([0-9a-f]{64})/.exec(text)?.[1] ?? '';
  await app.services.accounts.registrations.confirm(app.services.db, link);
  const { token } = await clientOf(app.url).call(login, { body: { email, password: body.password } });
  const profile = await clientOf(app.url, token).call(getProfile, {});
  const owner = { accountId: profile.userId, email };
  assert.deepEqual(await app.services.orders.listOfOwner(app.services.db, owner), []);
});

test('where a second factor is on, its code is asked for too, and each is good once', async () => {
  const owner = { email: 'careful@demo.countercheck.example', password: 'Good-pass-1' };
  await app.services.accounts.users.add(app.services.db, {
    ...owner,
    fullName: 'Care Ful',
    role: 'User',
  });
  const signedIn = await clientOf(app.url).call(login, { body: owner });
  const careful = clientOf(app.url, signedIn.token);
  const { secret } = await careful.call(startSecondFactor, { body: { password: owner.password } });
  const code = new TOTP({ secret }).generate();
  const { recoveryCodes } = await careful.call(confirmSecondFactor, { body: { code } });
  const eraseWith = (given: string | undefined) =>
    careful.call(eraseAccount, { body: { password: owner.password, ...(given && { code: given }) } });
  await assert.rejects(eraseWith(undefined), { status: 403, code: 'second_factor_required' });
  await assert.rejects(eraseWith(code), { status: 422, code: 'wrong_code' });
  await eraseWith(recoveryCodes[0]);
  await assert.rejects(careful.call(getProfile, {}), { status: 401 });
});
