import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DebtsFixture, limit, openDebtsFixture } from '#testing/gateways/debts-fixture.ts';
import { approveCredit, endCredit } from '#workflows/collect-debts/contract.ts';
import { getSeller, publishSeller } from './contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
});
after(() => desk?.close());

test('while a company may pay by invoice the seller names an account', async () => {
  const { lines } = await desk.admin.call(approveCredit, { body: limit });
  const { shown, number } = await desk.admin.call(getSeller, {});
  const details = { ...shown, bank: '', account: '', bic: '' };
  const body = { details, seen: number, reason: 'We look for another bank' };
  await assert.rejects(desk.admin.call(publishSeller, { body }), {
    code: 'seller_account_needed',
    status: 409,
  });
  const accountId = lines[0]?.accountId ?? '';
  await desk.admin.call(endCredit, { params: { accountId }, body: { reason: 'a test' } });
  assert.equal((await desk.admin.call(publishSeller, { body })).number, number + 1);
});
