import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { login } from '#modules/accounts/contract.ts';
import { createDebts } from '#modules/debts/service.ts';
import { camtOf } from '#testing/gateways/camt.ts';
import { type DebtsFixture, limit, openDebtsFixture } from '#testing/gateways/debts-fixture.ts';
import { clientOf } from '#testing/people.ts';
import { approveCredit, importStatement } from './contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
  await desk.admin.call(approveCredit, { body: limit });
});
after(() => desk?.close());

/** Holds the first debt until `work` waits for it; says whether the second one is free meanwhile. */
async function isSecondFree(first: string, second: string, work: () => Promise<unknown>): Promise<boolean> {
  const holder = await desk.app.pool.connect();
  let done: Promise<unknown> | undefined;
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM debts WHERE id = $1 FOR UPDATE', [first]);
    done = work();
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    for (let times = 0; times < 200 && (await desk.app.pool.query(waiting)).rowCount === 0; times += 1)
      await pause(50);
    const free = await holder.query('SELECT FROM debts WHERE id = $1 FOR UPDATE SKIP LOCKED', [second]);
    return free.rowCount === 1;
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
    await done;
  }
}

test('a statement holds the debts it names by id, in whatever order it names them', async () => {
  const [one, other] = [await desk.delivered(), await desk.delivered()];
  const entries = [other, one].map(({ paper }, at) => ({
    ...{ amount: '1.00', remittance: paper.number, reference: `R${at}` },
  }));
  const account = { email: 'admin@demo.countercheck.example', password: demoPassword };
  const { token } = await clientOf(desk.app.url).call(login, { body: account });
  let outcome: unknown;
  const send = async () => {
    const response = await fetch(`${desk.app.url}/api/v1${importStatement.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/xml' },
      body: camtOf(entries),
    });
    outcome = await response.json();
  };
  assert.ok(one.debt.debtId < other.debt.debtId);
  assert.ok(await isSecondFree(one.debt.debtId, other.debt.debtId, send));
  assert.deepEqual(outcome, { booked: 2, open: 0, known: 0, skipped: 0 });
});

test('a company that passes on holds its debts by id, in whatever order the table has them', async () => {
  const { debt } = await desk.delivered();
  const ids = ['ffffffff-ffff-7fff-8fff-ffffffffffff', '00000000-0000-7000-8000-000000000000'] as const;
  for (const [at, id] of ids.entries())
    await desk.app.pool.query(
      `INSERT INTO debts SELECT (jsonb_populate_record(d, jsonb_build_object('id', $2::text, 'key', $2::text, 'attempt', $3::int))).*
       FROM debts d WHERE id = $1`,
      [debt.debtId, id, 50 + at],
    );
  const { rows } = await desk.app.pool.query(
    'SELECT account_id AS "from", (SELECT id FROM accounts WHERE email = $2) AS "to" FROM debts WHERE id = $1',
    [debt.debtId, 'manager@demo.countercheck.example'],
  );
  const handed = { ...rows[0], actor: system, reason: 'handed_over' };
  const { db, clock } = desk.app.services;
  const passOn = () => db.transaction().execute((tx) => createDebts({ clock }).passOn(tx, handed));
  const [last, first] = ids;
  assert.ok(await isSecondFree(first, last, passOn));
  const passed = await desk.app.pool.query('SELECT FROM debts WHERE id = ANY($1) AND account_id = $2', [
    ids,
    handed.to,
  ]);
  assert.equal(passed.rowCount, 2);
});
