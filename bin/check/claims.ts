import { readFileSync } from 'node:fs';
import { type Outcome, root } from './check.ts';
import { listFiles } from './list-files.ts';

const page = 'docs/claims.md';

/** A sentence that the site says of the report, the file that says it and the test that fails when it is not true. */
type Claim = Readonly<{ quote: string; file: string; test: string }>;

/** Every claim of the table stands in its file, word for word, and its test is there. */
export function checkClaims(): Outcome {
  const known = new Set(listFiles('{src,content,e2e,bin,testing}/**/*.{ts,tsx,md,yaml}'));
  const read = (file: string) => (known.has(file) ? readFileSync(new URL(file, root), 'utf8') : undefined);
  const claims = claimsIn(readFileSync(new URL(page, root), 'utf8'));
  return { findings: claimFindings(claims, read), note: `${claims.length} claims` };
}

/** The rows of the table: the quote as it is, the files between back quotes. */
export function claimsIn(text: string): Claim[] {
  return text.split('\n').flatMap((line) => {
    const [, quote, file, test] = /^\| (.+?) +\| `([^`]+)` +\| `([^`]+)` +\|$/.exec(line) ?? [];
    return quote === undefined || file === undefined || test === undefined ? [] : [{ quote, file, test }];
  });
}

/** What is wrong with claims; `read` answers undefined for a file that is not there. */
export function claimFindings(
  claims: readonly Claim[],
  read: (file: string) => string | undefined,
): string[] {
  if (claims.length === 0) return [`${page}: no claim is listed`];
  return claims.flatMap(({ quote, file, test }) => {
    const text = read(file);
    if (text === undefined) return [`${page}: ${file} is not there`];
    if (!text.includes(quote)) return [`${page}: ${file} does not say “${quote}”`];
    if (!/\.test\.tsx?$/.test(test) || read(test) === undefined)
      return [`${page}: no test ${test} holds “${quote}”`];
    return [];
  });
}
