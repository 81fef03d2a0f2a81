import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { compressAssets } from './compress-assets.ts';
import type { WebAppName } from './web-app.ts';

/** What a built application is made of; a change in any of these files makes it stale. */
const sources = [
  'bin/{build,web-app,content-files,country-flags,early-script,compress-assets,site-paths,without-instrumentation,written-links}.ts',
  'bin/site-images/*',
  'package-lock.json',
  'src/{ui,kernel}/**/*',
  'src/{modules,workflows}/**/{contract,texts,*-states}.ts',
  'src/modules/**/{web,texts}/**/*',
  'src/modules/content/**/*.ts',
  'content/**/*',
];

const repository = path.resolve(import.meta.dirname, '..');

await buildWebApp('site');
if (existsSync(path.join(repository, 'src/backoffice/routes.ts'))) await buildWebApp('backoffice');

/** Builds `src/<name>` to `build/<name>` unless the last build was made of the very same sources. */
async function buildWebApp(name: WebAppName): Promise<void> {
  const stampFile = path.join(repository, 'build', name, 'sources.sha256');
  const stamp = await digestOf([...sources, `src/${name}/**/*`]);
  const last = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (last === stamp) {
    console.log(`${name}: up to date`);
    return;
  }
  const startedAt = performance.now();
  const root = path.join(repository, 'src', name);
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  });
  await builder.buildApp();
  await compressAssets(path.join(repository, 'build', name, 'client'));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  console.log(`${name}: built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function digestOf(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob([...patterns], { cwd: repository, withFileTypes: true })) {
    if (entry.isFile() && !isIgnored(entry.name)) files.push(path.join(entry.parentPath, entry.name));
  }
  const digest = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    digest.update(path.relative(repository, file)).update(await readFile(file));
  }
  return digest.digest('hex');
}

function isIgnored(name: string): boolean {
  return name.endsWith('.test.ts') || name === 'README.md';
}
