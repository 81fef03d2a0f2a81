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

/** Optional packages that a locked package names but the lockfile does not hold, with the version it names. */
export function missingOptional({ packages }: Lockfile): { name: string; version: string; isDev: boolean }[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, isDev: dev })),
  );
}

/**
 * npm leaves a platform's package out of the lockfile when the registry in use does not have it, and `npm ci` then
 * refuses the file everywhere. This adds them with the exact version their parent names; the name says the platform.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const added = missingOptional(lockfile).map(({ name, version, isDev }): [string, Entry] => [
    `node_modules/${name}`,
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
