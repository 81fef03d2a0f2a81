import assert from 'node:assert/strict';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chooseServerUser, findSystemUser, mayEnter } from './server-user.ts';
import { startEmbeddedPostgres } from './supervisor.ts';
import { areGone, ask, makeTestFolder } from './test-folder.ts';
import { spawnTestParent } from './test-parent.ts';

const isRoot = process.getuid?.() === 0;
const ordinary = { uid: 65_534, gid: 65_534 };
const needsRoot = { skip: isRoot ? false : 'only root can hand the server to another user' };
const reachable =
  isRoot &&
  [process.execPath, fileURLToPath(import.meta.url)].every((path) => mayEnter(ordinary, dirname(path)));

test('an ordinary user runs the database as itself', {
  skip: reachable ? false : 'no root, or the checkout is closed to others',
}, async () => {
  using folder = makeTestFolder();
  const dataDir = join(folder.path, 'var');
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, ordinary.uid, ordinary.gid);
  const parent = await spawnTestParent(dataDir, ordinary);
  assert.deepEqual(await ask(parent.place.url, 'create table mine (id int)'), []);
  assert.equal(statSync(`/proc/${parent.place.pid}`).uid, ordinary.uid);
  parent.process.kill('SIGKILL');
  assert.ok(await areGone([parent.place.pid], 5_000));

  // Root may open it later, runs it as its owner, and leaves it usable for the owner.
  const asRoot = await startEmbeddedPostgres({ dataDir });
  assert.equal(statSync(`/proc/${asRoot.pid}`).uid, ordinary.uid);
  assert.deepEqual(await ask(asRoot.url, 'select * from mine'), []);
  await asRoot.stop();
  const again = await spawnTestParent(dataDir, ordinary);
  again.process.stdin?.end();
  assert.ok(await areGone([again.place.pid], 5_000));
});

test('an ordinary user is told when the data belongs to somebody else', {
  skip: reachable ? false : 'no root, or the checkout is closed to others',
}, async () => {
  using folder = makeTestFolder();
  await assert.rejects(
    spawnTestParent(join(folder.path, 'var'), ordinary),
    /^Error: PostgreSQL cannot use .*EACCES[^\n]*$/,
  );
});

test('root runs the database below a folder that nobody else may enter', needsRoot, async () => {
  using folder = makeTestFolder();
  const closed = join(folder.path, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const dataDir = join(closed, 'var');
  const database = await startEmbeddedPostgres({ dataDir });
  await ask(database.url, 'create table kept (id int)');
  assert.notEqual(statSync(`/proc/${database.pid}`).uid, 0);
  await database.stop();
  const parent = await spawnTestParent(dataDir);
  assert.deepEqual(await ask(parent.place.url, 'select * from kept'), []);
  parent.process.kill('SIGKILL');
  assert.ok(await areGone([parent.place.pid], 5_000));
});

test('the owner of an existing cluster is the user of the server', needsRoot, () => {
  using folder = makeTestFolder();
  assert.deepEqual(
    chooseServerUser(join(folder.path, 'pg18')),
    findSystemUser('postgres') ?? findSystemUser('nobody') ?? ordinary,
  );
  chownSync(folder.path, 12_345, 23_456);
  assert.deepEqual(chooseServerUser(folder.path), { uid: 12_345, gid: 23_456 });
});

test('mayEnter agrees with the system about closed folders', needsRoot, () => {
  using folder = makeTestFolder();
  const inner = join(folder.path, 'closed', 'inner');
  mkdirSync(inner, { recursive: true });
  assert.equal(mayEnter(ordinary, inner), true);
  mkdirSync(join(folder.path, 'private'), { mode: 0o700 });
  mkdirSync(join(folder.path, 'private', 'open'), { mode: 0o755 });
  assert.equal(mayEnter(ordinary, join(folder.path, 'private', 'open')), false);
  assert.equal(mayEnter(undefined, join(folder.path, 'private', 'open')), true);
});
