import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { type LibraryLink, makeLinks } from './library-links.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

type CopyOrder = Readonly<{
  root: string;
  version: string;
  links: readonly LibraryLink[];
  user: ServerUser | undefined;
}>;

/**
 * Copies the PostgreSQL programs once into the temporary folder of the machine, readable by every user but written
 * by us alone, and returns the folder. A copy that is already there is used if it is ours and complete.
 */
export function copyBinaries({ root, version, links, user }: CopyOrder): string {
  const parent = [tmpdir(), '/var/tmp', '/tmp'].find((place) => isUsable(place, user));
  if (parent === undefined) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL programs in ${root} cannot be used by user ${user?.uid ?? 'id of this process'}, and no temporary folder can hold a copy: ` +
        'move the checkout to a folder that user can enter, or make node_modules writable.',
    );
  }
  const final = join(parent, `countercheck-postgres-${version}-${process.getuid?.() ?? 'user'}`);
  const files = listFiles(root);
  if (isOwnFolder(final)) {
    if (isComplete(final, root, files, links)) return final;
    const worn = `${final}.worn-${process.pid}`;
    renameSync(final, worn);
    rmSync(worn, { recursive: true, force: true });
  }
  const draft = mkdtempSync(`${final}.`);
  copyFiles(root, draft, files);
  makeLinks(draft, links);
  return install(draft, final);
}

function isUsable(place: string, user: ServerUser | undefined): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true && mayEnter(user, place);
}

/** The name can be guessed and anybody may create it: a link, or a folder somebody else can write, is refused. */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  const isOurs = found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0;
  if (found.isDirectory() && isOurs) return true;
  throw new EmbeddedPostgresError(
    `${path} should hold our copy of PostgreSQL but belongs to somebody else or is open for writing: remove it and start again.`,
  );
}

/** Static archives and headers serve compilers only, so they stay behind. */
function listFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'native'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Temporary folders are swept by age, file by file, so a copy is trusted only if nothing is missing. */
function isComplete(
  copy: string,
  root: string,
  files: readonly string[],
  links: readonly LibraryLink[],
): boolean {
  const sizeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.size;
  const sameFiles = files.every((file) => sizeOf(join(copy, file)) === sizeOf(join(root, file)));
  return sameFiles && links.every(({ target }) => sizeOf(join(copy, target)) !== undefined);
}

/** Modes are set whatever the umask of the installation was: everybody reads, we alone write. */
function copyFiles(root: string, draft: string, files: readonly string[]): void {
  const made = new Set<string>();
  chmodSync(draft, 0o755);
  for (const file of files) {
    const steps = file.split(/[\\/]/).slice(0, -1);
    for (let depth = 1; depth <= steps.length; depth += 1) {
      const folder = join(draft, ...steps.slice(0, depth));
      if (made.has(folder)) continue;
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      made.add(folder);
    }
    copyFileSync(join(root, file), join(draft, file));
    chmodSync(join(draft, file), (statSync(join(root, file)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** Puts the finished copy in place at once; of two processes doing so, the second uses what the first made. */
function install(draft: string, final: string): string {
  try {
    renameSync(draft, final);
  } catch (error) {
    const code = systemErrorCode(error);
    const isTaken = code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM';
    if (!isTaken || !isOwnFolder(final)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return final;
}
