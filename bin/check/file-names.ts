import type { Outcome } from './check.ts';
import { listFiles } from './list-files.ts';

/** Names that say nothing about what is inside. */
const empty = new Set([
  'utils',
  'helpers',
  'common',
  'shared',
  'misc',
  'lib',
  'index',
  'types',
  'manager',
  'data',
]);
/** Those that say nothing even with a word before them: `string-utils`, `session-manager`. */
const emptyEndings = /-(utils|helpers|common|shared|misc|lib|manager)$/;

export function checkNames(): Outcome {
  const files = listFiles('{src,bin,testing,e2e,bench}/**/*.{ts,tsx}');
  return { findings: nameFindings(files), note: `${files.length} files` };
}

/** Refused names of files and folders, and spellings that are neither kebab-case.ts nor PascalCase.tsx. */
export function nameFindings(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const parts = file.split('/');
    const name = parts.pop() ?? '';
    const [stem = ''] = name.split('.');
    const refused = [...parts, stem].find((part) => empty.has(part) || emptyEndings.test(part));
    if (refused !== undefined) return [`${file}: "${refused}" is a refused name, call it by what it does`];
    const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem);
    const isPascal = /^([A-Z][a-z0-9]*)+$/.test(stem);
    if (isKebab || (isPascal && /^[^.]+(\.test)?\.tsx$/.test(name))) return [];
    return [`${file} is spelled neither kebab-case.ts nor PascalCase.tsx`];
  });
}
