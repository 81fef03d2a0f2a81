import { readFileSync } from 'node:fs';
import { coverageFindings } from '../printed-commands/coverage.ts';
import { type Outcome, root } from './check.ts';
import { listFiles } from './list-files.ts';

/** Every command that README, CONTRIBUTING, ARCHITECTURE, SECURITY and docs print is run by a test, or says why not. */
export function checkPrintedCommands(): Outcome {
  const pages = listFiles('{README,CONTRIBUTING,ARCHITECTURE,SECURITY}.md', 'docs/**/*.md');
  return {
    findings: coverageFindings(
      pages.map((page) => ({ page, text: readFileSync(new URL(page, root), 'utf8') })),
    ),
    note: `${pages.length} pages`,
  };
}
