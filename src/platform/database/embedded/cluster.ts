import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, systemErrorCode, wordsOf } from './embedded-postgres-error.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

/** Name of the role, of the database, and of the file in the cluster that holds the role's password. */
export const roleName = 'countercheck';
const passwordFile = 'countercheck-password';

/**
 * The path under which PostgreSQL, running as `user`, finds a directory that we hand it as working directory.
 * Below a parent that the user may not enter (/root) its working directory is still open to it, under this name.
 */
export function pathForServer(directory: string, user: ServerUser | undefined): string {
  if (mayEnter(user, directory)) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `User ${user?.uid}, who must run PostgreSQL because root may not, cannot enter ${directory}: choose a DATA_DIR all users can walk to.`,
  );
}

/** What a program needs to be found and run; passwords in other variables are none of PostgreSQL's business. */
const keptVariables =
  /^(PATH|HOME|USER|LD_LIBRARY_PATH|DYLD_\w+|TMPDIR|TEMP|TMP|SystemRoot|ComSpec|PATHEXT|USERPROFILE)$/i;

/** What PostgreSQL and initdb see of our environment: nothing that could turn their settings or their language. */
export function serverEnvironment(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && keptVariables.test(name)) kept[name] = value;
  }
  return { ...kept, LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'C', TZ: 'UTC' };
}

/**
 * Makes the cluster if there is none. It is built beside its place and moved there whole, so a kill half-way leaves
 * either nothing or everything.
 */
export async function createClusterIfMissing(
  clusterDir: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  isDurable: boolean,
): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  refuseForeignFiles(clusterDir);
  const staging = `${clusterDir}.new-${process.pid}`;
  removeOldStaging(clusterDir);
  const fresh = join(staging, 'cluster');
  const password = randomBytes(24).toString('base64url');
  try {
    makePrivateFolder(staging, user);
    makePrivateFolder(fresh, user);
    writePrivateFile(join(staging, 'password'), password, user);
    await initialise(fresh, binaries, user, isDurable);
    writePrivateFile(join(fresh, passwordFile), password, user);
    renameSync(fresh, clusterDir);
    if (isDurable) flushFolder(dirname(clusterDir));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Reads the password of the role; it lives inside the cluster, so the two cannot part. */
export function readPassword(clusterDir: string): string {
  const path = join(clusterDir, passwordFile);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const isDenied = systemErrorCode(cause) === 'EACCES';
    throw new EmbeddedPostgresError(
      isDenied
        ? `${clusterDir} belongs to another user: start as that user (or as root), or set another DATA_DIR.`
        : `The password file ${path} cannot be read: restore it from a backup.`,
      { cause },
    );
  }
}

async function initialise(
  directory: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  isDurable: boolean,
): Promise<void> {
  const path = pathForServer(directory, user);
  const args = [
    `--pgdata=${path}`,
    `--username=${roleName}`,
    `--pwfile=${path}/../password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeArguments(),
    ...(isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(binaries.initdb, args, { cwd: directory, env: serverEnvironment(), ...user });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    const line = output.split('\n').find((text) => text.includes('error:')) ?? wordsOf(cause).split('\n')[0];
    throw new EmbeddedPostgresError(`PostgreSQL could not create its data in ${directory}: ${line}`, {
      cause,
    });
  }
}

/** Letters of all languages must count as letters, for searching; only Linux has the locale C.UTF-8 itself. */
function localeArguments(): readonly string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return process.platform === 'darwin' ? [...builtin, '--lc-ctype=en_US.UTF-8'] : builtin;
}

/** Makes the move itself survive a power cut; Windows cannot open a folder and needs no such thing. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function refuseForeignFiles(clusterDir: string): void {
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return;
  throw new EmbeddedPostgresError(
    `${clusterDir} is not empty and holds no PostgreSQL data: move its files away.`,
  );
}

/** Left by a start that was killed half-way; an initdb that still runs there finds its files gone and ends. */
function removeOldStaging(clusterDir: string): void {
  const parent = dirname(clusterDir);
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    if (path.startsWith(`${clusterDir}.new-`)) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

function makePrivateFolder(path: string, user: ServerUser | undefined): void {
  mkdirSync(path, { mode: 0o700 });
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}

function writePrivateFile(path: string, text: string, user: ServerUser | undefined): void {
  writeFileSync(path, `${text}\n`, { mode: 0o600, flush: true });
  chmodSync(path, 0o600);
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}
