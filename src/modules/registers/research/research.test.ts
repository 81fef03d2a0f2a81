import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { hourMs } from '#kernel/clock.ts';
import { openResearch, register } from '#testing/research/research-world.ts';
import { documents, json, officers, silence } from '#testing/research/source-server.ts';
import { waitFor } from '#testing/timeline.ts';
import { accountsFixture } from '../companies-house/readings/accounts-fixture.ts';
import type { Source } from '../sources/source.ts';

let world: Awaited<ReturnType<typeof openResearch>>;
let { answers, base, begin, clock, countCalls, countOf, db, files, start, statesOf } = {} as typeof world; // filled before the first test
before(async () => {
  world = await openResearch();
  ({ answers, base, begin, clock, countCalls, countOf, db, files, start, statesOf } = world);
});
afterEach(() => world.clear());
after(() => world.close());

test('every source that covers the country is asked about every part, and what it says is kept with its bytes', async () => {
  answers.set('/officers', officers('DOE, Jane', 'ROE, Rex'));
  answers.set('/filing-history', documents('doc-1'));
  answers.set('/document/doc-1/content', (response) =>
    response.writeHead(200).end(accountsFixture([['CurrentAssets', 'now', '1,500', { id: 'f1' }]])),
  );
  const runs = start();
  const runId = await begin(runs);
  assert.equal(await runs.drain(), 2);
  assert.deepEqual(await statesOf(runs, runId), { accounts: 'found', officers: 'found' });
  const readings = await runs.readings(db, runId);
  const people = readings.find(({ reader }) => reader === 'companies-house/officers');
  assert.deepEqual(
    people?.findings.map((finding) => finding.kind === 'officer' && [finding.name, finding.place]),
    [
      ['DOE, Jane', '/items/0'],
      ['ROE, Rex', '/items/1'],
    ],
  );
  assert.equal(people?.snapshot.licence, 'OGL-UK-3.0');
  assert.ok(people?.snapshot.fetchedAt instanceof Date);
  const bytes = await files.get(people?.snapshot.sha256 ?? '');
  assert.match(bytes.toString(), /DOE, Jane/);
  assert.ok(readings.some(({ findings }) => findings.some(({ kind }) => kind === 'statement')));
});

test('nothing there, nothing filed, and no such company are answers; silence and nonsense are not', async () => {
  const cases: readonly (readonly [ReturnType<typeof json>, string])[] = [
    [json({}, 404), 'nothing_found'],
    [json({}), 'unavailable: unreadable'],
    [json({ items: [] }), 'nothing_found'],
    [json({}, 500), 'unavailable: no_answer'],
    [json({}, 429), 'unavailable: too_often'],
    [silence, 'unavailable: late'],
    [(response) => response.destroy(), 'unavailable: no_answer'],
    [
      (response) => response.writeHead(302, { location: base.replace('127.0.0.1', 'localhost') }).end(),
      'unavailable: no_answer',
    ],
    [(response) => response.writeHead(200).end('<html>down for works</html>'), 'unavailable: unreadable'],
    [json({}, 403), 'unavailable: unexpected_answer'],
  ];
  for (const [answer, state] of cases) {
    answers.set('/officers', answer);
    const runs = start([register], { timeoutMs: answer === silence ? 100 : 10_000 });
    const runId = await begin(runs);
    await runs.drain();
    clock.advance(2_000);
    await runs.drain();
    assert.equal((await statesOf(runs, runId)).officers, state);
    // A source that wants to be left alone is left alone by its other parts as well, if they come after.
    if (!state.endsWith('too_often')) assert.equal((await statesOf(runs, runId)).accounts, 'not_filed');
    await world.database.pool.query('TRUNCATE snapshots CASCADE');
  }
});

test('a number that is none there needs a person, and nobody is called', async () => {
  const runs = start();
  const runId = await begin(runs, 'what?');
  await runs.drain();
  assert.deepEqual(await statesOf(runs, runId), {
    accounts: 'needs_person: no_number',
    officers: 'needs_person: no_number',
  });
  assert.deepEqual(world.calls, []);
});

test('accounts that only a person can read need one, and are never “not filed”', async () => {
  const foreign = accountsFixture([['CurrentAssets', 'now', '1']]).replaceAll('xbrl.frc.org.uk', 'x.example');
  for (const [answer, state] of [
    [json({}, 406), 'needs_person: picture_only'],
    [(response) => response.end(foreign), 'needs_person: unknown_taxonomy'],
    [json({}, 404), 'not_filed'],
  ] satisfies [Parameters<typeof answers.set>[1], string][]) {
    answers.set('/filing-history', documents('d1'));
    answers.set('/document/d1', answer);
    const runs = start();
    const runId = await begin(runs);
    await runs.drain();
    assert.equal((await statesOf(runs, runId)).accounts, state);
    await world.database.pool.query('TRUNCATE snapshots CASCADE');
  }
  answers.set('/filing-history', json({ items: [{ category: 'accounts' }] }));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).accounts, 'needs_person: picture_only');
});

test('a source that was silent once is asked again, and its answer counts', async () => {
  answers.set('/officers', json({}, 503));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'waiting: no_answer');
  answers.set('/officers', officers('DOE, Jane'));
  clock.advance(2_000);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'found');
});

