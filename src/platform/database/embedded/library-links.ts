import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { systemErrorCode } from './embedded-postgres-error.ts';

/** A symbolic link the library folder needs; both paths are relative to the package. */
export type LibraryLink = Readonly<{ source: string; target: string }>;

/** The links the package says it needs, which npm could not carry. */
export function readLinks(root: string): readonly LibraryLink[] {
  try {
    // The package's own list of {source, target}; its shape is pinned together with the package version.
    return JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Makes the links that are missing; false where the folder cannot be written. Two processes may do it at once. */
export function makeLinks(root: string, links: readonly LibraryLink[]): boolean {
  for (const { source, target } of links) {
    const path = join(root, target);
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}
