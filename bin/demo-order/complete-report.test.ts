import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { signIn } from '#testing/people.ts';
import { changeWhole, readDesk, writeFacts } from '#testing/research/write-dossier.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { changeDesk } from '#workflows/edit-dossier/contract.ts';
import { getStaffOrder, listQueue, tickWorkItem } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { completeReport } from './complete-report.ts';

let app: TestApp;
let author: ApiClient;
before(async () => {
  app = await startTestApp({ env: { RESEARCH_SOURCES: '' } });
  author = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
});
after(() => app?.close());

const silent = { note: () => {} };

/** A paid order whose dossier the machine has filled. */
async function researched(wish: Parameters<typeof order>[1]): Promise<string> {
  const placed = await order(app, wish);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await author.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  const isFilled = async () => {
    const { dossier } = await author.call(getStaffOrder, { params: { orderId } });
    return (
      dossier?.sections.some(({ facts }) => facts.some(({ field }) => field === 'signing_rule')) || undefined
    );
  };
  await waitFor('what the machine found', isFilled, 60_000);
  return orderId;
}

const stateOf = async (orderId: string) =>
  (await author.call(getStaffOrder, { params: { orderId } })).order.state;

test('a report for a customer who does not read the language of the register is handed over', async () => {
  const orderId = await researched({ locale: 'ru' });
  await completeReport(author, orderId, silent);
  assert.equal(await stateOf(orderId), 'in_review');
  const { dossier } = await author.call(getStaffOrder, { params: { orderId } });
  const rule = dossier?.sections.flatMap(({ facts }) => facts).find(({ field }) => field === 'signing_rule');
  assert.ok(typeof rule?.value === 'object' && 'text' in rule.value);
  assert.match(rule.value.text, /[a-z]{3}/, 'the words of the register stay');
  assert.match(rule.value.translation?.text ?? '', /[а-я]{3}/);
});

test('what is laid in while somebody writes is read, and the rest written', async () => {
  const orderId = await researched({ companyName: 'Nordwind Maschinenbau GmbH' });
  let meetings = 0;
  const late: ApiClient = {
    ...author,
    async call(endpoint, input) {
      if (Object.is(endpoint, changeDesk) && meetings === 0) {
        meetings += 1;
        const payments = demoFacts.filter(({ section }) => section === 'payments' || section === 'summary');
        await writeFacts(author, orderId, payments, new Date());
      }
      return author.call(endpoint, input);
    },
  };
  await completeReport(late, orderId, silent);
  assert.equal(meetings, 1);
  assert.equal(await stateOf(orderId), 'in_review');
});

test('what changes before it is handed over is looked at again', async () => {
  const orderId = await researched({ companyName: 'Nordwind Maschinenbau GmbH' });
  let meetings = 0;
  const disturbed: ApiClient = {
    ...author,
    async call(endpoint, input) {
      if (Object.is(endpoint, tickWorkItem) && meetings === 0) {
        meetings += 1;
        const known = await readDesk(author, orderId);
        const gone = known.facts.filter(({ section }) => section === 'payments');
        assert.ok(gone.length > 0);
        const changes = gone.map(({ section, field, position, version }) => ({
          ...{ act: 'remove' as const, id: randomUUID() },
          ...{ section, field, position, version },
        }));
        await changeWhole(author, orderId, known, changes);
      }
      return author.call(endpoint, input);
    },
  };
  await completeReport(disturbed, orderId, silent);
  assert.equal(meetings, 1);
  assert.equal(await stateOf(orderId), 'in_review');
});
