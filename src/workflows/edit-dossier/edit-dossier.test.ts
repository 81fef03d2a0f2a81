import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { type ApiClient, ApiProblem } from '#kernel/api-client.ts';
import type { DeskChange } from '#modules/reports/contract.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { changeDesk, followDesk, getDesk, getDeskHistory } from './contract.ts';
import { confirm, named, placeOf, write } from './desk-changes-fixture.ts';

let app: TestApp;
let manager: ApiClient;
let reviewer: ApiClient;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
  const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
  [manager, reviewer] = await Promise.all([staff('manager'), staff('reviewer')]);
});
after(() => app.close());

async function takenOrder(email: string) {
  const placed = await order(app, { locale: 'en', email });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  const params = { orderId };
  await manager.call(assignOrder, { params });
  return params;
}

describe('the desk', () => {
  it('opens a dossier whole, and takes a confirmation of one value', async () => {
    const params = await takenOrder('desk-open@buyer.example');
    const desk = await manager.call(getDesk, { params, query: {} });
    assert.equal(desk.isEditable, true);
    assert.ok(desk.head.payment?.captureBefore, 'the hold has an end');
    const { patch } = desk;
    const name = named(patch.facts, 'legal_name');
    assert.deepEqual([name.standing, name.enteredBy, name.version > 0], ['found', null, true]);
    assert.equal(patch.sources.find(({ id }) => id === name.evidence.sourceId)?.number, 1);
    assert.equal(patch.sections.find(({ code }) => code === 'identification')?.state, 'to_confirm');

    const body = { since: patch.changeNo, changes: [confirm(name)] };
    const answer = await manager.call(changeDesk, { params, body });
    assert.deepEqual(
      answer.results.map(({ outcome, changeNos }) => [outcome, changeNos]),
      [['applied', [patch.changeNo + 1]]],
    );
    assert.deepEqual(
      answer.patch?.facts.map(({ field, standing }) => [field, standing]),
      [['legal_name', 'confirmed']],
    );
    const again = await manager.call(changeDesk, { params, body });
    assert.deepEqual(
      again.results.map(({ outcome, changeNos }) => [outcome, changeNos]),
      [['repeated', [patch.changeNo + 1]]],
    );
    assert.equal(again.patch?.changeNo, answer.patch?.changeNo, 'sent again, it does not count twice');
  });

  it('answers a change, and what is computed anew of it, as reading finds it afterwards', async () => {
    const params = await takenOrder('desk-same@buyer.example');
    const { patch } = await manager.call(getDesk, { params, query: {} });
    const name = named(patch.facts, 'legal_name');
    const changes = [
      write({ section: 'activities', field: 'employees' }, 40),
      confirm(name),
      write({ section: 'identification', field: 'incorporation_date' }, '2001-05-04'),
    ];
    const answer = await manager.call(changeDesk, { params, body: { since: 0, changes } });
    const made = answer.results.filter(({ outcome }) => outcome === 'applied');
    assert.ok(made.length >= 2, JSON.stringify(answer.results));
    const read = await manager.call(getDesk, { params, query: {} });
    assert.deepEqual(answer.patch, read.patch);
  });

  it('asks the second writer, makes the other changes of the batch, and tells whose value stands', async () => {
    const params = await takenOrder('desk-two@buyer.example');
    const { patch } = await manager.call(getDesk, { params, query: { section: 'identification' } });
    const [name, number] = [named(patch.facts, 'legal_name'), named(patch.facts, 'registration_number')];
    await manager.call(changeDesk, { params, body: { changes: [write(placeOf(name), 'First GmbH')] } });
    const second = await reviewer
      .call(changeDesk, {
        params,
        body: {
          since: patch.changeNo,
          section: 'contacts',
          changes: [
            write(placeOf(name), 'Second GmbH'),
            confirm(number),
            write({ ...placeOf(number), version: 0 }, ''),
          ],
        },
      })
      .catch((error: unknown) => error);
    assert.ok(
      second instanceof ApiProblem && second.status === 400,
      'what is no value at all is refused whole',
    );
    const answer = await reviewer.call(changeDesk, {
      params,
      body: {
        since: patch.changeNo,
        section: 'contacts',
        changes: [write(placeOf(name), 'Second GmbH'), confirm(number)],
      },
    });
    const [refused, taken] = answer.results;
    assert.deepEqual([refused?.outcome, taken?.outcome], ['conflict', 'applied']);
    assert.equal(refused?.present?.fact?.value, 'First GmbH');
    assert.ok(refused?.present?.by, 'whose it is');
    assert.equal(named(answer.patch?.facts, 'legal_name').standing, 'typed');
    assert.deepEqual(
      answer.people.map(({ section }) => section),
      [null],
      'the first writer is somewhere in the dossier',
    );
    const { people } = await manager.call(followDesk, { params, query: { since: 0 } });
    assert.deepEqual(
      people.map(({ section }) => section),
      ['contacts'],
    );
  });

  it('takes edits made offline one after another, undoes them, and keeps the history', async () => {
    const params = await takenOrder('desk-undo@buyer.example');
    const { patch } = await manager.call(getDesk, { params, query: {} });
    const at = { section: 'contacts', field: 'phone', position: 0 };
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const changes = [
      write({ ...at, version: 0 }, '+49 40 1', first),
      write({ ...at, version: 0, after: first }, '+49 40 2', second),
      write({ ...at, field: 'email', version: 0 }, 'a@b.example'),
    ];
    const made = await manager.call(changeDesk, { params, body: { since: patch.changeNo, changes } });
    assert.deepEqual(
      made.results.map(({ outcome }) => outcome),
      ['applied', 'applied', 'applied'],
    );
    const undo = (changeNo = 0, version?: number): DeskChange => ({
      ...{ act: 'undo', id: crypto.randomUUID(), changeNo },
      ...(version === undefined ? {} : { version }),
    });
    const [one, two] = made.results.map(({ changeNos }) => changeNos[0]);
    const send = (by: ApiClient, change: DeskChange) =>
      by.call(changeDesk, { params, body: { since: made.patch?.changeNo, changes: [change] } });
    const older = await send(manager, undo(one));
    assert.equal(older.results[0]?.outcome, 'conflict', 'something newer stands there');
    const stranger = await send(reviewer, undo(two));
    assert.equal(stranger.results[0]?.outcome, 'conflict', 'somebody else is asked');
    const back = await send(manager, undo(two));
    assert.equal(named(back.patch?.facts, 'phone').value, '+49 40 1');
    const asked = await send(reviewer, undo(one, named(back.patch?.facts, 'phone').version));
    assert.equal(asked.results[0]?.outcome, 'applied', 'who has been asked may');
    assert.deepEqual(asked.patch?.removed, [at]);
    const query = { section: 'contacts', field: 'phone', position: 0 } as const;
    const { changes: history } = await manager.call(getDeskHistory, { params, query });
    assert.deepEqual(
      history.map(({ act, isOwn, before: was, after: is }) => [
        act,
        isOwn,
        was?.value ?? '',
        is?.value ?? '',
      ]),
      [
        ['undo', false, '+49 40 1', ''],
        ['undo', true, '+49 40 2', '+49 40 1'],
        ['write', true, '+49 40 1', '+49 40 2'],
        ['write', true, '', '+49 40 1'],
      ],
    );
  });

  it('takes fifty confirmations at once, each once', async () => {
    const params = await takenOrder('desk-fifty@buyer.example');
    const rows = Array.from({ length: 5 }, (_, position) =>
      write({ section: 'partners', field: 'partner', position }, `Partner ${position}`),
    );
    await manager.call(changeDesk, { params, body: { changes: rows } });
    const { patch } = await manager.call(getDesk, { params, query: {} });
    const open = patch.facts.filter(({ standing }) => standing === 'found');
    const calls = Array.from({ length: 50 }, (_, index) => open[index % open.length]).flatMap((fact) =>
      fact === undefined ? [] : [confirm(fact)],
    );
    const answers = await Promise.all(
      calls.map((change, index) =>
        (index % 2 === 0 ? manager : reviewer).call(changeDesk, {
          params,
          body: { since: patch.changeNo, changes: [change] },
        }),
      ),
    );
    const numbers = answers.flatMap(({ results }) => results.flatMap(({ changeNos }) => changeNos));
    assert.equal(new Set(numbers).size, open.length, 'one number for each value');
    assert.equal(numbers.length, open.length);
    const later = await manager.call(getDesk, { params, query: {} });
    assert.equal(later.patch.changeNo, patch.changeNo + open.length);
    assert.equal(later.patch.facts.filter(({ standing }) => standing === 'found').length, 0);
  });

  it('takes a pasted table in parts, each value with its history, and takes all of it back', async () => {
    const params = await takenOrder('desk-table@buyer.example');
    const cells = Array.from({ length: 60 }, (_, position) => [
      write({ section: 'management', field: 'manager_name', position }, `Person ${position}`),
      write(
        { section: 'management', field: 'manager_role', position },
        { code: 'director', word: 'Direktor' },
      ),
      write({ section: 'management', field: 'manager_born', position }, '1971'),
    ]).flat();
    const parts = [cells.slice(0, 100), cells.slice(100)];
    const send = async (changes: readonly DeskChange[]) =>
      (await manager.call(changeDesk, { params, body: { changes: [...changes] } })).results;
    const first = await send(parts[0] ?? []);
    // The answer of the second part was lost: it is sent again, and counts once.
    const second = await send(parts[1] ?? []);
    assert.deepEqual(
      (await send(parts[1] ?? [])).map(({ changeNos }) => changeNos),
      second.map(({ changeNos }) => changeNos),
    );
    const numbers = [...first, ...second].flatMap(({ changeNos }) => changeNos.slice(0, 1));
    assert.equal(new Set(numbers).size, 180);
    const managers = async () =>
      (await manager.call(getDesk, { params, query: {} })).patch.facts.filter(
        ({ section }) => section === 'management',
      );
    assert.equal((await managers()).length, 180);
    const query = { section: 'management', field: 'manager_name', position: 59 } as const;
    const { changes } = await manager.call(getDeskHistory, { params, query });
    assert.deepEqual(
      changes.map(({ act, isOwn }) => [act, isOwn]),
      [['write', true]],
    );
    const undo = numbers
      .toReversed()
      .map((changeNo): DeskChange => ({ act: 'undo', id: crypto.randomUUID(), changeNo }));
    for (const part of [undo.slice(0, 100), undo.slice(100)])
      assert.ok((await send(part)).every(({ outcome }) => outcome === 'applied'));
    assert.equal((await managers()).length, 0);
  });
});
