import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { minuteMs } from '#kernel/clock.ts';
import { openResearch, register } from '#testing/research/research-world.ts';
import { documents, officers } from '#testing/research/source-server.ts';
import { accountsFixture } from '../companies-house/readings/accounts-fixture.ts';
import { egrulFixture } from '../egrul/egrul-fixture.ts';
import { fileSources } from '../file-sources.ts';
import type { FileSource } from '../sources/file-source.ts';
import type { Source, SourceAnswerPart } from '../sources/source.ts';

let world: Awaited<ReturnType<typeof openResearch>>;
before(async () => {
  world = await openResearch();
  // Of an order nothing but its id is asked here.
  await world.database.pool.query('ALTER TABLE research_runs DROP CONSTRAINT research_runs_order_id_fkey');
});
afterEach(() => world.clear());
after(() => world.close());

const always = () => Promise.resolve(true);

/** The register with a part one version on, changed as a newer release would; its officers are read in small letters. */
function raised(code: string, change: Partial<SourceAnswerPart> = {}): Source {
  return {
    ...register,
    parts: register.parts.map((part) => {
      if (part.reader.part !== code) return part;
      const read: typeof part.reader.read = (bytes, context) => {
        const said = part.reader.read(bytes, context);
        return {
          ...said,
          findings: said.findings.map((one) =>
            one.kind === 'officer' ? { ...one, name: one.name.toLowerCase() } : one,
          ),
        };
      };
      return { ...part, ...change, reader: { ...part.reader, version: part.reader.version + 1, read } };
    }),
  };
}

async function asked() {
  world.answers.set('/officers', officers('DOE, Jane'));
  world.answers.set('/filing-history', documents('d1'));
  world.answers.set('/document/d1', (response) =>
    response.end(accountsFixture([['CurrentAssets', 'now', '1']])),
  );
  const [runs, orderId] = [world.start(), randomUUID()];
  const runId = await world.begin(runs, '01234567', orderId);
  await runs.drain();
  return { runs, runId, orderId, ...told(runs, runId) };
}

function told(runs: ReturnType<typeof world.start>, runId: string) {
  return {
    found: async () =>
      (await runs.readings(world.db, runId)).flatMap(({ findings }) =>
        findings.map((one) => (one.kind === 'officer' ? one.name : one.kind)),
      ),
    states: () => world.statesOf(runs, runId),
    events: async () =>
      (
        await world.database.pool.query(
          `SELECT e.event FROM research_task_events e JOIN research_tasks t ON t.id = e.task_id
           WHERE t.run_id = $1 AND e.event LIKE 'read_again%' ORDER BY e.id`,
          [runId],
        )
      ).rows.map(({ event }) => event),
  };
}

test('bytes that are gone or are others, and a call without an address, are tried once', async () => {
  const spoil: Readonly<Record<string, (path: string) => Promise<void>>> = {
    gone: (path) => rm(path),
    others: (path) => writeFile(path, 'other bytes'),
    'no address': async () => {},
  };
  for (const [what, change] of Object.entries(spoil)) {
    const { orderId, found, events } = await asked();
    const { rows } = await world.database.pool.query(
      "SELECT sha256 FROM snapshots WHERE url LIKE '%/officers%' ORDER BY id DESC LIMIT 1",
    );
    const sha256 = String(rows[0].sha256);
    await change(join(world.folder, sha256.slice(0, 2), sha256));
    const nowhere = { first: () => ({ path: '/officers', accept: '*/*', base: 'nowhere' }) };
    const newer = world.start([raised('officers', what === 'no address' ? nowhere : {})]);
    await newer.readAgain([orderId], always);
    world.clock.advance(2 * minuteMs);
    await newer.readAgain([orderId], always);
    assert.deepEqual(
      [await found(), await events()],
      [['statement', 'DOE, Jane'], ['read_again_in_vain']],
      what,
    );
    await world.clear();
    for (const folder of await readdir(world.folder))
      await rm(join(world.folder, folder), { recursive: true });
  }
});

