import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { type DebtsFixture, limit, openDebtsFixture, today } from '#testing/gateways/debts-fixture.ts';
import { clientOf } from '#testing/people.ts';
import { readZip } from '#testing/read-zip.ts';
import { approveCredit, markPaid, takeBackTransfer } from '#workflows/collect-debts/contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
});
after(() => desk?.close());

async function exported() {
  const account = { email: limit.email, password: demoPassword };
  const { token } = await clientOf(desk.app.url).call(login, { body: account });
  const address = `${desk.app.url}/api/v1/User/ExportData`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  const entries = await readZip(Buffer.from(await response.arrayBuffer()));
  return (name: string) => JSON.parse(String(entries.get(name)));
}

test('the export has the limit, what is owed and paid, and the transfers of an invoice, but no mark that was wrong', async () => {
  assert.deepEqual((await exported())('credit.json'), { line: null, events: [] });
  await desk.admin.call(approveCredit, { body: limit });
  const { number, debt } = await desk.delivered();
  const { debtId, owedMinor } = debt;
  const mark = async (reference: string) => {
    const body = { amountMinor: 1_000, seenOwedMinor: owedMinor, madeOn: today(), reference };
    return (await desk.admin.call(markPaid, { params: { debtId }, body })).came[0]?.transferId ?? '';
  };
  const params = { transferId: await mark('somebody else’s words') };
  await desk.admin.call(takeBackTransfer, { params, body: { reason: 'it was of another buyer' } });
  await mark('BANK-1');

  const read = await exported();
  const said = { limitMinor: limit.limitMinor, currency: 'EUR', days: 14 };
  const { line, events } = read('credit.json');
  assert.deepEqual(line, { ...said, usedMinor: owedMinor - 1_000 });
  assert.deepEqual(
    events.map(({ at: _at, ...event }: { at: string }) => event),
    [{ ...said, event: 'approve' }],
  );
  const orders: { number: string; payments: { invoice: unknown }[] }[] = read('orders.json');
  assert.deepEqual(orders.find((order) => order.number === number)?.payments[0]?.invoice, {
    ...{ state: 'owed', days: 14, dueMinor: owedMinor, dueOn: debt.dueOn },
    ...{ creditedMinor: 0, paidMinor: 1_000, owedMinor: owedMinor - 1_000 },
    transfers: [{ kind: 'in', amountMinor: 1_000, madeOn: today(), reference: 'BANK-1' }],
    refunds: [],
  });
});
