import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** One import, re-export or `import()` as written; `specifier` is `computed` where no text stands for it. */
export type Import = Readonly<{ specifier: string; isType: boolean }>;

/** A source file, named from the root of the project, with all it imports. */
export type SourceFile = Readonly<{ file: string; imports: readonly Import[] }>;

/** Stands for an `import(expression)` whose target cannot be read from the text. */
export const computed = '<computed>';

const doors: Readonly<Record<string, string>> = manifest.imports;

/**
 * What a specifier points at: a file named from the root (`src/kernel/money.ts`), `node:fs`, `npm:zod`,
 * or the specifier itself where it leads nowhere.
 */
export function resolveImport(file: string, written: string): string {
  const specifier = written.replace(/[?].*$/, '');
  if (written === computed) return computed;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#')) {
    const [door = '', ...rest] = specifier.split('/');
    const folder = doors[`${door}/*`];
    return folder === undefined ? specifier : posix.normalize(folder.replace('*', rest.join('/')));
  }
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') && second !== undefined ? `npm:${first}/${second}` : `npm:${first}`;
}
