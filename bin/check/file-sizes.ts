import { readFileSync } from 'node:fs';
import { type Outcome, root } from './check.ts';
import { isTest, listFiles } from './list-files.ts';

/** Name and length of one file. */
export type FileSize = Readonly<{ file: string; lines: number }>;

const medianLines = 60;
const longestLines = 300;
const fullestFolder = 25;
const generated = 'src/platform/database/schema.ts';

/** Files are short: all count for the longest, those of `src` that are no tests for the median. Folders are small. */
export function checkSizes(): Outcome {
  const files = listFiles('{src,bin,bench,database,e2e,testing}/**/*.{ts,tsx}').filter(
    (file) => file !== generated,
  );
  const { findings, note } = sizeOutcome(
    files.map((file) => ({ file, lines: countLines(readFileSync(new URL(file, root), 'utf8')) })),
  );
  return { findings: [...findings, ...fullFolders(files)], note };
}

/** Folders with more than 25 files of code beside each other; journeys are a list, not a room. */
export function fullFolders(files: readonly string[]): string[] {
  const code = files.filter((file) => !isTest(file) && !file.startsWith('e2e/'));
  return [...Map.groupBy(code, (file) => file.slice(0, file.lastIndexOf('/')))]
    .filter(([, inside]) => inside.length > fullestFolder)
    .map(([folder, inside]) => `${folder} has ${inside.length} files, more than ${fullestFolder}`);
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
