import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { order } from '#testing/buyer.ts';
import {
  download,
  enter,
  mailbox,
  newColleague,
  type Person,
  password,
} from '#testing/colleagues/colleagues.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { eraseAccount } from '#workflows/erase-account/contract.ts';
import { listAccountInvoices } from '#workflows/issue-invoice/contract.ts';
import { checkPayment, readAccountOrder } from '#workflows/track-order/contract.ts';
import { removeColleague } from './contract.ts';

const books = 'books@buyer.example';

let app: TestApp;
let director: Person;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { ABUSE_LIMIT_FACTOR: '100000' } });
  director = await enter(app, mailbox('director'));
});
after(() => app?.close());

type Colleague = Awaited<ReturnType<typeof newColleague>>;

/** Somebody with an address for their mails beside that of the account. */
async function colleagueWithCopies(): Promise<Colleague & { mailboxes: string[] }> {
  const eve = await newColleague(app, director);
  const copy = `Copy.${eve.email}`;
  await app.pool.query(
    `INSERT INTO notification_addresses (id, account_id, email, token_hash, created_at, confirmed_at)
     VALUES (gen_random_uuid(), $1, $2, md5($2), now(), now())`,
    [eve.memberId, copy],
  );
  return { ...eve, mailboxes: [eve.email, copy.toLowerCase(), `private.${eve.email}`].toSorted() };
}

const idOf = async (secret: string) => (await app.services.orders.getBySecret(app.services.db, secret)).id;

/** What a colleague has ordered to a private address, with copies for their account's and for the books, delivered and debited. */
async function delivered({ client, email }: Colleague): Promise<string> {
  const buyer = {
    ...{ legalEntityType: 'LegalEntity' as const, companyName: 'Hartmann', vatCode: '', countryCode: 'de' },
    ...{ address: '', reference: '', note: '', copies: [email.toUpperCase(), books] },
  };
  const placed = await order(app, { client, email: `private.${email}`, buyer });
  await placed.pay();
  await client.call(checkPayment, { params: placed.params });
  await app.services.outbox.drain();
  const orderId = await idOf(placed.secret);
  await prepareReport((await enter(app, mailbox('manager'))).client, orderId);
  await approve((await enter(app, mailbox('reviewer'))).client, orderId);
  await app.services.outbox.drain();
  return orderId;
}

/** The addresses that the database has in three tables about an order. */
async function addressesOf(orderId: string): Promise<Record<'recipients' | 'mails' | 'copies', string[]>> {
  const { rows } = await app.pool.query<{ table: string; email: string }>(
    `SELECT 'recipients' AS table, lower(email) AS email FROM report_recipients WHERE order_id = $1
     UNION SELECT 'mails', lower(recipient) FROM order_mails WHERE order_id = $1
     UNION SELECT 'copies', lower(c) FROM order_buyers, unnest(copies) c WHERE order_id = $1
     ORDER BY email`,
    [orderId],
  );
  const of = (table: string) => rows.filter((row) => row.table === table).map(({ email }) => email);
  return { recipients: of('recipients'), mails: of('mails'), copies: of('copies') };
}

test('colleagues download report and receipt, and the order shows them no address; of who is gone, removed or erased, no address hears of the order any more', async () => {
  const [bert, stranger] = [await newColleague(app, director), await enter(app, mailbox('customer'))];
  for (const how of ['removed', 'erased'] as const) {
    const eve = await colleagueWithCopies();
    const orderId = await delivered(eve);
    const [invoice] = (await bert.client.call(listAccountInvoices, { params: { orderId } })).invoices;
    const papers = ['report/en', `invoices/${invoice?.invoiceId}/en`];
    const given = ({ token }: Person) =>
      Promise.all(papers.map((path) => download(app, orderId, path, token)));
    const [all, none] = [Array(2).fill('application/pdf'), Array(2).fill('404 unknown_order')];
    assert.deepEqual([await given(bert), await given(eve), await given(stranger)], [all, all, none]);
    const read = async ({ client }: Person) => {
      const { order: seen } = (await client.call(readAccountOrder, { params: { orderId } })).tracked;
      return [seen.email, ...(seen.buyer?.copies ?? [])];
    };
    const named = [`private.${eve.email}`, eve.email.toUpperCase(), books];
    assert.deepEqual([await read(eve), await read(director), await read(bert)], [named, named, ['']]);
    const told = [books, ...eve.mailboxes].toSorted();
    assert.deepEqual(await addressesOf(orderId), {
      ...{ recipients: told, mails: told, copies: [books, eve.email] },
    });

    if (how === 'removed')
      await director.client.call(removeColleague, { params: { memberId: eve.memberId } });
    else await eve.client.call(eraseAccount, { body: { password } });
    assert.deepEqual(await addressesOf(orderId), {
      // Which mails went out before somebody left stays known; of who is erased it does not.
      ...{ recipients: [books], mails: how === 'removed' ? told : [books], copies: [books] },
    });
    assert.deepEqual([await given(bert), await given(stranger)], [all, none]);
    assert.deepEqual(await given(eve), how === 'removed' ? none : Array(2).fill('401 unauthenticated'));
  }
});

test('a report that the mailbox of who has left refused is sent to the Director', async () => {
  const eve = await newColleague(app, director);
  const orderId = await idOf((await order(app, { client: eve.client, email: eve.email })).secret);
  await app.pool.query(
    "UPDATE orders SET state = 'ready', delivery_problem = '550 no such user' WHERE id = $1",
    [orderId],
  );
  await director.client.call(removeColleague, { params: { memberId: eve.memberId } });
  const { rows } = await app.pool.query('SELECT topic, payload FROM outbox WHERE key LIKE $1', [
    `o${orderId}:deliver:%`,
  ]);
  assert.deepEqual(rows, [{ topic: 'orders.deliver', payload: { orderId } }]);
  const { tracked } = await director.client.call(readAccountOrder, { params: { orderId } });
  assert.deepEqual([tracked.order.email, tracked.isUndelivered], [mailbox('director'), false]);
});
