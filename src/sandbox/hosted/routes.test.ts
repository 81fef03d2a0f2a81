import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayMs, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { openBench, type SandboxBench, sessionFields } from '../sandbox-bench.ts';

let bench: SandboxBench;
before(async () => {
  bench = await openBench(await createThrowawayDatabase());
});
after(() => bench.close());

const declined = 'https://shop.example/payment-error?order=1&reason=declined';

test('a good card holds the amount and leads to the shop', async () => {
  const opened = await bench.open();
  const page = await fetch(opened.hosted_url ?? '');
  const text = await page.text();
  assert.equal(page.status, 200);
  for (const words of [
    'TEST – no real money',
    'Reserved now, charged only after the report is sent',
    '€90',
    '<dt>Country</dt><dd>Germany</dd>',
    '<dt>Delivery</dt><dd>by 26 November 2026, 18:00 UTC at the latest</dd>',
  ]) {
    assert.ok(text.includes(words), words);
  }
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /form-action 'self' https:\/\/shop\.example;/);
  assert.doesNotMatch(text, /style="|<script(?! src="\/assets\/card\.js" defer><\/script>)|<style/);

  const answer = await bench.pay(opened, '4242 4242 4242 4242');
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get('location'), sessionFields.success_url);
  const paid = await bench.find(opened.id);
  assert.equal(paid.status, 'authorised');
  assert.equal(paid.card_brand, 'visa');
  assert.equal(paid.card_last4, '4242');
  assert.equal(paid.capture_before, new Date(bench.clock.now().getTime() + 7 * dayMs).toISOString());
  assert.equal(paid.hosted_url, null);

  const again = await bench.pay(opened, '4000000000000002');
  assert.equal(again.headers.get('location'), sessionFields.success_url, 'a second press changes nothing');
  assert.equal((await bench.find(opened.id)).status, 'authorised');
});

test('the other brands pass too', async () => {
  for (const [number, cvc, brand] of [
    ['5555555555554444', '123', 'mastercard'],
    ['378282246310005', '1234', 'amex'],
  ] as const) {
    const opened = await bench.open();
    await bench.pay(opened, number, { cvc });
    const paid = await bench.find(opened.id);
    assert.equal(paid.status, 'authorised');
    assert.equal(paid.card_brand, brand);
  }
});

for (const [number, code] of [
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000000341', 'generic_decline'],
] as const) {
  test(`card …${number.slice(-4)} is declined: ${code}`, async () => {
    const opened = await bench.open();
    const answer = await bench.pay(opened, number);
    assert.equal(answer.headers.get('location'), declined);
    const refused = await bench.find(opened.id);
    assert.equal(refused.status, 'declined');
    assert.equal(refused.decline_code, code);
    assert.equal(refused.card_token, null);
    const back = await fetch(opened.hosted_url ?? '', { redirect: 'manual' });
    assert.equal(back.headers.get('location'), declined, 'the page of a declined payment is closed');
  });
}

test('3-D Secure: the right code holds the amount', async () => {
  for (const number of ['4000000000003220', '4000002760003184']) {
    const opened = await bench.open();
    const challenge = await followToChallenge(opened, number);
    const wrong = await bench.form(challenge, { code: '000000' });
    assert.equal(wrong.status, 422);
    assert.match(await wrong.text(), /You have 2 tries left/);
    const right = await bench.form(challenge, { code: ' 123456 ' });
    assert.equal(right.headers.get('location'), sessionFields.success_url);
    assert.equal((await bench.find(opened.id)).status, 'authorised');
  }
});

test('3-D Secure: three wrong codes decline, and a fourth right one changes nothing', async () => {
  const opened = await bench.open();
  const challenge = await followToChallenge(opened, '4000000000003220');
  const statuses = [];
  for (const code of ['1', '22', '\0', '123456'])
    statuses.push((await bench.form(challenge, { code })).status);
  assert.deepEqual(statuses, [422, 422, 303, 303]);
  const refused = await bench.find(opened.id);
  assert.equal(refused.status, 'declined');
  assert.equal(refused.decline_code, 'authentication_failed');
});

test('3-D Secure: passed and then declined, or cancelled', async () => {
  const first = await bench.open();
  const answer = await bench.form(await followToChallenge(first, '4000008400001629'), { code: '123456' });
  assert.equal(answer.headers.get('location'), declined);
  assert.equal((await bench.find(first.id)).decline_code, 'generic_decline');

  const second = await bench.open();
  await followToChallenge(second, '4000000000003220');
  const left = await bench.form(`${second.hosted_url}/cancel`, {});
  assert.equal(left.headers.get('location'), 'https://shop.example/payment-error?order=1&reason=cancelled');
  assert.equal((await bench.find(second.id)).status, 'voided');
});

