import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { Unreadable } from '#findings/reading/reading.ts';
import { minuteMs } from '#kernel/clock.ts';
import { openResearch, register } from '#testing/research/research-world.ts';
import { documents, officers } from '#testing/research/source-server.ts';
import { accountsFixture } from '../companies-house/readings/accounts-fixture.ts';
import type { Source } from '../sources/source.ts';

type Read = Source['parts'][number]['reader']['read'];

let world: Awaited<ReturnType<typeof openResearch>>;
before(async () => {
  world = await openResearch();
  // Of an order nothing but its id is asked here.
  await world.database.pool.query('ALTER TABLE research_runs DROP CONSTRAINT research_runs_order_id_fkey');
});
afterEach(() => world.clear());
after(() => world.close());

/** The register with readers one version on; `change` makes another reading of an older one. */
function raised(change: (read: Read) => Read = (read) => read): Source {
  return {
    ...register,
    parts: register.parts.map((part) => ({
      ...part,
      reader: { ...part.reader, version: part.reader.version + 1, read: change(part.reader.read) },
    })),
  };
}
const dropping: (read: Read) => Read = (read) => (bytes, context) => {
  const said = read(bytes, context);
  return {
    ...said,
    findings: said.findings.filter((one) => one.kind !== 'officer' || one.name !== 'ROE, Rex'),
  };
};
const always = () => Promise.resolve(true);

async function asked() {
  world.answers.set('/officers', officers('DOE, Jane', 'ROE, Rex'));
  world.answers.set('/filing-history', documents('d1'));
  world.answers.set('/document/d1', (response) =>
    response.end(accountsFixture([['CurrentAssets', 'now', '1']])),
  );
  const [runs, orderId] = [world.start(), randomUUID()];
  const runId = await world.begin(runs, '01234567', orderId);
  await runs.drain();
  await runs.handOver(async () => {});
  const people = async () =>
    (await runs.readings(world.db, runId)).flatMap(({ findings }) =>
      findings.flatMap((one) => (one.kind === 'officer' ? [one.name] : [])),
    );
  const handedOver = async () => {
    const ids: string[] = [];
    await runs.handOver(async (_tx, run) => void ids.push(run.orderId));
    return ids;
  };
  const events = async () =>
    (
      await world.database.pool.query(
        `SELECT e.event FROM research_task_events e JOIN research_tasks t ON t.id = e.task_id
         WHERE t.run_id = $1 AND e.event LIKE 'read_again%' ORDER BY e.id`,
        [runId],
      )
    ).rows.map(({ event }) => event);
  return { runs, runId, orderId, people, handedOver, events };
}

test('what an older reader read is read again from what is kept: once, nobody is asked, and both readings stay', async () => {
  const { runs, runId, orderId, people, handedOver, events } = await asked();
  const calls = world.calls.length;
  assert.equal(await runs.readAgain([orderId], always), 'all');
  assert.deepEqual(await events(), [], 'of the same version nothing is read');

  const newer = world.start([raised(dropping)]);
  await newer.readAgain([], always);
  assert.deepEqual(await people(), ['DOE, Jane', 'ROE, Rex'], 'of orders that are not in work neither');
  await newer.readAgain([orderId], always);
  assert.deepEqual(await people(), ['DOE, Jane']);
  assert.deepEqual(await events(), ['read_again', 'read_again']);
  assert.deepEqual(await handedOver(), [orderId]);
  assert.deepEqual(await world.statesOf(runs, runId), { accounts: 'found', officers: 'found' });
  assert.equal(await world.countOf('earlier_findings'), 3);
  assert.equal(await world.countOf('findings'), 3);
  assert.equal(world.calls.length, calls);

  await newer.readAgain([orderId], always);
  assert.deepEqual([await handedOver(), (await events()).length], [[], 2]);
});

test('two orders that one answer serves are both told', async () => {
  const one = await asked();
  const other = await asked();
  const newer = world.start([raised(dropping)]);
  await newer.readAgain([one.orderId, other.orderId], always);
  assert.deepEqual((await one.handedOver()).toSorted(), [one.orderId, other.orderId].toSorted());
  assert.deepEqual([(await one.events()).length, (await other.events()).length], [2, 2]);
});

test('what a newer reader cannot read stays as it was read before, and is tried once', async () => {
  const { orderId, people, events } = await asked();
  const failing = raised(() => () => {
    throw new Unreadable('broken', 'no more');
  });
  const newer = world.start([failing]);
  await newer.readAgain([orderId], always);
  await newer.readAgain([orderId], always);
  assert.deepEqual(await people(), ['DOE, Jane', 'ROE, Rex']);
  assert.deepEqual(await events(), ['read_again_in_vain', 'read_again_in_vain']);
  assert.equal(await world.countOf('earlier_findings'), 0);
});

test('whoever is stopped in the middle has changed nothing, and the next one goes on after the lease', async () => {
  const { orderId, people, events } = await asked();
  const dying = world.start([
    raised((read) => (bytes, context) => {
      void dying.close();
      return read(bytes, context);
    }),
  ]);
  await dying.readAgain([orderId], always);
  assert.deepEqual([await people(), await events()], [['DOE, Jane', 'ROE, Rex'], []]);
  const next = world.start([raised(dropping)]);
  assert.equal(await next.readAgain([orderId], always), 'leased', 'what somebody has is not done');
  assert.deepEqual(await events(), ['read_again']);
  world.clock.advance(2 * minuteMs);
  assert.equal(await next.readAgain([orderId], always), 'all');
  assert.deepEqual([await people(), (await events()).length], [['DOE, Jane'], 2]);
});

test('an order that was handed over meanwhile stays as it is', async () => {
  const { orderId, people, events, handedOver } = await asked();
  const newer = world.start([raised(dropping)]);
  await newer.readAgain([orderId], () => Promise.resolve(false));
  assert.deepEqual(await people(), ['DOE, Jane', 'ROE, Rex']);
  assert.deepEqual([await events(), await handedOver()], [[], []]);
});

test('a failure of ours is no reading: it is tried again', async () => {
  const { orderId, people, events } = await asked();
  const newer = world.start([raised(dropping)]);
  await world.database.pool.query('ALTER TABLE research_snapshots RENAME COLUMN position TO place');
  assert.equal(await newer.readAgain([orderId], always), 'leased');
  await world.database.pool.query('ALTER TABLE research_snapshots RENAME COLUMN place TO position');
  assert.deepEqual([await people(), await events()], [['DOE, Jane', 'ROE, Rex'], []]);
  world.clock.advance(2 * minuteMs);
  await newer.readAgain([orderId], always);
  assert.deepEqual([await people(), (await events()).length], [['DOE, Jane'], 2]);
});
