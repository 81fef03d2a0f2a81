import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system user under whom PostgreSQL runs. */
export type ServerUser = Readonly<{ uid: number; gid: number }>;

/** What Linux systems agree to call "nobody" when no such name is listed. */
const nobody: ServerUser = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root hands it to another user; undefined means "as ourselves".
 * The owner of an existing data directory wins, because PostgreSQL opens only what its user owns.
 */
export function chooseServerUser(clusterDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findSystemUser('postgres') ?? findSystemUser('nobody') ?? nobody;
}

/** Looks a name up in /etc/passwd; a machine or container without the name, or without the file, is normal. */
export function findSystemUser(name: string): ServerUser | undefined {
  let passwd = '';
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return undefined;
  }
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  const found = { uid: Number(uid), gid: Number(gid) };
  return Number.isSafeInteger(found.uid) && found.uid > 0 && Number.isSafeInteger(found.gid)
    ? found
    : undefined;
}

/** Whether `user` may walk into a directory: every directory above it, and it itself, must let the user through. */
export function mayEnter(user: ServerUser | undefined, directory: string): boolean {
  if (user === undefined) return true;
  for (let at = directory; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
