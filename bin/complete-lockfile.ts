import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** An optional package that is missing, and where in the tree its parent would look for it first. */
type Missing = Readonly<{ name: string; path: string; version: string; isDev: boolean }>;

/** Optional packages that a locked package names but the lockfile does not hold, with the version it names. */
export function missingOptional({ packages }: Lockfile): Missing[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !fits(packages, path, name, version))
      .map(([name, version]) => ({ name, path: `${folderOf(path)}${name}`, version, isDev: dev })),
  );
}

/** Whether the package that its parent finds first, from its own folder upwards, is there in the version it names. */
function fits(packages: Lockfile['packages'], parent: string, name: string, version: string): boolean {
  for (
    let folder = `${parent}/node_modules/`;
    ;
    folder = folderOf(folder.slice(0, -'/node_modules/'.length))
  ) {
    const found = packages[`${folder}${name}`.replace(/^\//, '')];
    if (found !== undefined) return !/^\d/.test(version) || found.version === version;
    if (folder === 'node_modules/' || folder === '/node_modules/') return false;
  }
}

/** The `…/node_modules/` that a package lies in. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length) || 'node_modules/';
}

/**
 * npm leaves a platform's package out of the lockfile when the registry in use does not have it, and `npm ci` then
 * refuses the file everywhere. This adds them with the exact version their parent names; the name says the platform.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const added = missingOptional(lockfile).map(({ name, path, version, isDev }): [string, Entry] => [
    path,
    { version, ...(isDev ? { dev: true } : {}), optional: true, ...platformOf(name) },
  ]);
  const packages = Object.entries({ ...lockfile.packages, ...Object.fromEntries(added) });
  return { ...lockfile, packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.replace(/^@[^/]+\//, '').split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = os[0] === 'linux' && words.some((word) => word.startsWith('gnu'));
  const libc = isMusl ? ['musl'] : isGlibc ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(libc.length > 0 ? { libc } : {}),
  };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../package-lock.json');
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${missingOptional(lockfile).length} packages of other platforms added`);
  writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
}