test('one that hangs delays nothing but itself', async () => {
  answers.set('/officers', silence);
  const runs = start([register], { timeoutMs: 60_000 });
  const runId = await begin(runs);
  const draining = runs.drain();
  await waitFor(
    'the other answer',
    async () => (await statesOf(runs, runId)).accounts === 'not_filed' || undefined,
  );
  assert.equal((await statesOf(runs, runId)).officers, 'asked');
  await runs.close();
  await draining;
});

test("however many hang, they take nobody's place for longer than a moment", async () => {
  answers.set('/officers', silence);
  const hanging: Source = {
    ...register,
    parts: register.parts.filter(({ reader }) => reader.part === 'officers'),
  };
  const other: Source = {
    ...register,
    code: 'brreg',
    parts: register.parts.filter(({ reader }) => reader.part === 'accounts'),
  };
  const runs = start([hanging, other], { timeoutMs: 60_000, atOnce: 2, atOnceOfSource: 2 });
  const ids = [await begin(runs), await begin(runs), await begin(runs)];
  const draining = runs.drain();
  await waitFor(
    'all other answers',
    async () => {
      const states = await Promise.all(ids.map((id) => statesOf(runs, id)));
      return states.every(({ accounts }) => accounts === 'not_filed') || undefined;
    },
    10_000,
  );
  const states = await Promise.all(ids.map((id) => statesOf(runs, id)));
  assert.equal(states.filter(({ officers }) => officers === 'asked').length, 2);
  await runs.close();
  await draining;
});

test('whoever goes on after a stop uses what was stored, and nothing is lost or doubled', async () => {
  answers.set('/filing-history', documents('d1', 'd2'));
  answers.set('/document/d1', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '1']])));
  answers.set('/document/d2', silence);
  answers.set('/officers', officers('DOE, Jane'));
  const first = start([register], { timeoutMs: 60_000 });
  const runId = await begin(first);
  const draining = first.drain();
  await waitFor('the second document', async () => countCalls('d2') > 0 || undefined);
  await first.close();
  await draining;
  assert.equal((await statesOf(first, runId)).accounts, 'waiting', 'given back');

  const second = start();
  answers.set('/document/d2', (response) => response.end(accountsFixture([['CurrentAssets', 'now', '2']])));
  await second.drain();
  assert.equal((await statesOf(second, runId)).accounts, 'found');
  assert.deepEqual(['filing-history', 'd1', 'd2', 'officers'].map(countCalls), [1, 1, 2, 1]);
  assert.equal(await countOf('snapshots'), 4);
});

test('an answer of today serves the next research too; whoever asks again gets one of now', async () => {
  answers.set('/officers', officers('DOE, Jane'));
  const runs = start();
  await begin(runs);
  await runs.drain();
  const runId = await begin(runs);
  await runs.drain();
  const asked = () => countCalls('officers');
  assert.equal(asked(), 1);
  answers.set('/officers', officers('ROE, Rex'));
  const task = (await runs.tasks(db, runId)).find(({ part }) => part === 'officers');
  assert.equal(await db.transaction().execute((tx) => runs.askAgain(tx, task?.id ?? '', 'account:1')), true);
  await runs.drain();
  assert.equal(asked(), 2);
  const names = (await runs.readings(db, runId)).flatMap(({ findings }) =>
    findings.map((finding) => finding.kind === 'officer' && finding.name),
  );
  assert.deepEqual(names, ['ROE, Rex']);
  clock.advance(25 * hourMs);
  await begin(runs);
  await runs.drain();
  assert.equal(asked(), 3);
});

test('two processes at once ask each question once', async () => {
  answers.set('/officers', officers('DOE, Jane'));
  const [one, other] = [start(), start()];
  for (let at = 0; at < 10; at += 1) await begin(one, `0123456${at}`);
  await Promise.all([one.drain(), other.drain()]);
  assert.equal(countCalls('officers'), 10);
  assert.equal(await countOf("research_tasks WHERE state = 'found'"), 10);
});

test('an answer beyond the bound is none, and a snapshot never changes', async () => {
  answers.set('/officers', (response) => response.end(`"${'x'.repeat(2_100_000)}"`));
  const runs = start();
  const runId = await begin(runs);
  await runs.drain();
  clock.advance(2_000);
  await runs.drain();
  assert.equal((await statesOf(runs, runId)).officers, 'unavailable: unexpected_answer');
  await assert.rejects(world.database.pool.query("UPDATE snapshots SET url = 'other'"));
});

test('one answer that two questions share says to each only what its own reader found', async () => {
  answers.set('/officers', officers('DOE, Jane'));
  const [people] = register.parts.filter(({ reader }) => reader.part === 'officers');
  assert.ok(people);
  const owners = {
    ...people,
    reader: { ...people.reader, code: 'companies-house/owners', part: 'owners' as const },
  };
  const runs = start([{ ...register, parts: [people, owners] }], { atOnceOfSource: 1 });
  const runId = await begin(runs);
  await runs.drain();
  assert.equal(await countOf('snapshots'), 1);
  const tasks = new Map((await runs.tasks(db, runId)).map(({ id, part }) => [id, part]));
  assert.deepEqual(
    (await runs.readings(db, runId)).map(({ taskId, reader }) => `${tasks.get(taskId)} ${reader}`).toSorted(),
    ['officers companies-house/officers', 'owners companies-house/owners'],
  );
});
