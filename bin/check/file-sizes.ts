import { readFileSync } from 'node:fs';
import { type Outcome, root } from './check.ts';
import { isTest, listFiles } from './list-files.ts';

/** Name and length of one file. */
export type FileSize = Readonly<{ file: string; lines: number }>;

const medianLines = 60;
const longestLines = 300;
const generated = 'src/platform/database/schema.ts';

/** Files are short: all count for the longest, those of `src` that are no tests for the median. */
export function checkSizes(): Outcome {
  return sizeOutcome(
    listFiles('{src,bin,bench,database,e2e,testing}/**/*.{ts,tsx}')
      .filter((file) => file !== generated)
      .map((file) => ({ file, lines: countLines(readFileSync(new URL(file, root), 'utf8')) })),
  );
}

export function sizeOutcome(files: readonly FileSize[]): Outcome {
  const lines = files
    .filter(({ file }) => file.startsWith('src/') && !isTest(file))
    .map((file) => file.lines);
  const sorted = lines.toSorted((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  const long = files.filter((file) => file.lines > longestLines);
  return {
    findings: [
      ...(median > medianLines ? [`the median file has ${median} lines, more than ${medianLines}`] : []),
      ...long.map(({ file, lines }) => `${file} has ${lines} lines, more than ${longestLines}`),
    ],
    note: `${sorted.length} files, median ${median}, p90 ${quantile(sorted, 0.9)}, max ${sorted.at(-1) ?? 0} lines`,
  };
}

/** Lines of a text; a newline at its end opens no further line. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** The smallest value that at least this share of the sorted values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