test('what cannot be written is told and tried again, and holds nobody up', async () => {
  const { orderId, found } = await asked();
  const newer = world.start([raised('officers')]);
  await world.database.pool.query('ALTER TABLE earlier_findings RENAME COLUMN fault TO was_fault');
  await newer.readAgain([orderId], always);
  await world.database.pool.query('ALTER TABLE earlier_findings RENAME COLUMN was_fault TO fault');
  assert.ok((await found()).includes('DOE, Jane'));
  world.clock.advance(2 * minuteMs);
  await newer.readAgain([orderId], always);
  assert.ok((await found()).includes('doe, jane'));
});

test('an answer is read as that of its own call; where only the query is another, of the one in its place', async () => {
  const call = (path: string) => ({ first: () => ({ path, query: { since: '2026' }, accept: '*/*' }) });
  const cases = {
    '/company/01234567/officers': ['doe, jane', 'read_again'],
    '/company/01234567/secretaries': ['DOE, Jane', 'read_again_in_vain'],
  };
  for (const [path, [name, event]] of Object.entries(cases)) {
    const { orderId, found, events } = await asked();
    await world.start([raised('officers', call(path))]).readAgain([orderId], always);
    assert.deepEqual([(await found()).at(-1), await events()], [name, [event]], path);
    await world.clear();
  }
});

test('what the newer reader no longer reaches keeps the whole reading of the one before', async () => {
  const { orderId, found, states, events } = await asked();
  await world.start([raised('accounts', { next: () => [] })]).readAgain([orderId], always);
  assert.deepEqual(await found(), ['statement', 'DOE, Jane']);
  assert.deepEqual(await states(), { accounts: 'found', officers: 'found' });
  assert.deepEqual(await events(), ['read_again_in_vain']);
});

test('what a process of an older release has read over a newer one is read again, once', async () => {
  const { orderId, found, events } = await asked();
  const newer = world.start([raised('officers')]);
  await newer.readAgain([orderId], always);
  world.clock.advance(minuteMs);
  // It knows nothing of versions of questions.
  await world.database.pool.query(
    `UPDATE findings SET reader_version = reader_version - 1, findings = replace(findings::text, 'doe, jane', 'DOE, J.')::jsonb,
       read_at = $1 WHERE reader = 'companies-house/officers'`,
    [world.clock.now()],
  );
  assert.ok((await found()).includes('DOE, J.'));
  world.clock.advance(minuteMs);
  await newer.readAgain([orderId], always);
  await newer.readAgain([orderId], always);
  assert.deepEqual([(await found()).at(-1), await events()], ['doe, jane', ['read_again', 'read_again']]);
});

test('a file that was handed in by a later number of the company keeps what it said', async () => {
  const egrul = fileSources.find(({ code }) => code === 'egrul');
  assert.ok(egrul);
  const newer: FileSource = {
    ...egrul,
    readers: egrul.readers.map((reader) => ({
      ...reader,
      version: reader.version + 1,
      read: (bytes, context) =>
        context.subjectNumber === '1027700000000'
          ? reader.read(bytes, context)
          : { state: 'nothing_found', findings: [], remarks: [] },
    })),
  };
  const [runs, orderId] = [world.start([]), randomUUID()];
  const runId = await world.begin(runs, '1027700000018', orderId);
  const read = await runs.handedFiles.read(egrul, '1027700000000', Buffer.from(egrulFixture));
  const file = { ...read, sha256: await runs.handedFiles.store(read) };
  await world.db.transaction().execute((tx) => runs.handedFiles.keep(tx, runId, egrul, file, 'account:a'));
  const { found, states, events } = told(runs, runId);
  const was = await found();
  await world.start([], { fileSources: [newer] }).readAgain([orderId], always);
  assert.deepEqual([await found(), was.length > 0], [was, true]);
  assert.deepEqual(await states(), { officers: 'found', owners: 'found', profile: 'found' });
  assert.deepEqual(new Set(await events()), new Set(['read_again_in_vain']));
});
