import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { webAppNames as names, type WebAppName } from './web-build/web-app-names.ts';

/** What a built application is made of; a change in any of these files makes it stale. */
const sources = [
  'bin/build.ts',
  'bin/web-build/**/*',
  'bin/countries/*.json',
  'src/modules/reports/dossier/*.ts',
  'package-lock.json',
  'src/{ui,names,findings,kernel}/**/*',
  'src/{modules,workflows}/**/{contract,texts,*-states,*-rules}.ts',
  'src/modules/**/{web,texts}/**/*',
  'src/modules/content/**/*.ts',
  'content/**/*',
];

const repository = path.resolve(import.meta.dirname, '..');

const named = names.find((name) => name === process.argv[2]);
if (named === undefined) await buildAll();
else await buildWebApp(named);

/** Builds what is stale, each application in a process of its own: bundling keeps hardly more than one core busy. */
async function buildAll(): Promise<void> {
  const stamps = await Promise.all(names.map(stampOf));
  const stale = names.filter((_name, index) => stamps[index]?.isFresh !== true);
  for (const name of names) if (!stale.includes(name)) console.log(`${name}: up to date`);
  // Whoever saved a file of a country and starts the product is to see it everywhere.
  if (stale.length > 0) {
    const { writeSlices } = await import('./countries/write-slices.ts');
    for (const file of writeSlices()) console.log(`${file}: made of content/countries`);
  }
  if (stale.length === 1 && stale[0] !== undefined) return buildWebApp(stale[0]);
  const children = stale.map((name) =>
    spawn(process.execPath, [import.meta.filename, name], { stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  const codes = await Promise.all(
    children.map((child) => new Promise<number | null>((resolve) => child.once('exit', resolve))),
  );
  if (codes.some((code) => code !== 0)) process.exitCode = 1;
}

/** Whether the last build of `src/<name>` was made of the very same sources, and the mark of those there are now. */
async function stampOf(name: WebAppName): Promise<{ file: string; stamp: string; isFresh: boolean }> {
  const file = path.join(repository, 'build', name, 'sources.sha256');
  const stamp = await digestOf([...sources, `src/${name}/**/*`]);
  const last = await readFile(file, 'utf8').catch(() => undefined);
  return { file, stamp, isFresh: last === stamp };
}

/** Builds `src/<name>` to `build/<name>`. What it takes is loaded here: each start asks, and most find everything up to date. */
async function buildWebApp(name: WebAppName): Promise<void> {
  const { file, stamp } = await stampOf(name);
  const startedAt = performance.now();
  const root = path.join(repository, 'src', name);
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  });
  await builder.buildApp();
  const { compressAssets } = await import('./web-build/compress-assets.ts');
  await compressAssets(path.join(repository, 'build', name, 'client'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, stamp);
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
