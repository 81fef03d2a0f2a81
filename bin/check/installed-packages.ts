import { readFileSync } from 'node:fs';
import { type Outcome, root } from './check.ts';

type Manifest = Readonly<{
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}>;

/** Packages that package.json wants in another version than lies in node_modules, as after somebody else's change. */
export function checkInstalled(): Outcome {
  const { dependencies, devDependencies } = readManifest('package.json') ?? {};
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const findings = wanted.flatMap(([name, version]) => {
    const installed = readManifest(`node_modules/${name}/package.json`)?.version;
    if (installed === version) return [];
    return [`${name} ${version} is wanted, ${installed ?? 'none'} is installed: run npm ci`];
  });
  return { findings, note: `${wanted.length} packages` };
}

function readManifest(file: string): Manifest | undefined {
  try {
    // A manifest is written by npm: what of it is read is what its format says.
    return JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
