import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { system } from '#kernel/actor.ts';
import { createSellers } from '#modules/sellers/service.ts';
import { type DebtsFixture, limit, openDebtsFixture } from '#testing/gateways/debts-fixture.ts';
import { waitFor } from '#testing/timeline.ts';
import { approveCredit, endCredit, getDebts } from '#workflows/collect-debts/contract.ts';
import { getSeller, publishSeller, restoreSeller } from './contract.ts';
import { createEditSeller } from './edit-seller.ts';

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

test('nor is an account taken away by going back to a version of long ago, or to settings that name nobody', async () => {
  const { db, accounts, clock, outbox } = desk.app.services;
  // Version 1 names no account; a hundred after it do.
  await desk.app.pool.query(
    `INSERT INTO seller_versions (number, details, reason, actor, published_at)
     SELECT n, jsonb_set(details, '{account}', '"GB00EXAM00000000000000"'), 'a test of many', actor, now()
     FROM seller_versions, generate_series(2, 102) n WHERE number = 1`,
  );
  await desk.admin.call(approveCredit, { body: limit });
  const { number: seen, versions } = await desk.admin.call(getSeller, {});
  assert.deepEqual([seen, versions.at(-1)?.number], [102, 3]);
  const reason = 'As it was said before';
  const restore = (number: number) => desk.admin.call(restoreSeller, { body: { number, seen, reason } });
  const needed = { code: 'seller_account_needed', status: 409 };
  await assert.rejects(restore(1), needed);
  await assert.rejects(restore(7_000), { code: 'unknown_seller_version', status: 404 });

  const settings = { seller: undefined, tax: undefined };
  const sellers = createSellers({ db, clock, outbox, settings });
  const edit = createEditSeller({ db, accounts, sellers });
  await assert.rejects(edit.restore({ number: 0, seen, reason }, system), { ...needed });
  assert.equal((await desk.admin.call(getSeller, {})).number, seen);
});

test('of taking the account away and letting a company pay by invoice at the same moment one is refused', async () => {
  const { shown, number, lines } = {
    ...(await desk.admin.call(getSeller, {})),
    ...(await desk.admin.call(getDebts, {})),
  };
  const accountId = lines[0]?.accountId ?? '';
  await desk.admin.call(endCredit, { params: { accountId }, body: { reason: 'a test' } });
  const held = await desk.app.pool.connect();
  await held.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('countercheck-seller'))");
  const body = {
    details: { ...shown, bank: '', account: '', bic: '' },
    seen: number,
    reason: 'Another bank',
  };
  const both = Promise.allSettled([
    desk.admin.call(publishSeller, { body }),
    desk.admin.call(approveCredit, { body: limit }),
  ]);
  await waitFor('both wait', async () => {
    const { rows } = await held.query(
      `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
       WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
    );
    return rows.length === 2 || undefined;
  });
  await held.query('COMMIT');
  held.release();
  const refused = (await both).flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  assert.equal(refused.length, 1, refused.join());
  assert.match(refused.join(), /^(seller_account_needed|no_bank_account)$/);
});
