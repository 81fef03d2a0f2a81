import assert from 'node:assert/strict';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { copyBinaries } from './binaries-copy.ts';
import { makeLinks } from './library-links.ts';
import { makeTestFolder } from './test-folder.ts';

const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
const savedTmp = process.env.TMPDIR;
const folder = makeTestFolder();
const root = join(folder.path, 'package');

before(() => {
  for (const name of ['bin', 'lib']) mkdirSync(join(root, 'native', name), { recursive: true });
  writeFileSync(join(root, 'native', 'bin', 'postgres'), 'program', { mode: 0o700 });
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  writeFileSync(join(root, 'native', 'lib', 'libpq.a'), 'archive');
  process.env.TMPDIR = folder.path;
});
after(() => {
  if (savedTmp === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = savedTmp;
  folder[Symbol.dispose]();
});

const copy = (version: string) => copyBinaries({ root, version, links, user: undefined });

test('a copy holds programs and libraries that everybody may read, and the links', () => {
  const place = copy('1');
  assert.equal(lstatSync(join(place, 'native', 'bin', 'postgres')).mode & 0o777, 0o755);
  assert.equal(lstatSync(join(place, 'native', 'lib', 'libpq.so.5.18')).mode & 0o777, 0o644);
  assert.equal(lstatSync(place).mode & 0o777, 0o755);
  assert.equal(readFileSync(join(place, 'native', 'lib', 'libpq.so.5'), 'utf8'), 'library');
  assert.deepEqual(readdirSync(join(place, 'native', 'lib')).sort(), ['libpq.so.5', 'libpq.so.5.18']);
});

test('a copy is used again, and made anew when something was swept away', () => {
  const place = copy('2');
  const made = lstatSync(place).ino;
  assert.equal(copy('2'), place);
  assert.equal(lstatSync(place).ino, made);
  rmSync(join(place, 'native', 'lib', 'libpq.so.5.18'));
  assert.equal(copy('2'), place);
  assert.equal(readFileSync(join(place, 'native', 'lib', 'libpq.so.5'), 'utf8'), 'library');
  assert.deepEqual(
    readdirSync(folder.path).filter((name) => name.includes('worn')),
    [],
  );
});

test('a folder somebody else could have prepared is refused', () => {
  const place = copy('3');
  chmodSync(place, 0o777);
  assert.throws(() => copy('3'), /belongs to somebody else or is open for writing/);
  rmSync(place, { recursive: true });
  symlinkSync(root, place);
  assert.throws(() => copy('3'), /belongs to somebody else/);
});

test('links are made once, and again making them is no fault', () => {
  assert.equal(makeLinks(root, links), true);
  assert.equal(makeLinks(root, links), true);
  assert.equal(readFileSync(join(root, 'native', 'lib', 'libpq.so.5'), 'utf8'), 'library');
});
