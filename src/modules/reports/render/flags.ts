import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

/** The flags of countries as SVG by their code; a code without a flag is left out. */
export function flagsOf(codes: Iterable<string>): Record<string, string> {
  const entries = [...new Set(codes)].flatMap((code) => {
    if (!/^[A-Z]{2}$/.test(code)) return [];
    try {
      return [[code, readFileSync(join(folder, `${code}.svg`), 'utf8')] as const];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(entries);
}
