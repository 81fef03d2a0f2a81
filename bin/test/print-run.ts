import type { FileRun, Tally } from './tally.ts';

/** One line for a file that passed; every failure in full, and what the file printed, for one that did not. */
export function printRun(run: FileRun, { passed, skipped, failures }: Tally): void {
  const counts = [
    `${passed} passed`,
    failures.length > 0 ? `${failures.length} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  const seconds = (run.durationMs / 1000).toFixed(1);
  const mark = failures.length > 0 ? '✖' : '✔';
  console.log(`${mark} ${seconds.padStart(6)} s  ${run.file}: ${counts.filter(Boolean).join(', ')}`);
  for (const { name, where, detail } of failures) {
    console.log(`    ✖ ${name}\n      at ${where}`);
    if (detail !== '') console.log(indent(detail, 6));
  }
  const output = run.output.trim();
  if (failures.length > 0 && output !== '') console.log(`    it printed:\n${indent(output, 6)}`);
}

function indent(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}
