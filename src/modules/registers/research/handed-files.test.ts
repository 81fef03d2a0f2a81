import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { openResearch } from '#testing/research/research-world.ts';
import { egrulFixture } from '../egrul/egrul-fixture.ts';
import { fileSources } from '../file-sources.ts';
import type { FileSource } from '../sources/file-source.ts';

let world: Awaited<ReturnType<typeof openResearch>>;
before(async () => {
  world = await openResearch();
});
afterEach(() => world.clear());
after(() => world.close());

const number = '1027700000000';
const egrul = () => {
  const source = fileSources.find(({ code }) => code === 'egrul');
  assert.ok(source);
  return source;
};
/** The same company, of whose members the extract says nothing. */
const silent = egrulFixture.replace(/<СвУчредит>[\s\S]*<\/СвУчредит>/, '');

async function begun() {
  const runs = world.start([]);
  const runId = await world.begin(runs, number);
  const handIn = async (text: string, source: FileSource = egrul()) => {
    const read = await runs.handedFiles.read(source, number, Buffer.from(text));
    assert.deepEqual(read.faults, []);
    const file = { ...read, sha256: await runs.handedFiles.store(read) };
    return world.db
      .transaction()
      .execute((tx) => runs.handedFiles.keep(tx, runId, source, file, 'account:a'));
  };
  const tasks = async () =>
    (await runs.tasks(world.db, runId)).map(({ part, state, round }) => `${part} ${state} ${round}`);
  const found = async () =>
    (await runs.readings(world.db, runId)).map(({ reader, findings }) => `${reader} ${findings.length}`);
  return { runs, runId, handIn, tasks, found };
}

test('each reader answers its own question, and the same file again changes nothing', async () => {
  const { handIn, tasks, found } = await begun();
  assert.equal(await handIn(egrulFixture), true);
  assert.equal(await handIn(egrulFixture), true);
  assert.deepEqual(await tasks(), ['officers found 1', 'owners found 1', 'profile found 1']);
  assert.deepEqual(await found(), ['egrul/officers 3', 'egrul/owners 3', 'egrul/profile 1']);
  assert.equal(await world.countOf("research_task_events WHERE event = 'hand_in'"), 3);
});

test('the newest extract counts whole: of what it is silent, the older one says nothing any more', async () => {
  const { handIn, tasks, found } = await begun();
  await handIn(egrulFixture);
  await handIn(silent);
  assert.deepEqual(await tasks(), ['officers found 2', 'owners nothing_found 2', 'profile found 2']);
  assert.deepEqual(await found(), ['egrul/officers 3', 'egrul/owners 0', 'egrul/profile 1']);
  await handIn(egrulFixture);
  assert.deepEqual(await tasks(), ['officers found 3', 'owners found 3', 'profile found 3']);
});

test('what the first extract does not speak of is no question', async () => {
  const { handIn, tasks } = await begun();
  await handIn(silent);
  assert.deepEqual(await tasks(), ['officers found 1', 'profile found 1']);
});

test('a reader that fails is told, though the others found something', async () => {
  const { runs } = await begun();
  const [profile, officers] = egrul().readers;
  assert.ok(profile && officers);
  const broken = { ...officers, read: () => assert.fail() };
  const read = await runs.handedFiles.read(
    { ...egrul(), readers: [profile, broken] },
    number,
    Buffer.from(egrulFixture),
  );
  assert.deepEqual([read.readings.length, read.faults.map(({ code }) => code)], [1, ['broken']]);
});

test('a question that waits, was silent or was dropped takes a file; one that is being asked refuses it', async () => {
  for (const [state, isTaken] of Object.entries({
    waiting: true,
    unavailable: true,
    dropped: true,
    asked: false,
  })) {
    const { handIn, tasks, runId } = await begun();
    await world.database.pool.query(
      `INSERT INTO research_tasks (id, run_id, source, part, state, run_after)
       VALUES (gen_random_uuid(), $1, 'egrul', 'profile', $2, now())`,
      [runId, state],
    );
    assert.equal(await handIn(silent), isTaken, state);
    assert.ok((await tasks()).includes(isTaken ? 'profile found 1' : 'profile asked 1'), state);
  }
});
