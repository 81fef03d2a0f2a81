import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export type WatchedFile = Readonly<{ path: string; name: string; size: number; changedAt: number }>;

/** The newest file that `pattern` names; `*` in its last part stands for any letters. Undefined if there is none. */
export async function newestFile(pattern: string): Promise<WatchedFile | undefined> {
  const folder = dirname(pattern);
  const pieces = basename(pattern).split('*').map(RegExp.escape);
  const isWanted = new RegExp(`^${pieces.join('.*')}$`, 'u');
  const names = (await readdir(folder)).filter((name) => isWanted.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs, isFile } = await stat(path).then((found) => ({
        size: found.size,
        mtimeMs: found.mtimeMs,
        isFile: found.isFile(),
      }));
      return isFile ? [{ path, name, size, changedAt: mtimeMs }] : [];
    }),
  );
  return files.flat().sort((a, b) => b.changedAt - a.changedAt)[0];
}
