import { readFileSync } from 'node:fs';
import { mediaNames } from '../../src/kernel/breakpoints.ts';
import { type Outcome, root } from './check.ts';
import { isTest, listFiles } from './list-files.ts';

const source = 'src/kernel/breakpoints.ts';

/** The widths at which layouts change stand in one file; everybody else names them. */
export function checkMediaQueries(): Outcome {
  const files = listFiles('src/**/*.{css,ts,tsx}').filter((file) => file !== source && !isTest(file));
  return {
    findings: files.flatMap((file) => mediaFindings(file, readFileSync(new URL(file, root), 'utf8'))),
    note: `${files.length} files`,
  };
}

/** Queries of one file that measure by themselves, in a style sheet or a script, and names that nobody has given. */
export function mediaFindings(file: string, text: string): string[] {
  const queries = text.match(/@media[^{;]*|matchMedia\([^)]*\)|\bmedia="[^"]*"/g) ?? [];
  return queries.flatMap((query) => {
    const unknown = [...query.matchAll(/\((--[\w-]+)\)/g)].find(
      ([, name]) => !Object.hasOwn(mediaNames, name ?? ''),
    );
    if (unknown !== undefined) return [`${file}: ${source} has no ${unknown[1]}`];
    return /\d(px|r?em)\b/.test(query)
      ? [`${file}: "${query.trim()}" measures by itself, use a name of ${source}`]
      : [];
  });
}