test('verifying saves a card without a hold, also the one that declines holds', async () => {
  for (const number of ['4242424242424242', '4000000000000341']) {
    const opened = await bench.open({ route: 'verify', locale: 'ru' });
    const text = await (await fetch(opened.hosted_url ?? '')).text();
    assert.match(text, /только проверяем карту/);
    assert.match(text, /ТЕСТ — деньги не списываются/);
    await bench.pay(opened, number);
    const verified = await bench.find(opened.id);
    assert.equal(verified.status, 'verified');
    assert.match(verified.card_token ?? '', /^card_/);
    assert.equal(verified.capture_before, null);
  }
});

test('mistakes are shown beside the fields, and what was typed stays, except the code', async () => {
  const opened = await bench.open();
  const answer = await bench.pay(opened, '4242 4242 4242 4241', { name: 'Jane "J" <Doe>', cvc: '987' });
  const text = await answer.text();
  assert.equal(answer.status, 422);
  assert.match(text, /This is not a card number/);
  assert.match(text, /value="4242 4242 4242 4241"/);
  assert.match(text, /value="Jane &quot;J&quot; &lt;Doe&gt;"/);
  assert.doesNotMatch(text, /987/);
  assert.equal((await bench.find(opened.id)).status, 'open');
});

test('a number that is no test card is refused, not shown again and nowhere in the database', async () => {
  const number = '4111111111111111';
  const opened = await bench.open();
  const answer = await bench.pay(opened, number);
  const text = await answer.text();
  assert.equal(answer.status, 422);
  assert.match(text, /Only the test cards listed below work here/);
  assert.ok(!text.includes(number));
  await bench.pay(await bench.open(), '4242424242424242');
  const kept = await everythingStored(bench);
  assert.match(kept, /CC-2026-0001/, 'the search sees the tables');
  for (const one of [number, '4242424242424242', 'Jane Doe']) assert.ok(!kept.includes(one), one);
});

test('the page closes after an hour, and says so', async () => {
  const opened = await bench.open();
  const page = await (await fetch(opened.hosted_url ?? '')).text();
  assert.match(page, /open until 21\sNovember, 11:00\sUTC/);
  bench.clock.advance(60 * minuteMs);
  const late = await bench.pay(opened, '4242424242424242');
  assert.equal(late.status, 410);
  assert.match(await late.text(), /reason=expired/);
  assert.equal((await bench.find(opened.id)).status, 'expired');
});

test('unknown pages, odd forms and odd addresses are refused', async () => {
  const opened = await bench.open();
  const address = opened.hosted_url ?? '';
  assert.equal((await fetch(`${bench.url}/pay/cs_${'0'.repeat(40)}`)).status, 404);
  assert.equal((await fetch(`${bench.url}/pay/%00`)).status, 404);
  assert.equal((await fetch(`${bench.url}/pay/%zz`)).status, 400);
  assert.equal((await bench.form(`${bench.url}/pay/x/challenge`, { code: '1' })).status, 404);
  const tries = [
    [{ 'content-type': 'application/json' }, '{"number":'],
    [{ 'content-type': 'application/json' }, '[1]'],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'number=1&number=2&cvc[a]=b'],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, `name=${'x'.repeat(10_000)}%00`],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, `name=${'x'.repeat(100_000)}`],
    [{ 'content-type': 'text/plain' }, 'hello'],
  ] as const;
  for (const [headers, body] of tries) {
    const { status } = await fetch(address, { method: 'POST', headers, body });
    assert.ok(status >= 400 && status < 500, `${status} for ${body.slice(0, 40)}`);
  }
  assert.equal((await bench.find(opened.id)).status, 'open');
});

async function followToChallenge(
  opened: { id: string; hosted_url: string | null },
  number: string,
): Promise<string> {
  const answer = await bench.form(opened.hosted_url ?? '', {
    number,
    expiry: '12/34',
    cvc: '123',
    name: 'Jane Doe',
  });
  assert.equal(answer.headers.get('location'), `/pay/${opened.hosted_url?.split('/').at(-1)}/challenge`);
  assert.equal((await bench.find(opened.id)).status, 'requires_action');
  const address = `${opened.hosted_url}/challenge`;
  assert.match(await (await fetch(address)).text(), /Confirm that it is you/);
  return address;
}

async function everythingStored({ pool }: SandboxBench): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'sandbox'`,
  );
  assert.ok(tables.length >= 6);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM sandbox.${name} t`);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}
