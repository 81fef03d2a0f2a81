import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './check.ts';

/** Files under the root that match, named from there with slashes, sorted. */
export function listFiles(...patterns: string[]): string[] {
  const found = globSync(patterns, { cwd: fileURLToPath(root), exclude: ['**/node_modules/**'] });
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
